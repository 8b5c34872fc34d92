player-chips = { $player } { $amount }
player-card = { $player } { $card }

event-hand-started = Ny hånd: { $limit }, { $count ->
    [one] { $count } spiller
   *[other] { $count } spillere
}
event-hand-started-button = Ny hånd: { $limit }, { $count ->
    [one] { $count } spiller
   *[other] { $count } spillere
}, knap: { $button }
event-antes = Alle lægger { $ante } i ante
event-antes-uneven = Ante: { $antes }
event-down-cards = Alle får et lukket kort
event-down-card-yours = Dit lukkede kort: { $card }
event-up-cards = Runde { $round }: { $cards }

event-round-opened = { $player } begynder: { $why }
event-turn = { $player-you ->
    [yes] Din tur
   *[no] { $player } har turen
}
first-highest_card = højeste kort { $card }
first-lowest_card = laveste kort { $card }
first-best_board = viser { $board }
first-tie-suit = { $why } (farven afgør)
first-tie-position = { $why } (lige gode; først i rækkefølgen)
first-passed = { $why }, men { $of-you ->
    [yes] du
   *[no] { $of }
} er all-in

event-folded = { $player } folder
event-checked = { $player } checker
event-called = { $player } caller { $amount }
event-called-all-in = { $player } caller { $amount } og er all-in
event-brought-in = { $player } lægger { $to } i bring-in
event-brought-in-all-in = { $player } lægger { $to } i bring-in og er all-in
event-brought-in-short = { $player } lægger { $to } af { $owed } i bring-in og er all-in
event-bet = { $player } better { $to }
event-bet-all-in = { $player } better { $to } og er all-in
event-completed = { $player } completer til { $to }
event-completed-all-in = { $player } completer til { $to } og er all-in
event-raised = { $player } raiser til { $to }
event-raised-all-in = { $player } raiser til { $to } og er all-in

event-round-closed = Puljen: { $pot }
event-uncalled = { $player } får { $amount } tilbage, som ingen callede
event-turned-up = Kortene vendes: { $cards }
event-shown = { $player } viser { $card }: { $hand }
event-mucked = { $player } mucker
award-only = puljen
    .start = Puljen
award-main = hovedpuljen
    .start = Hovedpuljen
award-side = sidepulje { $number }
    .start = Sidepulje { $number }
event-pot-won = { $player } vinder { $pot }: { $amount }
event-pot-split = { $pot-start } på { $amount } deles: { $shares }
event-odd-chips = { $won } (overskydende chip i kortgivningens rækkefølge: { $players })
event-raked = { $won } (rake { $rake })
event-hand-ended = Stacks: { $stacks }
event-card-shown = { $player } viser { $card }
