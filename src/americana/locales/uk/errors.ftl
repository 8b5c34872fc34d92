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
error-nothing_to_call = Зрівнювати нема чого.
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

error-data_in_use = Файл { $path } зайнятий іншим румом: зупиніть його або дайте цьому окремий файл.
error-data_newer = Файл { $path } записала новіша версія програми: запустіть її.
error-data_foreign = { $path } — база даних іншої програми: дайте руму окремий файл.
error-data_damaged = Файл { $path } пошкоджено або це не база даних: приберіть його й відновіть резервну копію.
error-data_locked = Файл { $path } заблокувала інша програма: дочекайтеся її або закрийте.
error-data_read_only = У { $path } не можна писати: руму потрібне право на запис у цей файл і його теку.
error-data_unreachable = Файл { $path } не читається або не записується: перевірте диск і права на теку.
error-no_space = Для { $path } не лишилося місця: звільніть його, і рум продовжить сам.
error-damaged_row = Запис { $v } журналу цього столу пошкоджено; стіл зупинено.
error-missing_row = Запису { $v } у журналі цього столу немає; стіл зупинено.
error-damaged_table = Журнал цього столу пошкоджено; стіл зупинено.
error-damaged_hand = Цю роздачу збережено, але її запис пошкоджено.
error-row_exists = Цю подію за столом уже збережено.
error-row_out_of_order = Ця подія за столом прийшла не за порядком, її не збережено.
error-not_written = Зберегти не вдалося, нічого не змінилося. Спробуйте ще раз.
error-write_unknown = Поки невідомо, чи це збереглося; стіл чекає, доки не стане ясно.
error-store_closed = Рум закривається.
error-too_few_chips = Бракує фішок: потрібно { $needs }, є { $has }.
error-done_already = Це вже зроблено.
error-batch_not_whole = Кількість фішок має бути цілою.
error-unbalanced_batch = Скільки один отримує, стільки інший має віддати.

## Гості й сервер

error-bad_guest_name = Ім’я — це від 1 до { $most } літер, цифр і знаків.
error-too_many_guests = З вашої адреси прийшло забагато гостей. Спробуйте за кілька хвилин.
error-grant_too_soon = Ви нещодавно отримували фішки. Спробуйте пізніше.
error-not_broke = Фішки дають тим, у кого їх менше ніж { $least }.
error-no_session = Спершу виберіть ім’я.
error-no_such_table = Такого столу немає.
error-no_such_hand = Такої роздачі немає.
error-bad_request = Сервер не зрозумів запит.
error-bad_frame = Сервер не зрозумів, що надіслала ця сторінка.
error-frame_too_long = Повідомлення задовге.
error-no_hello = З’єднання почато неправильно.
error-reload = Рум оновився. Перезавантажте сторінку.
error-too_fast = Забагато запитів за короткий час.
error-session_over = Ви вийшли, сеанс завершено.
error-stopping = Рум закривається, але невдовзі відкриється знову.
error-we_were_wrong = У румі стався збій. Ваші фішки цілі.
error-port_taken = Порт { $port } зайнятий: можливо, рум уже відкрито. Виберіть інший: --port { $other }
error-port_forbidden = Порт { $port } вам недоступний. Виберіть більший, наприклад --port 8000.
error-no_such_address = Цей комп’ютер не має адреси { $host }. Виберіть 127.0.0.1 або 0.0.0.0.
error-bad_port = Порт — число від 0 до { $most }.
error-bad_public_url = Зовнішня адреса пишеться без шляху, наприклад https://cards.example.

error-stale_turn = Цей хід уже позаду.
error-mirror = Ви граєте за цим столом в іншому вікні.
error-table_busy = Стіл зараз перевантажений. Спробуйте ще раз.
error-table_frozen = Стіл зупинено; фішки й роздачу збережено.
error-table_closed = Цей стіл закрито.
error-chairs_changed = Кількість місць за столом змінити не можна.
error-silenced = Ви пропустили забагато підрізок поспіль. Натисніть «Повернутися», щоб знову підрізати.
error-stale_cut = Зараз потрібна інша підрізка.
error-wrong_nonce = Це не те число, яке було обіцяно для підрізки.
error-bad_log = Цей журнал не читається.
error-log_too_new = Цей журнал записала новіша версія.
error-too_slow = Зв’язок надто повільний.
error-not_found = За цією адресою нічого немає.

## Новий стіл

error-table_choice = Виберіть одне зі значень: { $choices }.
error-table_number = Виберіть число від { $least } до { $most }.
error-too_many_tables = Відкритих столів у вас уже { $most }. Коли один закриється, можна створити новий.
error-room_full = Рум заповнено: відкритих столів гравців уже { $most }.
error-tables_too_soon = З вашої адреси створено багато столів. Спробуйте за кілька хвилин.
