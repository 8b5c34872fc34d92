verify-file = { $name }
verify-between = Todos os arquivos juntos
verify-not-all = Nem todos os arquivos estão em ordem: o que está errado está acima.
verify-hand = Mão { $number }: { $what }
verify-sound = tudo certo
verify-false = { $faults ->
    [one] { $faults } falha
   *[other] { $faults } falhas
}
verify-summary = { $hands ->
    [one] { $hands } mão verificada: { $verdict }.
   *[other] { $hands } mãos verificadas: { $verdict }.
}
verify-counts = Cortadas pelos jogadores: { $cut }. Lacradas, mas não cortadas por ninguém: { $only_sealed }. Lacradas de novo: { $resealed }.
verify-more = … e mais { $count }.

verify-note-hands_missing = As mãos de { $first } a { $last } não estão no arquivo: ali a cadeia não foi verificada.
verify-note-nothing_in_common = Nenhuma mão está em mais de um arquivo.

verify-fault-another_table = foi jogada em outra mesa, não na da mão anterior.
verify-fault-number_order = vem depois da mão { $before }: os números têm de subir.
verify-fault-chain_broken = o lacre { $attempt } não contém o hash do lacre anterior.
verify-fault-attempts_order = os lacres não são de uma só mão ou não estão numerados 1, 2, 3 …
verify-fault-resealed_unopened = o lacre { $attempt } foi abandonado, e os seus baralhos não foram abertos.
verify-fault-resealed_seeds = o lacre { $attempt } foi abandonado, e os baralhos abertos não são os que foram lacrados.
verify-fault-resealed_in_vain = o lacre { $attempt } foi abandonado, embora todos tenham respondido.
verify-fault-dealt_after_opening = as cartas vieram de baralhos que já tinham sido abertos.
verify-fault-nonce_missing = o jogador do lugar { $seat } tinha prometido um número para o corte, e as cartas foram dadas sem ele.
verify-fault-nonce_differs = o jogador do lugar { $seat } teria revelado um número que não tinha prometido.
verify-fault-nonce_unasked = foi usado um número do lugar { $seat } que não tinha sido prometido.
verify-fault-own_commitment_missing = o que você prometeu para o lacre { $attempt } não está nele.
verify-fault-wrong_deck = o corte escolheu o outro baralho.
verify-fault-opened_seed = o baralho que não foi usado não é o que foi lacrado ou não tem 32 cartas diferentes.
verify-fault-leaves_differ = o baralho que foi usado não é o que foi lacrado.
verify-fault-start_differs = não foi jogada com os lugares, stacks, dealer e regras que foram lacrados.
verify-fault-dealing_order = as cartas não foram dadas na ordem dos lugares.
verify-fault-card_hidden = a { $place }.ª carta dada, do lugar { $seat }, devia ser conhecida e não é.
verify-fault-card_not_opened = a { $place }.ª carta dada, { $card }, não foi aberta.
verify-fault-card_differs = a { $place }.ª carta dada seria { $card }, mas foi aberta outra.
verify-fault-opening_differs = a carta { $card } não foi lacrada na posição { $position }.
verify-fault-opening_astray = a carta { $card } na posição { $position } foi aberta, mas não foi dada a quem a mostrasse.
verify-fault-card_twice = a carta { $card } aparece duas vezes.

verify-fault-roots_between = { $one } e { $other } viram baralhos diferentes no lacre { $attempt }.
verify-fault-records_between = { $one } e { $other } viram lacres { $attempt } diferentes.
verify-fault-attempts_between = { $one } e { $other } não têm o mesmo número de lacres.
verify-fault-reveals_between = { $one } e { $other } viram números diferentes para o corte do lacre { $attempt }.
verify-fault-cut_between = { $one } e { $other } viram cortes diferentes.
verify-fault-start_between = { $one } e { $other } divergem sobre lugares, stacks, dealer ou regras.
verify-fault-deal_between = { $one } e { $other } divergem sobre quem recebeu cartas.
verify-fault-card_between = { $one } e { $other } viram cartas diferentes como { $place }.ª carta dada, do lugar { $seat }.
verify-fault-claimed_between = { $one } e { $other } viram a carta { $card } em pontos diferentes da distribuição.

error-bad_proof = “{ $part }” falta ou não é o que uma prova tem ali.
error-proof_line = { $name }, linha { $line }: “{ $part }” falta ou não é o que uma prova tem ali.
error-not_json = { $name }, linha { $line }: isto não é JSON.
error-proof_too_long = { $name }, linha { $line }: mais de { $most } bytes.
error-no_proofs = Não há nenhuma prova em { $name }.
