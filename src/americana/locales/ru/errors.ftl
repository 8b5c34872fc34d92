refused = Так нельзя ({ $code }).

error-unreadable_card = Такой карты нет: пишите достоинство и масть, например As, 10h или 7♣.
    .text = «{ $text }» — не карта: пишите достоинство и масть, например As, 10h или 7♣.
error-card_twice = Карта { $card } названа дважды.
error-too_many_cards = Слишком много карт: в колоде их { $most }.
error-five_cards = В руке пять карт, а не { $cards }.
error-board_size = Открытых карт бывает от одной до четырёх, а не { $cards }.
error-deck_size = В колоде 32 карты, а не { $cards }.
error-not_whole = { $verb }: нужно целое число фишек.

error-too_few_seats = Для раздачи нужны два игрока с фишками.
error-too_many_seats = Карты сдают не больше чем { $most } игрокам.
error-bad_seat = Места с таким номером нет.
error-bad_stack = Место { $seat }: столько фишек быть не может.
error-dealer_with_box = По этим правилам сдают от коробки с фишками, баттона ни у кого нет.
error-bad_dealer = Для баттона нужен номер места.
error-no_start = Это не начало раздачи.
# $event: its kind
error-bad_event = Такого события здесь быть не может.

error-no_action = Это не действие.
error-out_of_turn = Сейчас ход другого игрока.
error-hand_over = Раздача окончена, ходить некому.
error-wrong_amount = { $verb }: ровно { $amount }.
error-too_small = { $verb }: не меньше { $least }.
error-too_big = { $verb }: не больше { $most }.
error-must_open = Торговлю нужно открыть: бринг-ин или бет.
error-must_call = Есть ставка, чек невозможен: колл, рейз или фолд.
error-nothing_to_call = Уравнивать нечего.
error-not_offered = { $verb }: сейчас нельзя.
error-no_chips_to_raise = { $verb }: фишек хватает только на колл.
error-capped = { $verb }: кэп в этом круге исчерпан.
error-nobody_can_call_more = { $verb }: соперникам нечем ответить.
error-not_reopened = { $verb }: после неполного олл-ина повысить снова нельзя.
error-bring_in_only = { $verb }: лимит оставляет только бринг-ин.
error-hand_not_over = Карты показывают после конца раздачи.
error-no_such_seat = Такого места здесь нет.
error-already_shown = Эта карта уже открыта.

error-bad_player = Так игрока назвать нельзя.
error-not_seated = Вы не сидите за этим столом.
error-already_seated = Вы уже сидите за этим столом.
error-seat_taken = Место { $seat } занято.
error-empty_seat = На месте { $seat } никого нет.
error-bad_buy_in = Бай-ин — от { $least } до { $most }.
error-bad_top_up = Докупить можно не больше { $most }.
error-hand_running = Раздача ещё идёт.
error-no_hand = Сейчас раздачи нет.
error-too_few_ready = Для раздачи нужны два игрока с фишками.

error-not_text = Это не текст.
error-not_utf8 = Это не текст в UTF-8.
error-too_long = Запись раздачи слишком длинная.
error-bad_toml = Это не запись раздачи: она не читается как TOML.
error-bad_name = Такое имя нельзя внести в запись раздачи.
error-missing_field = Нет поля «{ $name }».
error-bad_field = В поле «{ $name }» невозможное значение.
error-other_result = Действия приводят не к тому, что стоит в поле «{ $name }».
error-newer_format = Этот файл записан более новой версией.
error-unknown_variant = Это не раздача американы; её варианты: { $variants }.
error-bad_action = Действие { $number } невозможно.
error-cut_hand = Действия в записи обрываются слишком рано.
error-cut_log = Раздачу записывают, когда чей-то ход или когда она окончена.
error-not_seen = Эту раздачу видел не тот игрок, для которого её записывают.
error-bad_viewer = Раздачу записывают для места, для зрителей или для всех.
error-no_number = Раздача начинается с номера, например [1].
error-bad_number = Раздача { $hand } идёт не по порядку.

error-unknown_bot = Такого бота нет. Есть: { $choices }.
error-unknown_language = На этом языке здесь не говорят. Есть: { $choices }.
error-unknown_suits = Масти рисуют знаками или буквами.
error-bad_width = Ширина — число столбцов, не меньше 1.
error-bad_height = Высота — число точек, не меньше 1.
error-unknown_theme = Картинка бывает тёмной или светлой.
error-view_only = Стол рисуют таким, каким его видит один игрок.
error-unsayable = Для «{ $key }» нет фразы.

error-illegal_rules = Такие правила стола невозможны: { $faults }
fault-unknown_preset = такого пресета нет; есть { $choices }
fault-unknown_parameter = параметра «{ $name }» нет; есть { $choices }
fault-not_a_choice = { $name }: выберите одно — { $choices }
fault-not_whole = { $name }: нужно целое число
fault-out_of_range = { $name }: нужно число от { $least } до { $most }
fault-small_below_bring_in = малая ставка { $small_bet } меньше бринг-ина { $bring_in }
fault-big_below_small = большая ставка { $big_bet } меньше малой { $small_bet }
fault-buy_in_range = бай-ин: наименьший больше наибольшего
fault-buy_in_below_ante = бай-ин: не меньше анте ({ $least })

error-data_in_use = Файл { $path } занят другим румом: остановите его или дайте этому отдельный файл.
error-data_newer = Файл { $path } записан более новой версией программы: запустите её.
error-data_foreign = { $path } — база данных другой программы: дайте руму отдельный файл.
error-data_damaged = Файл { $path } повреждён или это не база данных: уберите его и восстановите резервную копию.
error-data_locked = Файл { $path } заблокирован другой программой: дождитесь её или закройте.
error-data_read_only = В { $path } нельзя писать: руму нужно право на запись в этот файл и его папку.
error-data_unreachable = Файл { $path } не читается или не записывается: проверьте диск и права на папку.
error-no_space = Для { $path } не осталось места: освободите его, и рум продолжит сам.
error-damaged_row = Запись { $v } журнала этого стола повреждена; стол остановлен.
error-missing_row = Записи { $v } в журнале этого стола нет; стол остановлен.
error-damaged_table = Журнал этого стола повреждён; стол остановлен.
error-damaged_hand = Эта раздача сохранена, но её запись повреждена.
error-row_exists = Это событие за столом уже сохранено.
error-row_out_of_order = Это событие за столом пришло не по порядку и не сохранено.
error-not_written = Сохранить не удалось, ничего не изменилось. Попробуйте ещё раз.
error-write_unknown = Пока неизвестно, сохранилось ли это; стол ждёт, пока не станет ясно.
error-store_closed = Рум закрывается.
error-too_few_chips = Не хватает фишек: нужно { $needs }, есть { $has }.
error-done_already = Это уже сделано.
error-batch_not_whole = Число фишек должно быть целым.
error-unbalanced_batch = Сколько один получает, столько другой должен отдать.

## Гости и сервер

error-bad_guest_name = Имя — это от 1 до { $most } букв, цифр и знаков.
error-too_many_guests = С вашего адреса пришло слишком много гостей. Попробуйте через несколько минут.
error-grant_too_soon = Вы недавно получали фишки. Попробуйте позже.
error-not_broke = Фишки дают тем, у кого их меньше { $least }.
error-no_session = Сначала выберите имя.
error-no_such_table = Такого стола нет.
error-no_such_hand = Такой раздачи нет.
error-bad_request = Сервер не понял запрос.
error-bad_frame = Сервер не понял, что прислала эта страница.
error-frame_too_long = Сообщение слишком длинное.
error-no_hello = Соединение начато неправильно.
error-reload = Рум обновился. Перезагрузите страницу.
error-too_fast = Слишком много запросов за короткое время.
error-session_over = Вы вышли, сеанс завершён.
error-stopping = Рум закрывается, но скоро откроется снова.
error-we_were_wrong = В руме произошёл сбой. Ваши фишки целы.
error-port_taken = Порт { $port } занят: возможно, рум уже открыт. Выберите другой: --port { $other }
error-port_forbidden = Порт { $port } вам недоступен. Выберите больший, например --port 8000.
error-no_such_address = У этого компьютера нет адреса { $host }. Выберите 127.0.0.1 или 0.0.0.0.
error-bad_port = Порт — число от 0 до { $most }.
error-bad_public_url = Внешний адрес пишется без пути, например https://cards.example.

error-stale_turn = Этот ход уже позади.
error-mirror = Вы играете за этим столом в другом окне.
error-table_busy = Стол сейчас перегружен. Попробуйте ещё раз.
error-table_frozen = Стол остановлен; фишки и раздача сохранены.
error-table_closed = Этот стол закрыт.
error-chairs_changed = Число мест за столом изменить нельзя.
error-silenced = Вы пропустили слишком много подрезок подряд. Нажмите «Вернуться», чтобы снова подрезать.
error-stale_cut = Сейчас нужна другая подрезка.
error-wrong_nonce = Это не то число, которое было обещано для подрезки.
error-bad_log = Этот журнал не читается.
error-log_too_new = Этот журнал записан более новой версией.
error-too_slow = Связь слишком медленная.
error-not_found = По этому адресу ничего нет.

## Новый стол

error-table_choice = Выберите одно из значений: { $choices }.
error-table_number = Выберите число от { $least } до { $most }.
error-too_many_tables = Открытых столов у вас уже { $most }. Когда один закроется, можно создать новый.
error-room_full = Рум заполнен: открытых столов игроков уже { $most }.
error-tables_too_soon = С вашего адреса создано много столов. Попробуйте через несколько минут.
