### The page of my own hands: list, search, statistics, files.

hands-title = Мои раздачи

## Search

error-card_search_unreadable = «{ $text }» — не карта. Напишите достоинство и, если нужно, масть: 9, Kh, ?h. Закрытая карта стоит перед косой чертой: 9/AA
error-card_search_too_many = Карт здесь можно указать не больше { $most }.
error-card_search_one_down = Закрытая карта только одна: напишите одну перед косой чертой.
error-card_search_impossible = Таких карт не бывает ни в одной руке: в колоде по четыре карты каждого достоинства.
error-note_too_long = Букв в заметке может быть не больше { $most }.
