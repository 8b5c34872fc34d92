word-table = Стіл американи
word-round = коло
word-seat = місце
word-stack = стек
word-bet = ставка
word-pot = банк
word-main_pot = основний банк
word-side_pot = побічний банк
word-uncalled = не зрівняно
word-returned = повернено
word-rake = рейк
word-odd_chip = непарна фішка
word-in_turn = хід
word-all_in = олл-ін
word-folded = фолд
word-mucked = без показу
word-wins = виграш
word-box = коробка
word-button = кнопка
word-face_down = закрита
word-thousands = { " " }
table-title = Коло { $round }

player-name = { $player }
welcome = { $seats ->
    [one] { $seats } гравець
    [few] { $seats } гравці
    [many] { $seats } гравців
   *[other] { $seats } гравця
}, анте { $ante }, бринг-ін { $bring_in }. h — довідка, ? — комбінації, q — вихід.
you-hold = У вас закрита карта { $down }, на виду { $up }: { $name }
seat-aloud = { $player }: на виду { $up }
aloud-stack = , стек { $stack }
aloud-all-in = , олл-ін
aloud-bet = , ставка { $bet }
pot-and-stack = Банк { $pot }, ваш стек { $stack }
stacks-now = Стеки: { $stacks }
buys-in-again = { $player } докуповує { $chips }
prompt-buy-in = Фішок не лишилося. Enter — докупити { $chips } · q — вихід:
prompt-next-hand = Enter — наступна роздача · s — показати карту · l — журнал · q — вихід:
fold-is-free = Чек безплатний. Якщо все-таки фолд, введіть f ще раз.
unseen-cards = Карти, яких ви не бачили:
unseen-suit = { $suit }: { $ranks }
farewell = { $hands ->
    [one] Зіграно { $hands } роздачу
    [few] Зіграно { $hands } роздачі
    [many] Зіграно { $hands } роздач
   *[other] Зіграно { $hands } роздачі
}, підсумок { $net }. До зустрічі!
help = довідка
help-text =
    f         фолд
    c         чек, кол або бринг-ін
    r 8       бет або рейз до 8 фішок у цьому колі; можна просто 8
    r pot     частка банку; ще r half, r 1/3, r 40%, r min, r max
    a         олл-ін
    ?         старшинство комбінацій
    t         показати стіл ще раз
    l         журнал роздачі
    u         карти, яких ви не бачили
    g         правила цього столу
    s         показати свою карту після роздачі
    q         вихід

error-unreadable_answer = Незрозуміло. Введіть одну з літер у дужках; h — довідка.
error-not_on_menu = Зараз так не можна.
error-amount_needed = Скільки? Введіть число від { $least } до { $most }, наприклад r { $least }.
error-amount_outside = Сума має бути від { $least } до { $most }.

rules-presets = Правила столу — за текстом, з якого їх узято
rules-differ = Чим вони відрізняються
rules-more = `rules da` покаже всі параметри пресету; --limit і --set змінюють їх на пробу.
rules-parameter = параметр

ranked-hand = { $hand }  { $name }  · місце { $place } з 840
ranked-board = { $hand }  { $name }

replay-hand = Роздача { $number } з { $count }
replay-prompt = Enter — далі · b — назад · n — наступна роздача · q — вихід:
replay-end = Кінець.

perft-deal = розклад
perft-lines = лінії
perft-showdowns = розкриття
perft-decisions = рішення

error-too_many_bots = Ботів більше, ніж вільних місць.
error-bad_seats = Виберіть від 2 до { $most } місць.
error-no_file = Не вдається прочитати файл { $name }.
error-no_writing = Не вдається записати файл { $name }.
error-no_stream = Введення або виведення не працює: термінал чи канал закрито або на диску немає місця.
error-bad_setting = Пишіть параметр як назва=значення, наприклад ante=5.
error-no_hands = У цьому файлі немає жодної роздачі.
error-bad_rounds = Виберіть від 1 до { $most } кіл.
error-bad_stacks = Пишіть стеки цілими числами через кому, наприклад 100,100.
pots = банк { $sums }
note-folded = фолд
note-checked = чек
note-called = кол { $amount }
note-brought-in = бринг-ін { $amount }
note-completed = комплит до { $amount }
note-bet = бет { $amount }
note-raised = рейз до { $amount }
all-in-choice = { $choice }, олл-ін
only-enter = Щоб продовжити, натисніть просто Enter; h — довідка, q — вихід.
perft-rounds = кола
error-ambiguous_letter = «{ $text }» — це { $one } чи { $other }? Наберіть латиницею.
error-no_all_in = Олл-ін зараз неможливий: найбільше — { $most }. Щоб поставити стільки, наберіть r max.
error-one_amount = Сума може бути лише одна: { $amount }.
error-hand_size = Рука — від однієї до п’яти карт, а тут { $cards }.
error-stacks_needed = Для власного розкладу потрібні стеки: --stacks 20,20.
