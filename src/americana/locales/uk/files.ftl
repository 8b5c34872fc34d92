### Файли роздач: вивантаження й завантаження, на сторінці та в терміналі.

error-other_game = { $what ->
    [board] { $variant } — гра зі спільними картами на столі; в американку її не перекласти.
    [seven_cards] { $variant } — стад із сімома картами й колодою на 52 карти; в американку його не перекласти.
   *[draw] { $variant } — гра з обміном карт; в американку її не перекласти.
}
error-zip_damaged = Цей zip-архів не розпаковується.
error-zip_too_big = У цьому архіві забагато: понад { $most } МБ, забагато файлів або куди більше, ніж важить він сам.
error-zip_path = Файл у цьому архіві має ім’я, що веде деінде.
error-zip_nested = { $file } — архів усередині архіву.
error-zip_other = { $file } — не файл .phh і не .phhs.
error-rail_file = Цю роздачу записав той, хто в ній не грав.
error-nobody_named = У цій роздачі нікого не звати { $called }. Вкажіть, під яким ім’ям грали ви.
error-named_twice = У цій роздачі двох звати { $called }.
error-unfinished_hand = Цю роздачу не дограно.
error-later_than_now = Час цієї роздачі ще не настав.
error-too_many_people = У цьому файлі забагато людей: можна щонайбільше { $most }.
error-file_rules = Правила дому в цій роздачі суперечать самі собі.
error-file_too_big = Файл може важити щонайбільше { $most } МБ.
error-file_lost = Роботу з файлом перервано. Спробуйте ще раз.
error-files_busy = Зараз читаються або записуються інші файли. Спробуйте за хвилину.
error-not_sealed = Цю роздачу взято з файлу, печатки вона не має, і перевіряти нічого.

error-no_data = У { $path } немає кімнати.
error-data_older = { $path } записано старішою версією. Відкрийте кімнату один раз і спробуйте знову.
error-no_such_player = У цій кімнаті нікого не звати { $called }.
error-several_players = Ім’я { $called } мають кілька гравців. Вкажіть, хто потрібен, за ідентифікатором: { $choices }.
error-player_needed = Вкажіть, чиї роздачі потрібні: --player та ім’я або ідентифікатор.
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
    [one] { $count } роздачу записано в { $name }.
    [few] { $count } роздачі записано в { $name }.
    [many] { $count } роздач записано в { $name }.
   *[other] { $count } роздачі записано в { $name }.
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
