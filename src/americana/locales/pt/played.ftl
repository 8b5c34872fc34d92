### The page of my own hands: list, search, statistics, files.

hands-title = Minhas mãos
hands-views = Ver as mãos em
hands-view-list = Lista
hands-view-figures = Estatísticas
hands-again = Tentar de novo

hands-hand-at = mão { $number } na mesa { $table }
hands-number = mão { $number }
hands-ante = ante { $ante }
hands-from-file = de um arquivo
hands-column-cards = Minhas cartas
hands-column-made = Como terminou
hands-column-table = Mesa
hands-column-pot = Pote
hands-column-net = Saldo
hands-how-folded = Desistiu
hands-how-showdown = Showdown
hands-how-unseen = Ganha sem mostrar: os outros desistiram
hands-how-over = Terminou sem showdown
hands-star = Estrela: { $hand }
hands-note-add = Escrever uma nota: { $hand }
hands-note-change = Mudar a nota: { $hand }
hands-note = Nota
hands-note-about = Mão { $number } na mesa { $table }. Só você lê isto.
hands-note-left = { $left ->
    [one] Resta { $left } letra
   *[other] Restam { $left } letras
}
hands-listed = { $count ->
    [one] { $count } mão na lista
   *[other] { $count } mãos na lista
}
hands-more = Mais mãos
hands-all-listed = { $count ->
    [one] É tudo: { $count } mão.
   *[other] É tudo: { $count } mãos.
}
hands-move-by-move = De novo, jogada por jogada

hands-none-fits = Nenhuma mão serve.
hands-show-all = Mostrar todas as mãos
hands-none-stranger = Você ainda não jogou aqui
hands-about-stranger = Sente-se a uma mesa, e cada mão que você jogar fica guardada aqui: para achar, rever, contar e levar consigo.
hands-none-none = Nenhuma mão ainda
hands-about-none = Assim que uma mão sua terminar, ela aparece aqui. Você também pode trazer mãos de um arquivo.

hands-starred = Com estrela
hands-chosen = O que está escolhido
hands-drop = Tirar: { $filter }
hands-clear = Limpar tudo
hands-show = Mostrar mãos
hands-any-table = Qualquer mesa
hands-result = Resultado
hands-any-result = Qualquer resultado
hands-result-won = Ganhas
hands-result-lost = Perdidas
hands-result-even = Empatadas
hands-showdown = Final
hands-any-end = Qualquer final
hands-showdown-true = Com showdown
hands-showdown-false = Sem showdown
hands-since = Do dia
hands-until = Até o dia
hands-day-since = desde { $day }
hands-day-until = até { $day }
hands-pot-from = Pote de
hands-pot-to = Pote até
hands-is-pot_from = pote de { $amount } ou mais
hands-is-pot_to = pote até { $amount }

hands-search = Buscar por cartas
hands-search-hint = 9/   /AA   Kh/9   ?h?h?h
hands-search-how = 9 é um nove, 9/ um nove fechado, /AA um par de ases aberto, ?h qualquer carta de copas.
hands-search-any = fechada ou abertas: { $cards }
hands-search-down = carta fechada: { $cards }
hands-search-up = cartas abertas: { $cards }
# without $code
hands-search-rank = { $count ->
    [1] { $rank }
    [2] par de { $rank-plural }
   *[other] { $count } { $rank-plural }
}
hands-search-suit = { $count ->
    [one] { $count } carta de { $suit }
   *[other] { $count } cartas de { $suit }
}

hands-choose = Em palavras
hands-pick = Buscar por cartas, em palavras
hands-pick-where = Onde estavam as cartas
hands-pick-sides = Fechada e abertas
hands-pick-any = Tanto faz
hands-pick-down = Minha carta fechada
hands-pick-up = Entre minhas cartas abertas
hands-pick-held = Entre minhas cinco cartas
hands-pick-number = Escolha { $number }
hands-pick-rank = Valor
hands-pick-suit = Naipe
hands-pick-times = Quantas
hands-any-rank = qualquer
hands-any-suit = qualquer
hands-times = { $times ->
    [1] uma
    [2] duas
    [3] três
   *[other] quatro
}
hands-pick-nothing = Escolha pelo menos uma carta, ou ache todas as mãos.
hands-find = Buscar

hands-sum-hands = Mãos
hands-sum-net = Saldo
hands-unit-antes = em antes
hands-sum-hundred = Antes por 100 mãos
hands-interval = 95 %: { $range }
hands-from-to = de { $low } a { $high }
hands-too-few = { $count ->
    [one] Poucas mãos para dizer: menos de { $count }
   *[other] Poucas mãos para dizer: menos de { $count }
}
hands-few = poucas
    .about = { $count ->
        [one] Ponto vazio: menos de { $count } mão, poucas para dizer algo.
       *[other] Ponto vazio: menos de { $count } mãos, poucas para dizer algo.
    }
hands-figures-about = A sorte mexe muito nos resultados. Os limites dizem onde está o número verdadeiro em 19 de 20 casos.
hands-curve = Antes ganhos
    .about = Todas as mãos em ordem. Enquanto a linha fica dentro da faixa, o acaso sozinho a explica.
hands-curve-line = saldo em antes
hands-curve-band = o que o acaso faz sozinho
hands-curve-said = Depois de { $hands } mãos: saldo de { $net } antes. O acaso sozinho o move { $band } antes para cada lado.
hands-as-table = Como tabela
hands-rates = Como eu jogo
hands-rate-opened_above = Abriu acima do bring-in
    .about = Quando tinha de abrir e podia: completou ou apostou mais logo de saída.
hands-rate-completed = Completou
    .about = Fez a primeira aposta inteira da primeira rodada, quando podia.
hands-rate-folded_to_completion = Desistiu diante da aposta completa
    .about = Quando alguém fez a primeira aposta inteira antes de mim.
hands-rate-showdown = Foi ao showdown
    .about = De todas as mãos.
hands-rate-won_at_showdown = Ganhou no showdown
    .about = Das mãos que chegaram lá.
# without plural of $of
hands-made-of = { $made } de { $of }
hands-doors = Pela primeira carta aberta
    .about = O que rendem as mãos que começam com esta carta aberta.
hands-seats = Pelo lugar depois de quem abre
    .about = O que rendem as mãos conforme quantos lugares eu estava depois de quem tinha de abrir.
hands-seat = Lugar
hands-opener = eu abro
hands-after-opener = { $seats ->
    [one] { $seats } lugar depois
   *[other] { $seats } lugares depois
}
hands-counted = { $count ->
    [one] { $count } mão contada: { $net } antes por 100 mãos
   *[other] { $count } mãos contadas: { $net } antes por 100 mãos
}

hands-save-all = Salvar todas as mãos
hands-save-these = Salvar estas mãos
hands-saving = { $of ->
    [one] { $done } de { $of } mão
   *[other] { $done } de { $of } mãos
}
hands-saving-some = Mãos até agora: { $done }
hands-saved = { $count ->
    [one] { $count } mão salva.
   *[other] { $count } mãos salvas.
}
hands-cancel = Cancelar
hands-bring = Trazer mãos
hands-bring-about = Mãos salvas aqui ou em outra sala: .phh, .phhs ou um .zip com elas. Se algo no arquivo não for entendido, você fica sabendo em que linha, e nada é guardado.
hands-choose-file = Escolha um arquivo
hands-drop-file = ou solte-o aqui
hands-sending = Enviado: { $share }
hands-reading = Enviado. A sala está lendo…
hands-report-read = Lidas
hands-report-kept = Guardadas
hands-report-known = Já estavam aqui
hands-report-nothing = Nada foi guardado. O que não foi entendido:
hands-report-some = As boas foram guardadas. O que não foi entendido:
hands-report-faults = O que não foi entendido
hands-report-line = Linha { $line }
hands-report-all = Todas as mãos foram entendidas.
hands-report-none-new = Não há mão nova neste arquivo.
hands-keep-good = Guardar as boas
hands-as-name = Você jogou como
    .about = Seu nome no arquivo, se ele tem as cartas de todos.
hands-send-again = Enviar de novo

## Search

error-card_search_unreadable = “{ $text }” não é uma carta. Escreva um valor e, se quiser, um naipe: 9, Kh, ?h. A carta fechada vem antes da barra: 9/AA
error-card_search_too_many = Aqui você pode pedir no máximo { $most } cartas.
error-card_search_one_down = Só uma carta fica fechada: escreva uma antes da barra.
error-card_search_impossible = Nenhuma mão pode ter essas cartas: o baralho tem quatro de cada valor.
error-note_too_long = Uma nota tem no máximo { $most } letras.
