word-table = Uma mesa de Americana
word-round = rodada
word-seat = lugar
word-stack = stack
word-bet = aposta
word-pot = pote
word-main_pot = pote principal
word-side_pot = pote paralelo
word-uncalled = ainda não pago
word-returned = devolvido
word-rake = rake
word-odd_chip = ficha que sobra
word-in_turn = tem a vez
word-all_in = all-in
word-folded = desistiu
word-mucked = não mostra
word-wins = ganha
word-box = caixa
word-button = botão
word-face_down = fechada
word-thousands = { " " }
table-title = Rodada { $round }

player-name = { $player }
welcome = { $seats ->
    [one] { $seats } jogador
   *[other] { $seats } jogadores
}, ante { $ante }, bring-in { $bring_in }. h: ajuda · ?: ranking das mãos · q: sair
you-hold = Sua carta fechada é { $down }, à vista { $up }: { $name }
seat-aloud = { $player } mostra { $up }
aloud-stack = , tem { $stack } no stack
aloud-all-in = , all-in
aloud-bet = , pôs { $bet } nesta rodada
pot-and-stack = Pote { $pot }, seu stack { $stack }
stacks-now = Stacks: { $stacks }
buys-in-again = { $player } compra { $chips } fichas
prompt-buy-in = Acabaram as suas fichas. Enter: comprar mais { $chips } · q: sair
prompt-next-hand = Enter: próxima mão · s: mostrar a carta · l: histórico · q: sair
fold-is-free = Passar não custa nada. Escreva f de novo se quiser mesmo desistir.
unseen-cards = Cartas ainda não vistas:
unseen-suit = { $suit }: { $ranks }
farewell = { $hands ->
    [0] Nenhuma mão jogada
    [one] { $hands } mão jogada
    [many] { $hands } de mãos jogadas
   *[other] { $hands } mãos jogadas
}, resultado { $net }. Até logo!
help = ajuda
help-text =
    f         desistir
    c         passar, pagar ou bring-in
    r 8       apostar ou aumentar para 8 fichas nesta rodada; basta escrever 8
    r pot     uma parte do pote; também r half, r 1/3, r 40%, r min, r max
    a         all-in
    ?         o ranking das mãos
    t         a mesa outra vez
    l         o histórico desta mão
    u         cartas ainda não vistas
    g         as regras desta mesa
    s         mostrar a sua carta, depois da mão
    q         sair

error-unreadable_answer = Não entendi. Escreva uma das letras entre [ ], ou h para ajuda.
error-not_on_menu = Isso não é possível agora.
error-amount_needed = Quanto? Escreva um valor de { $least } a { $most }, por exemplo r { $least }.
error-amount_outside = O valor tem de ser de { $least } a { $most }.

rules-presets = Regras da casa, pelo texto de onde vêm
rules-differ = Onde diferem
rules-more = `rules da` mostra todos os parâmetros; teste mudanças com --limit e --set.
rules-parameter = parâmetro

ranked-hand = { $hand }  { $name }  · { $place }.º lugar entre 840
ranked-board = { $hand }  { $name }

replay-hand = Mão { $number } de { $count }
replay-prompt = Enter: continuar · b: voltar · n: próxima mão · q: sair
replay-end = Fim.

perft-deal = distribuição
perft-lines = linhas
perft-showdowns = showdowns
perft-decisions = decisões

error-too_many_bots = Há mais bots do que lugares para eles.
error-bad_seats = Escolha de 2 a { $most } lugares.
error-no_file = Não é possível ler { $name }.
error-no_writing = Não é possível gravar { $name }.
error-no_stream = A entrada ou a saída não funciona: o terminal ou o pipe foi fechado, ou o disco está cheio.
error-bad_setting = Escreva o parâmetro como nome=valor, por exemplo ante=5.
error-no_hands = Não há aqui nenhuma mão.
error-bad_rounds = Escolha de 1 a { $most } rodadas.
error-bad_stacks = Escreva os stacks como números inteiros separados por vírgulas, por exemplo 100,100.
pots = pote { $sums }
note-folded = desistiu
note-checked = passou
note-called = pagou { $amount }
note-brought-in = bring-in de { $amount }
note-completed = completou para { $amount }
note-bet = apostou { $amount }
note-raised = aumentou para { $amount }
all-in-choice = { $choice }, all-in
only-enter = Para continuar, só Enter; h para ajuda, q para sair.
perft-rounds = rodadas
error-ambiguous_letter = “{ $text }”: é { $one } ou { $other }? Escreva a letra latina.
error-no_all_in = Agora não pode ir all-in: o máximo é { $most }. Para apostar o máximo, escreva r max.
error-one_amount = O valor só pode ser { $amount }.
error-hand_size = Uma mão tem de uma a cinco cartas, não { $cards }.
error-stacks_needed = Uma distribuição própria precisa de stacks, por exemplo --stacks 20,20.
