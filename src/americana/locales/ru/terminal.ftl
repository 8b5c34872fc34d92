word-table = Стол американы
word-round = круг
word-seat = место
word-stack = стек
word-bet = ставка
word-pot = банк
word-main_pot = основной банк
word-side_pot = побочный банк
word-uncalled = не уравнено
word-returned = возврат
word-rake = рейк
word-odd_chip = нечётная фишка
word-in_turn = ход
word-all_in = олл-ин
word-folded = фолд
word-mucked = без показа
word-wins = выигрыш
word-box = коробка
word-button = баттон
word-face_down = закрыта
word-thousands = { " " }
table-title = Круг { $round }

player-name = { $player }
welcome = { $seats ->
    [one] { $seats } игрок
    [few] { $seats } игрока
    [many] { $seats } игроков
   *[other] { $seats } игрока
}, анте { $ante }, бринг-ин { $bring_in }. h — справка, ? — комбинации, q — выход.
you-hold = У вас закрытая карта { $down }, на виду { $up }: { $name }
seat-aloud = { $player }: на виду { $up }
aloud-stack = , стек { $stack }
aloud-all-in = , олл-ин
aloud-bet = , ставка { $bet }
pot-and-stack = Банк { $pot }, ваш стек { $stack }
stacks-now = Стеки: { $stacks }
buys-in-again = { $player } докупает { $chips }
prompt-buy-in = Фишек не осталось. Enter — докупить { $chips } · q — выход:
prompt-next-hand = Enter — следующая раздача · s — показать карту · l — журнал · q — выход:
fold-is-free = Чек бесплатный. Если всё-таки фолд, введите f ещё раз.
unseen-cards = Карты, которых вы не видели:
unseen-suit = { $suit }: { $ranks }
farewell = { $hands ->
    [one] Сыграна { $hands } раздача
    [few] Сыграно { $hands } раздачи
    [many] Сыграно { $hands } раздач
   *[other] Сыграно { $hands } раздачи
}, итог { $net }. До встречи!
help = справка
help-text =
    f         фолд
    c         чек, колл или бринг-ин
    r 8       бет или рейз до 8 фишек в этом круге; можно просто 8
    r pot     доля банка; ещё r half, r 1/3, r 40%, r min, r max
    a         олл-ин
    ?         старшинство комбинаций
    t         показать стол ещё раз
    l         журнал раздачи
    u         карты, которых вы не видели
    g         правила этого стола
    s         показать свою карту после раздачи
    q         выход

error-unreadable_answer = Непонятно. Введите одну из букв в скобках; h — справка.
error-not_on_menu = Сейчас так нельзя.
error-amount_needed = Сколько? Введите число от { $least } до { $most }, например r { $least }.
error-amount_outside = Сумма должна быть от { $least } до { $most }.

rules-presets = Правила стола — по тексту, из которого они взяты
rules-differ = Чем они различаются
rules-more = `rules da` покажет все параметры пресета; --limit и --set меняют их на пробу.
rules-parameter = параметр

ranked-hand = { $hand }  { $name }  · { $place }-е место из 840
ranked-board = { $hand }  { $name }

replay-hand = Раздача { $number } из { $count }
replay-prompt = Enter — дальше · b — назад · n — следующая раздача · q — выход:
replay-end = Конец.

perft-deal = расклад
perft-lines = линии
perft-showdowns = вскрытия
perft-decisions = решения

error-too_many_bots = Ботов больше, чем свободных мест.
error-bad_seats = Выберите от 2 до { $most } мест.
error-no_file = Не удаётся прочитать файл { $name }.
error-no_writing = Не удаётся записать файл { $name }.
error-no_stream = Ввод или вывод не работает: терминал или канал закрыт либо на диске нет места.
error-bad_setting = Пишите параметр как имя=значение, например ante=5.
error-no_hands = В этом файле нет ни одной раздачи.
error-bad_rounds = Выберите от 1 до { $most } кругов.
error-bad_stacks = Пишите стеки целыми числами через запятую, например 100,100.
pots = банк { $sums }
note-folded = фолд
note-checked = чек
note-called = колл { $amount }
note-brought-in = бринг-ин { $amount }
note-completed = комплит до { $amount }
note-bet = бет { $amount }
note-raised = рейз до { $amount }
all-in-choice = { $choice }, олл-ин
only-enter = Чтобы продолжить, нажмите просто Enter; h — справка, q — выход.
perft-rounds = круги
error-ambiguous_letter = «{ $text }» — это { $one } или { $other }? Наберите латиницей.
error-no_all_in = Олл-ин сейчас невозможен: максимум — { $most }. Чтобы поставить его, наберите r max.
error-one_amount = Сумма может быть только одна: { $amount }.
error-hand_size = Рука — от одной до пяти карт, а здесь { $cards }.
error-stacks_needed = Для своего расклада нужны стеки: --stacks 20,20.
