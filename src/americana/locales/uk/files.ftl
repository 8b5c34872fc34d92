### Файли роздач: вивантаження й завантаження, на сторінці та в терміналі.

error-other_game = { $what ->
    [board] { $variant } — гра зі спільними картами на столі; за правилами американи в неї не зіграти.
    [seven_cards] { $variant } — семикартковий стад із колодою на 52 карти; за правилами американи в нього не зіграти.
   *[draw] { $variant } — гра з обміном карт; за правилами американи в неї не зіграти.
}
error-zip_damaged = Цей zip-архів не розпаковується.
error-zip_too_big = У цьому архіві забагато всього: понад { $most } МБ, забагато файлів або вміст у багато разів більший за сам архів.
error-zip_path = Ім’я одного з файлів веде за межі архіву.
error-zip_nested = { $file } — архів усередині архіву.
error-zip_other = { $file } — не файл .phh і не .phhs.
error-rail_file = Цю роздачу записав той, хто в ній не грав.
error-nobody_named = У цій роздачі немає гравця на ім’я { $called }. Укажіть, під яким ім’ям грали ви.
error-named_twice = У цій роздачі двоє гравців на ім’я { $called }.
error-unfinished_hand = Цю роздачу не дограно.
error-later_than_now = Дата цієї роздачі ще не настала.
error-too_many_people = У цьому файлі забагато гравців: можна щонайбільше { $most }.
error-file_rules = Правила столу в цій роздачі суперечать одне одному.
error-file_too_big = Файл може мати щонайбільше { $most } МБ.
error-file_lost = Роботу з файлом перервано. Спробуйте ще раз.
error-files_busy = Зараз читаються або записуються інші файли. Спробуйте за хвилину.
error-not_sealed = Цю роздачу взято з файлу, печатки вона не має, і перевіряти нема чого.

error-no_data = У { $path } немає руму.
error-data_older = Файл { $path } записала старіша версія програми: відкрийте рум один раз і спробуйте знову.
error-no_such_player = У цьому румі немає гравця на ім’я { $called }.
error-several_players = Гравців на ім’я { $called } кілька. Укажіть потрібного за ідентифікатором: { $choices }.
error-player_needed = Укажіть, чиї роздачі потрібні: --player та ім’я або ідентифікатор. Тут грали: { $choices }.
error-no_players = У цьому румі ще ніхто не грав.
error-bad_day = День пишеться так: 2026-11-30, а не { $text }.

hands-count = { $count ->
    [one] { $count } роздача
    [few] { $count } роздачі
    [many] { $count } роздач
   *[other] { $count } роздачі
}
hands-exporting = запис
hands-importing = читання
hands-exported = { $count ->
    [one] { $count } роздачу записано у файл { $name }.
    [few] { $count } роздачі записано у файл { $name }.
    [many] { $count } роздач записано у файл { $name }.
   *[other] { $count } роздачі записано у файл { $name }.
}
hands-fault = Рядок { $line }, роздача { $number }: { $what }
hands-fault-line = Рядок { $line }: { $what }
hands-fault-file = { $file }, рядок { $line }: { $what }
hands-faults-more = … і ще { $count }.
hands-imported = { $kept ->
    [one] Додано { $kept } роздачу
    [few] Додано { $kept } роздачі
    [many] Додано { $kept } роздач
   *[other] Додано { $kept } роздачі
}, уже були: { $known }.
hands-nothing-kept = { $read ->
    [one] Нічого не додано. Годиться { $read } роздача: її додасть --only-good.
    [few] Нічого не додано. Годяться { $read } роздачі: їх додасть --only-good.
    [many] Нічого не додано. Годяться { $read } роздач: їх додасть --only-good.
   *[other] Нічого не додано. Годяться { $read } роздачі: їх додасть --only-good.
}
