help-you-have-this = é a sua
help-how-many = { $count ->
    [one] { $count } mão
   *[other] { $count } mãos
}
# without plural of $count
help-of-all = O número diz quantas das { $count } mãos possíveis são desse tipo.
help-surprises = O que pode surpreender
help-why-flush = Com 32 cartas, um flush é mais raro que um full house.
help-why-straight = Aqui não há cartas do dois ao seis; por isso o ás fica abaixo do sete.
help-why-suits = O naipe só decide qual de duas cartas iguais tem de abrir.

help-open = Ajuda
help-house = Regras da casa
help-text-ru = texto russo
    .by = Nesta mesa joga-se pelo texto russo.
help-text-uk = texto ucraniano
    .by = Nesta mesa joga-se pelo texto ucraniano.
help-text-da = texto dinamarquês
    .by = Nesta mesa joga-se pelo texto dinamarquês.
help-text-pt = texto português
    .by = Nesta mesa joga-se pelo texto português.
help-text-evenbet = versão EvenBet
    .by = Nesta mesa joga-se pela versão EvenBet.
help-same-as = Joga-se exatamente igual: { $texts }
help-elsewhere = { $texts }: { $value }
help-changed = alterado nesta mesa
help-by-text = Onde os textos diferem
help-this-table = Escolhido para esta mesa
help-buy-in = buy-in
    .about = Com quantas fichas você se senta.
help-range = { $least } a { $most }
help-clock-about = Para cada decisão; depois vem a reserva, que passa de uma mão para outra.
help-words = Termos do jogo
help-not-loaded = Não foi possível carregar. Recarregue a página.

help-my-hand = Minha mão
help-unseen-rank = { $count ->
    [one] { $count } { $rank }
   *[other] { $count } { $rank-plural }
}
help-still-out = Ainda não vistas: { $ranks }

help-unseen-count = { $count ->
    [one] { $count } carta não vista
   *[other] { $count } cartas não vistas
}
help-sum = Restam
help-mark-own = sua
help-mark-seen = vista
help-mark-folded = descartada
help-mark-unseen = não vista

help-hand = Mão { $number }
help-between = Antes da primeira mão
help-log-all = Tudo
help-log-mine = Minhas e resultados

help-last-hand = Última mão
help-hand-at = Mão { $number } · { $table }
help-no-last-hand = Nenhuma mão foi jogada até o fim aqui.
help-copy = Copiar como texto
help-copied = Copiado
help-save-hand = Salvar esta mão (PHH)

help-seal-before = A ordem das cartas foi fixada antes do seu corte. Estas quatro palavras são o lacre do baralho: leiam-nas em voz alta uns para os outros. Quem vê outras palavras recebeu outro baralho.
help-seal-cut = Depois os jogadores cortaram, seu navegador também, com números que ninguém conhecia. Assim ninguém pôde escolher quem recebe qual carta.
help-seal-uncut = Não havia ninguém para cortar; só o lacre responde por esta distribuição.
help-seal-check = Seu navegador confere no baralho lacrado cada carta que você vê.
help-seal-not-proved = O que nenhum lacre prova: que quem mantém a sala não olha as cartas.
help-seal-alarm = Algo está errado com este embaralhamento
help-seal-what-now = Pare de jogar aqui, salve as provas e mostre-as aos outros.

term-ante = ante
    .about = O que todos pagam ao pote antes de receber as cartas.
term-bring_in = bring-in
    .about = A pequena aposta obrigatória que abre a primeira rodada. Paga quem a primeira carta aberta indicar.
term-door_card = primeira carta aberta
    .about = Sua segunda carta e a primeira à vista. Ela decide quem abre.
term-complete = completar
    .about = Aumentar o bring-in até uma aposta pequena inteira, em fixed limit.
term-pot_limit = pot limit
    .about = Você pode aumentar no máximo o que houver no pote depois de pagar.
term-all_in = all-in
    .about = Com todas as suas fichas no pote. Você fica até o fim e só pode ganhar o que conseguiu igualar.
term-side_pot = pote paralelo
    .about = O que os outros disputam quando alguém está all-in. Quem está all-in não pode ganhá-lo.
term-uncalled_bet = aposta não paga
    .about = A parte de uma aposta que ninguém igualou. Volta para quem apostou.
term-odd_chip = ficha que sobra
    .about = A ficha que fica quando um pote não se divide por igual. Vai para o vencedor que vem primeiro na ordem das cartas.
term-dealer_box = caixa de fichas
    .about = Fica no lugar do dealer e não se move. As cartas são dadas a partir do lugar ao lado dela.
term-button = botão do dealer
    .about = Passa para o próximo jogador depois de cada mão. As cartas são dadas a partir do jogador à esquerda dele.
term-muck = não mostrar
    .about = Descartar uma mão perdedora sem mostrá-la.

guide-offer = Primeira vez na Americana?
guide-offer-about = Jogue uma mão guiada. Leva dois minutos.
guide-start = Quero ver
guide-decline = Já conheço o jogo
guide-title = Sua primeira mão
guide-step = Passo { $at } de { $count }
guide-next = Continuar
guide-back = Voltar
guide-leave = Sair
guide-finish = Ir às mesas
guide-press = Agora aperte “{ $action }”.
guide-instead = Nesta mão, aperte “{ $action }”.
guide-tell-antes = Antes das cartas, todos pagam um ante de { $ante } ao pote. O baralho tem 32 cartas, do sete ao ás.
guide-tell-down = Sua primeira carta é { $card }. Ela fica fechada, sobre cinza: ninguém mais a vê.
guide-tell-door = A segunda carta fica aberta. Quem mostra a mais alta tem de abrir com o bring-in de { $bring_in }. Em outras regras da casa é a mais baixa.
guide-tell-first = Sua vez. Desistir: você sai da mão. Pagar: você paga o que foi apostado. Completar: os outros pagam mais. Duas cartas de copas são um começo: cinco cartas do mesmo naipe são um flush.
guide-tell-second = Quem continua recebeu outra carta aberta. De agora em diante começa a melhor mão aberta. Você tem três cartas de copas, e há uma aposta a pagar.
guide-tell-count = As cartas de quem desistiu ficam à vista, apagadas: estão fora do jogo, e contá-las é meio caminho andado. Quatro das oito cartas de copas são suas. { $left ->
    [one] Mais { $left } ainda pode vir.
   *[other] Mais { $left } ainda podem vir.
}
guide-tell-third = Ninguém apostou nesta rodada, então você pode passar: não paga nada e continua.
guide-tell-fourth = A quinta carta de copas: seu flush está feito. A outra mão mostra dois pares e pode ser um full house. Na maioria dos jogos ela ganharia de você. Aqui não: com 32 cartas, um flush é mais raro.
guide-tell-end = Os dois mostram, e o flush bate o full house: você ganha { $pot }. Isso é a Americana: cinco cartas, uma delas fechada, e quatro rodadas de apostas.
guide-not-fold = Desistir: você abandona esta mão. O que já pagou fica no pote, e você não paga mais.
guide-not-check = Passar: você não aposta nada e continua, enquanto ninguém apostou.
guide-not-call = Pagar: você paga exatamente o que foi apostado e vê a próxima carta.
guide-not-complete = Completar: você aumenta o bring-in até uma aposta inteira, e os outros têm de pagar mais para continuar.
guide-not-bet = Apostar: os outros têm de pagar o mesmo, aumentar ou desistir.
guide-not-raise = Aumentar: os outros têm de pagar mais ou desistir.
