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
hands-how-folded = Desisti
hands-how-showdown = Showdown
hands-how-unseen = Ganha, os outros desistiram
hands-how-over = Terminou sem showdown
hands-star = Estrela: { $hand }
hands-note-add = Escrever uma nota: { $hand }
hands-note-change = Editar a nota: { $hand }
hands-note = Nota
hands-note-about = Mão { $number } na mesa { $table }. Só você pode ler esta nota.
hands-note-left = { $left ->
    [0] Restam { $left } caracteres
    [one] Resta { $left } caractere
   *[other] Restam { $left } caracteres
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
hands-move-by-move = Rever jogada a jogada

hands-none-fits = Nenhuma mão com esses filtros.
hands-show-all = Mostrar todas as mãos
hands-none-stranger = Você ainda não jogou aqui
hands-about-stranger = Sente-se a uma mesa, e cada mão que você jogar fica guardada aqui: você pode encontrá-la, revê-la, ver as estatísticas e levá-la em um arquivo.
hands-none-none = Nenhuma mão ainda
hands-about-none = Assim que uma mão sua terminar, ela aparece aqui. Você também pode importar mãos de um arquivo.

hands-starred = Com estrela
hands-chosen = Filtros escolhidos
hands-drop = Remover: { $filter }
hands-clear = Limpar tudo
hands-show = Mostrar mãos
hands-any-table = Todas as mesas
hands-result = Resultado
hands-any-result = Todos
hands-result-won = Ganhas
hands-result-lost = Perdidas
hands-result-even = Saldo zero
hands-showdown = Final
hands-any-end = Todos
hands-showdown-true = Com showdown
hands-showdown-false = Sem showdown
hands-since = Desde o dia
hands-until = Até o dia
hands-day-since = desde { $day }
hands-day-until = até { $day }
hands-pot-from = Pote mínimo
hands-pot-to = Pote máximo
hands-is-pot_from = pote de { $amount } ou mais
hands-is-pot_to = pote até { $amount }

hands-search = Buscar por cartas
hands-search-hint = 9/   /AA   Kh/9   ?h?h?h
hands-search-how = 9 é um nove, 9/ um nove fechado, /AA um par de ases aberto, ?h qualquer carta de copas.
hands-search-any = fechada ou aberta: { $cards }
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
hands-any-rank = valor: –
hands-any-suit = naipe: –
hands-times = { $times ->
    [1] uma
    [2] duas
    [3] três
   *[other] quatro
}
hands-pick-nothing = Escolha pelo menos uma carta, ou busque todas as mãos.
hands-find = Buscar

hands-sum-hands = Mãos
hands-sum-net = Saldo
hands-unit-antes = em antes
hands-sum-hundred = Antes por 100 mãos
hands-interval = 95%: { $range }
hands-from-to = de { $low } a { $high }
hands-too-few = { $count ->
    [one] Poucas mãos para concluir algo: menos de { $count }
   *[other] Poucas mãos para concluir algo: menos de { $count }
}
hands-few = poucas
    .about = { $count ->
        [one] Ponto vazio: menos de { $count } mão, poucas para dizer algo.
       *[other] Ponto vazio: menos de { $count } mãos, poucas para dizer algo.
    }
hands-figures-about = A sorte mexe muito nos resultados. Os limites mostram onde está o número verdadeiro em 19 de cada 20 casos.
hands-curve = Antes ganhos
    .about = Todas as mãos em ordem. Enquanto a linha fica dentro da faixa, o acaso sozinho pode explicá-la.
hands-curve-line = saldo em antes
hands-curve-band = o que o acaso faz sozinho
hands-curve-said = Depois de { $hands } mãos: saldo de { $net } antes. O acaso sozinho muda isso em { $band } antes, para mais ou para menos.
hands-as-table = Como tabela
hands-rates = Como eu jogo
hands-rate-opened_above = Abri acima do bring-in
    .about = Quando tinha de abrir e podia: completei ou apostei mais logo de saída.
hands-rate-completed = Completei
    .about = Fiz a primeira aposta inteira da primeira rodada, quando podia.
hands-rate-folded_to_completion = Desisti quando completaram
    .about = Quando alguém fez a primeira aposta inteira antes de mim.
hands-rate-showdown = Fui ao showdown
    .about = De todas as mãos.
hands-rate-won_at_showdown = Ganhei no showdown
    .about = Das mãos que chegaram lá.
# without plural of $of
hands-made-of = { $made } de { $of }
hands-doors = Por primeira carta aberta
    .about = O que ganho ou perco com cada primeira carta aberta.
hands-seats = Por lugar depois de quem abre
    .about = O que ganho ou perco em cada lugar, a contar de quem tinha de abrir.
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
    [0] { $count } mãos salvas.
    [one] { $count } mão salva.
   *[other] { $count } mãos salvas.
}
hands-cancel = Cancelar
hands-bring = Importar mãos
hands-bring-about = Mãos salvas aqui ou em outra sala: .phh, .phhs ou um .zip com elas. Se algo no arquivo não for entendido, a sala diz em que linha está, e nada é guardado.
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
error-card_search_impossible = Nenhuma mão pode ter essas cartas: o baralho tem só quatro de cada valor.
error-note_too_long = Uma nota tem no máximo { $most } caracteres.
