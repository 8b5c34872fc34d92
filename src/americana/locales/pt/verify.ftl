verify-file = { $name }
verify-between = Todos os arquivos juntos
verify-hand = Mão { $number }: { $what }
verify-sound = tudo está certo
verify-false = { $faults ->
    [one] { $faults } falha
    [many] { $faults } de falhas
   *[other] { $faults } falhas
}
verify-summary = { $hands ->
    [one] { $hands } mão verificada: { $verdict }.
    [many] { $hands } de mãos verificadas: { $verdict }.
   *[other] { $hands } mãos verificadas: { $verdict }.
}
verify-counts = Cortadas pelos jogadores: { $cut }. Seladas, mas não cortadas por ninguém: { $only_sealed }. Seladas de novo: { $resealed }.
verify-more = … e mais { $count }.

verify-note-hands_missing = As mãos { $first } a { $last } não estão no arquivo: aí a cadeia não é verificada.
verify-note-nothing_in_common = Nenhuma mão está em mais de um dos arquivos.

verify-fault-another_table = foi jogada noutra mesa que não a da mão anterior.
verify-fault-number_order = segue a mão { $before }: os números têm de subir.
verify-fault-chain_broken = o selo { $attempt } não contém o hash do selo anterior.
verify-fault-attempts_order = os seus selos não são de uma só mão, ou não estão numerados 1, 2, 3 …
verify-fault-resealed_unopened = o selo { $attempt } foi abandonado e os seus baralhos não foram abertos.
verify-fault-resealed_seeds = o selo { $attempt } foi abandonado, e os baralhos abertos não são os que foram selados.
verify-fault-resealed_in_vain = o selo { $attempt } foi abandonado embora ninguém se tivesse calado.
verify-fault-dealt_after_opening = foi dada de baralhos que já tinham sido abertos.
verify-fault-nonce_missing = o lugar { $seat } tinha prometido um número para o corte, e deu-se sem ele.
verify-fault-nonce_differs = o lugar { $seat } teria revelado um número que não tinha prometido.
verify-fault-nonce_unasked = foi usado um número do lugar { $seat } que não tinha sido prometido.
verify-fault-own_commitment_missing = o que prometeu para o selo { $attempt } não está nele.
verify-fault-wrong_deck = o corte escolheu o outro baralho.
verify-fault-opened_seed = o baralho que não foi dado não é o que foi selado, ou não tem 32 cartas diferentes.
verify-fault-leaves_differ = o baralho que foi dado não é o que foi selado.
verify-fault-start_differs = não se jogou com os lugares, stacks, dealer e regras que foram selados.
verify-fault-dealing_order = as cartas não foram dadas aos lugares por ordem.
verify-fault-card_hidden = a carta { $place } dada, do lugar { $seat }, tem de ser conhecida e não é.
verify-fault-card_not_opened = a carta { $place } dada, { $card }, não foi aberta.
verify-fault-card_differs = a carta { $place } dada seria { $card }, mas foi aberta outra.
verify-fault-opening_differs = { $card } não foi selada na posição { $position }.
verify-fault-opening_astray = { $card } na posição { $position } foi aberta, mas não foi dada a quem a mostrasse.
verify-fault-card_twice = { $card } aparece duas vezes.

verify-fault-roots_between = { $one } e { $other } viram baralhos diferentes no selo { $attempt }.
verify-fault-records_between = { $one } e { $other } viram selos { $attempt } diferentes.
verify-fault-attempts_between = { $one } e { $other } não têm o mesmo número de selos.
verify-fault-reveals_between = { $one } e { $other } viram números diferentes para o corte do selo { $attempt }.
verify-fault-cut_between = { $one } e { $other } viram cortes diferentes.
verify-fault-start_between = { $one } e { $other } divergem sobre lugares, stacks, dealer ou regras.
verify-fault-deal_between = { $one } e { $other } divergem sobre a quem foram dadas cartas.
verify-fault-card_between = { $one } e { $other } viram cartas diferentes como carta { $place } dada, do lugar { $seat }.
verify-fault-claimed_between = { $one } e { $other } viram { $card } em sítios diferentes da distribuição.

error-bad_proof = “{ $part }” falta ou não é o que uma prova tem aí.
error-proof_line = { $name }, linha { $line }: “{ $part }” falta ou não é o que uma prova tem aí.
error-not_json = { $name }, linha { $line }: isto não é JSON.
error-proof_too_long = { $name }, linha { $line }: mais de { $most } bytes.
error-no_proofs = Não há nenhuma prova em { $name }.
