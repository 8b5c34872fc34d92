### Игроки: настоящее время или действие после двоеточия, чтобы не гадать о роде.

player-chips = { $player } { $amount }
player-card = { $player } — { $card }

event-hand-started = Новая раздача: { $limit }, { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
}
event-hand-started-button = Новая раздача: { $limit }, { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
}, баттон: { $button }
event-antes = Анте: все вносят по { $ante }
event-antes-uneven = Анте: { $antes }
event-down-cards = Каждому по закрытой карте
event-down-card-yours = Ваша закрытая карта: { $card }
event-up-cards = Круг { $round }: { $cards }

event-round-opened = Первое слово: { $player } ({ $why })
event-turn = { $player-you ->
    [yes] Ваш ход
   *[no] Ход: { $player }
}
first-highest_card = самая старшая карта { $card }
first-lowest_card = самая младшая карта { $card }
first-best_board = на виду { $board }
first-tie-suit = { $why }, решает масть
first-tie-position = { $why }, решает порядок раздачи
first-passed = { $why }, но { $of-you ->
    [yes] вы
   *[no] { $of }
} в олл-ине

event-folded = { $player }: фолд
event-checked = { $player }: чек
event-called = { $player }: колл { $amount }
event-called-all-in = { $player }: колл { $amount }, олл-ин
event-brought-in = { $player }: бринг-ин { $to }
event-brought-in-all-in = { $player }: бринг-ин { $to }, олл-ин
event-brought-in-short = { $player }: бринг-ин { $to } из { $owed }, олл-ин
event-bet = { $player }: бет { $to }
event-bet-all-in = { $player }: бет { $to }, олл-ин
event-completed = { $player }: комплит до { $to }
event-completed-all-in = { $player }: комплит до { $to }, олл-ин
event-raised = { $player }: рейз до { $to }
event-raised-all-in = { $player }: рейз до { $to }, олл-ин

event-round-closed = Банк: { $pot }
event-uncalled = { $player-you ->
    [yes] Вы получаете
   *[no] { $player } получает
} назад неуравненную ставку: { $amount }
event-turned-up = Карты открыты: { $cards }
event-shown = { $player-you ->
    [yes] Вы показываете
   *[no] { $player } показывает
} { $card }: { $hand }
event-mucked = { $player-you ->
    [yes] Вы не показываете
   *[no] { $player } не показывает
} карты
award-only = банк
    .start = Банк
award-main = основной банк
    .start = Основной банк
award-side = побочный банк { $number }
    .start = Побочный банк { $number }
event-pot-won = { $player-you ->
    [yes] Вы забираете
   *[no] { $player } забирает
} { $pot }: { $amount }
event-pot-split = { $pot-start } ({ $amount }) делят: { $shares }
event-odd-chips = { $won } (нечётная фишка по порядку раздачи: { $players })
event-raked = { $won } (рейк { $rake })
event-hand-ended = Стеки: { $stacks }
event-card-shown = { $player-you ->
    [yes] Вы показываете
   *[no] { $player } показывает
} { $card }
