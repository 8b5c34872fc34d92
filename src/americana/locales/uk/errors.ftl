refused = Так не можна ({ $code }).

error-unreadable_card = Такої карти немає: пишіть ранг і масть, наприклад As, 10h чи 7♣.
    .text = «{ $text }» — не карта: пишіть ранг і масть, наприклад As, 10h чи 7♣.
error-card_twice = Карту { $card } названо двічі.
error-too_many_cards = Забагато карт: у колоді їх { $most }.
error-five_cards = У руці п’ять карт, а не { $cards }.
error-board_size = Відкритих карт буває від однієї до чотирьох, а не { $cards }.
error-deck_size = У колоді 32 карти, а не { $cards }.
error-not_whole = { $verb }: потрібне ціле число фішок.

error-too_few_seats = Для роздачі потрібні двоє гравців із фішками.
error-too_many_seats = Карти здають щонайбільше { $most } гравцям.
error-bad_seat = Місця з таким номером немає.
error-bad_stack = Місце { $seat }: стільки фішок не буває.
error-dealer_with_box = За цими правилами здають від коробки з фішками, кнопки ні в кого немає.
error-bad_dealer = Для кнопки потрібен номер місця.
error-no_start = Це не початок роздачі.
# $event: its kind
error-bad_event = Такої події тут бути не може.

error-no_action = Це не дія.
error-out_of_turn = Зараз хід іншого гравця.
error-hand_over = Роздачу закінчено, ходити нікому.
error-wrong_amount = { $verb }: рівно { $amount }.
error-too_small = { $verb }: не менше ніж { $least }.
error-too_big = { $verb }: не більше ніж { $most }.
error-must_open = Торгівлю треба відкрити: бринг-ін або бет.
error-must_call = Є ставка, чек неможливий: кол, рейз або фолд.
error-nothing_to_call = Зрівнювати нічого.
error-not_offered = { $verb }: зараз не можна.
error-no_chips_to_raise = { $verb }: фішок вистачає лише на кол.
error-capped = { $verb }: кеп у цьому колі вичерпано.
error-nobody_can_call_more = { $verb }: суперники не мають чим відповісти.
error-not_reopened = { $verb }: після неповного олл-іну підвищити знову не можна.
error-bring_in_only = { $verb }: ліміт залишає лише бринг-ін.
error-hand_not_over = Карти показують після кінця роздачі.
error-no_such_seat = Такого місця тут немає.
error-already_shown = Цю карту вже відкрито.

error-bad_player = Так гравця назвати не можна.
error-not_seated = Ви не сидите за цим столом.
error-already_seated = Ви вже сидите за цим столом.
error-seat_taken = Місце { $seat } зайнято.
error-empty_seat = На місці { $seat } нікого немає.
error-bad_buy_in = Бай-ін — від { $least } до { $most }.
error-bad_top_up = Докупити можна не більше ніж { $most }.
error-hand_running = Роздача ще триває.
error-no_hand = Зараз роздачі немає.
error-too_few_ready = Для роздачі потрібні двоє гравців із фішками.

error-not_text = Це не текст.
error-not_utf8 = Це не текст в UTF-8.
error-too_long = Запис роздачі задовгий.
error-bad_toml = Це не запис роздачі: він не читається як TOML.
error-bad_name = Таке ім’я не можна внести до запису роздачі.
error-missing_field = Немає поля «{ $name }».
error-bad_field = У полі «{ $name }» неможливе значення.
error-other_result = Дії ведуть не до того, що стоїть у полі «{ $name }».
error-newer_format = Цей файл записала новіша версія.
error-unknown_variant = Це не роздача американи; її варіанти: { $variants }.
error-bad_action = Дія { $number } неможлива.
error-cut_hand = Дії в записі уриваються зарано.
error-cut_log = Роздачу записують, коли чийсь хід або коли її закінчено.
error-not_seen = Цю роздачу бачив не той гравець, для якого її записують.
error-bad_viewer = Роздачу записують для місця, для глядачів або для всіх.
error-no_number = Роздача починається з номера, наприклад [1].
error-bad_number = Роздача { $hand } іде не за порядком.

error-unknown_bot = Такого бота немає. Є: { $choices }.
error-unknown_language = Цією мовою тут не говорять. Є: { $choices }.
error-unknown_suits = Масті малюють знаками або літерами.
error-bad_width = Ширина — кількість стовпців, щонайменше 1.
error-bad_height = Висота — кількість точок, щонайменше 1.
error-unknown_theme = Картинка буває темною або світлою.
error-view_only = Стіл малюють таким, яким його бачить один гравець.
error-unsayable = Для «{ $key }» немає фрази.

error-illegal_rules = Такі правила столу неможливі: { $faults }
fault-unknown_preset = такого пресету немає; є { $choices }
fault-unknown_parameter = параметра «{ $name }» немає; є { $choices }
fault-not_a_choice = { $name }: виберіть одне — { $choices }
fault-not_whole = { $name }: потрібне ціле число
fault-out_of_range = { $name }: потрібне число від { $least } до { $most }
fault-small_below_bring_in = мала ставка { $small_bet } менша за бринг-ін { $bring_in }
fault-big_below_small = велика ставка { $big_bet } менша за малу { $small_bet }
fault-buy_in_range = бай-ін: найменший більший за найбільший
fault-buy_in_below_ante = бай-ін: не менший за анте ({ $least })
