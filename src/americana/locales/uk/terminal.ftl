word-table = Стіл американи
word-round = коло
word-seat = місце
word-stack = фішки
word-bet = ставка
word-pot = банк
word-main_pot = основний банк
word-side_pot = побічний банк
word-uncalled = не зрівняно
word-returned = повернено
word-rake = рейк
word-odd_chip = непарна фішка
word-in_turn = ходить
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
}, анте { $ante }, бринг-ін { $bring_in }. h — довідка, ? — старшинство комбінацій, q — вихід.
you-hold = У вас закрито { $down }, відкрито { $up }: { $name }
seat-aloud = { $player }: відкрито { $up }, стек { $stack }, ставка { $bet }
seat-aloud-all-in = { $player }: відкрито { $up }, олл-ін, ставка { $bet }
pot-and-stack = Банк { $pot }, ваш стек { $stack }
stacks-now = Стеки: { $stacks }
buys-in-again = { $player }: докуплено { $chips }
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
    f  фолд      c  чек, кол або бринг-ін      r  бет, комплит або рейз
    r 8  до 8 фішок у цьому колі (можна просто 8)      r pot, r half, r 1/3, r min, r max  частка банку, мінімум, максимум
    a  олл-ін
    ?  старшинство комбінацій   t  показати стіл ще раз     l  журнал роздачі
    u  невідомі вам карти       g  правила цього столу      q  вихід

error-unreadable_answer = Незрозуміло. Введіть літеру в дужках або h для довідки.
error-not_on_menu = Зараз так не можна.
error-amount_needed = Скільки? Введіть число від { $least } до { $most }, наприклад r { $least }.
error-amount_outside = Сума має бути від { $least } до { $most }.

rules-presets = Правила столу — за текстом, з якого їх узято
rules-differ = Чим вони відрізняються
rules-more = `americana rules da` показує всі параметри пресету; --limit і --set дають приміряти зміни.
rules-parameter = параметр

ranked-hand = { $hand }  { $name }  ({ $place }-й клас із 840)
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
error-bad_setting = Пишіть налаштування як назва=значення, наприклад ante=5.
error-no_hands = У цьому файлі немає жодної роздачі.
error-bad_rounds = Виберіть від 1 до { $most } кіл.
error-bad_stacks = Пишіть стеки цілими числами через кому, наприклад 100,100.
pots = банк { $sums }
