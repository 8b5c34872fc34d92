### The page of my own hands: list, search, statistics, files.

hands-title = Мої роздачі

## Search

error-card_search_unreadable = «{ $text }» — не карта. Напишіть ранг і, якщо треба, масть: 9, Kh, ?h. Закрита карта стоїть перед скісною рискою: 9/AA
error-card_search_too_many = Карт тут можна вказати не більше ніж { $most }.
error-card_search_one_down = Закрита карта лише одна: напишіть одну перед скісною рискою.
error-card_search_impossible = Таких карт не буває в жодній руці: у колоді по чотири карти кожного рангу.
error-note_too_long = Літер у нотатці може бути не більше ніж { $most }.
