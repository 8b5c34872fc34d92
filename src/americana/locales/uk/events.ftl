### Гравці: теперішній час або дія після двокрапки, щоб не вгадувати рід.

player-chips = { $player } { $amount }
player-card = { $player } — { $card }

event-hand-started = Нова роздача: { $limit }, { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
    [many] { $count } гравців
   *[other] { $count } гравця
}
event-hand-started-button = Нова роздача: { $limit }, { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
    [many] { $count } гравців
   *[other] { $count } гравця
}, кнопка: { $button }
event-antes = Анте: усі вносять по { $ante }
event-antes-uneven = Анте: { $antes }
event-down-cards = Кожному по закритій карті
event-down-card-yours = Ваша закрита карта: { $card }
event-up-cards = Коло { $round }: { $cards }

event-round-opened = Перше слово: { $player } ({ $why })
event-turn = { $player-you ->
    [yes] Ваш хід
   *[no] Хід: { $player }
}
first-highest_card = найстарша карта { $card }
first-lowest_card = наймолодша карта { $card }
first-best_board = на виду { $board }
first-tie-suit = { $why }, вирішує масть
first-tie-position = { $why }, вирішує порядок роздачі
first-passed = { $why }, але { $of-you ->
    [yes] ви
   *[no] { $of }
} в олл-іні

event-folded = { $player }: фолд
event-checked = { $player }: чек
event-called = { $player }: кол { $amount }
event-called-all-in = { $player }: кол { $amount }, олл-ін
event-brought-in = { $player }: бринг-ін { $to }
event-brought-in-all-in = { $player }: бринг-ін { $to }, олл-ін
event-brought-in-short = { $player }: бринг-ін { $to } із { $owed }, олл-ін
event-bet = { $player }: бет { $to }
event-bet-all-in = { $player }: бет { $to }, олл-ін
event-completed = { $player }: комплит до { $to }
event-completed-all-in = { $player }: комплит до { $to }, олл-ін
event-raised = { $player }: рейз до { $to }
event-raised-all-in = { $player }: рейз до { $to }, олл-ін

event-round-closed = Банк: { $pot }
event-uncalled = { $player-you ->
    [yes] Ви отримуєте
   *[no] { $player } отримує
} назад незрівняну ставку: { $amount }
event-turned-up = Карти відкрито: { $cards }
event-shown = { $player-you ->
    [yes] Ви показуєте
   *[no] { $player } показує
} { $card }: { $hand }
event-mucked = { $player-you ->
    [yes] Ви не показуєте
   *[no] { $player } не показує
} карти
award-only = банк
    .start = Банк
award-main = основний банк
    .start = Основний банк
award-side = побічний банк { $number }
    .start = Побічний банк { $number }
event-pot-won = { $player-you ->
    [yes] Ви забираєте
   *[no] { $player } забирає
} { $pot }: { $amount }
event-pot-split = { $pot-start } ({ $amount }) ділять: { $shares }
event-odd-chips = { $won } (непарна фішка за порядком роздачі: { $players })
event-raked = { $won } (рейк { $rake })
event-hand-ended = Стеки: { $stacks }
event-card-shown = { $player-you ->
    [yes] Ви показуєте
   *[no] { $player } показує
} { $card }
