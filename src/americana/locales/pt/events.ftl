player-chips = { $player } { $amount }
player-card = { $player } { $card }

event-hand-started = Nova mão: { $limit }, { $count ->
    [one] { $count } jogador
   *[other] { $count } jogadores
}
event-hand-started-button = Nova mão: { $limit }, { $count ->
    [one] { $count } jogador
   *[other] { $count } jogadores
}, botão: { $button }
event-antes = Todos pagam o ante de { $ante }
event-antes-uneven = Ante: { $antes }
event-down-cards = Todos recebem uma carta fechada
event-down-card-yours = Sua carta fechada: { $card }
event-up-cards = Rodada { $round }: { $cards }

event-round-opened = { $player } começa: { $why }
event-turn = { $player-you ->
    [yes] Sua vez
   *[no] Vez de { $player }
}
first-highest_card = carta mais alta, { $card }
first-lowest_card = carta mais baixa, { $card }
first-best_board = { $board } à vista
first-tie-suit = { $why } (o naipe desempata)
first-tie-position = { $why } (empate; vale a ordem da distribuição)
first-passed = { $why }, mas { $of-you ->
    [yes] você
   *[no] { $of }
} está all-in

event-folded = { $player } desiste
event-checked = { $player } passa
event-called = { $player } paga { $amount }
event-called-all-in = { $player } paga { $amount } e fica all-in
event-brought-in = { $player } coloca o bring-in de { $to }
event-brought-in-all-in = { $player } coloca o bring-in de { $to } e fica all-in
event-brought-in-short = { $player } coloca { $to } dos { $owed } do bring-in e fica all-in
event-bet = { $player } aposta { $to }
event-bet-all-in = { $player } aposta { $to } e fica all-in
event-completed = { $player } completa para { $to }
event-completed-all-in = { $player } completa para { $to } e fica all-in
event-raised = { $player } aumenta para { $to }
event-raised-all-in = { $player } aumenta para { $to } e fica all-in

event-round-closed = Pote: { $pot }
event-uncalled = { $player } recebe de volta { $amount }, que ninguém pagou
event-turned-up = Cartas viradas: { $cards }
event-shown = { $player } mostra { $card }: { $hand }
event-mucked = { $player } não mostra a mão
award-only = o pote
    .start = Pote
award-main = o pote principal
    .start = Pote principal
award-side = o pote paralelo { $number }
    .start = Pote paralelo { $number }
event-pot-won = { $player } ganha { $pot }: { $amount }
event-pot-split = { $pot-start } de { $amount } dividido: { $shares }
event-odd-chips = { $won } (ficha que sobra, pela ordem das cartas: { $players })
event-raked = { $won } (rake de { $rake })
event-hand-ended = Stacks: { $stacks }
event-card-shown = { $player } mostra { $card }
