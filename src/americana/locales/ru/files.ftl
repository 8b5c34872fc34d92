### Файлы раздач: выгрузка и загрузка, на странице и в терминале.

error-other_game = { $what ->
    [board] { $variant } — игра с общими картами на столе; по правилам американы её не сыграть.
    [seven_cards] { $variant } — семикарточный стад с колодой в 52 карты; по правилам американы его не сыграть.
   *[draw] { $variant } — игра с обменом карт; по правилам американы её не сыграть.
}
error-zip_damaged = Этот zip-архив не распаковывается.
error-zip_too_big = В этом архиве слишком много всего: больше { $most } МБ, слишком много файлов или содержимое во много раз больше самого архива.
error-zip_path = Имя одного из файлов ведёт за пределы архива.
error-zip_nested = { $file } — архив внутри архива.
error-zip_other = { $file } — не файл .phh и не .phhs.
error-rail_file = Эту раздачу записал тот, кто в ней не играл.
error-nobody_named = В этой раздаче нет игрока по имени { $called }. Укажите, под каким именем играли вы.
error-named_twice = В этой раздаче два игрока по имени { $called }.
error-unfinished_hand = Эта раздача не доиграна.
error-later_than_now = Дата этой раздачи ещё не наступила.
error-too_many_people = В этом файле слишком много игроков: можно не больше { $most }.
error-file_rules = Правила стола в этой раздаче противоречат друг другу.
error-file_too_big = Файл может занимать не больше { $most } МБ.
error-file_lost = Работа с файлом прервалась. Попробуйте ещё раз.
error-files_busy = Сейчас читаются или записываются другие файлы. Попробуйте через минуту.
error-not_sealed = Эта раздача взята из файла, печати у неё нет, и проверять нечего.

error-no_data = В { $path } нет рума.
error-data_older = Файл { $path } записан более старой версией программы: откройте рум один раз и попробуйте снова.
error-no_such_player = В этом руме нет игрока по имени { $called }.
error-several_players = Игроков по имени { $called } несколько. Укажите нужного по идентификатору: { $choices }.
error-player_needed = Укажите, чьи раздачи нужны: --player и имя или идентификатор. Здесь играли: { $choices }.
error-no_players = В этом руме ещё никто не играл.
error-bad_day = День пишется так: 2026-11-30, а не { $text }.

hands-count = { $count ->
    [one] { $count } раздача
    [few] { $count } раздачи
    [many] { $count } раздач
   *[other] { $count } раздачи
}
hands-exporting = запись
hands-importing = чтение
hands-exported = { $count ->
    [one] { $count } раздача записана в файл { $name }.
    [few] { $count } раздачи записаны в файл { $name }.
    [many] { $count } раздач записано в файл { $name }.
   *[other] { $count } раздачи записано в файл { $name }.
}
hands-fault = Строка { $line }, раздача { $number }: { $what }
hands-fault-line = Строка { $line }: { $what }
hands-fault-file = { $file }, строка { $line }: { $what }
hands-faults-more = … и ещё { $count }.
hands-imported = { $kept ->
    [one] Добавлена { $kept } раздача
    [few] Добавлены { $kept } раздачи
    [many] Добавлено { $kept } раздач
   *[other] Добавлено { $kept } раздачи
}, уже были: { $known }.
hands-nothing-kept = { $read ->
    [one] Ничего не добавлено. Годится { $read } раздача: её добавит --only-good.
    [few] Ничего не добавлено. Годятся { $read } раздачи: их добавит --only-good.
    [many] Ничего не добавлено. Годятся { $read } раздач: их добавит --only-good.
   *[other] Ничего не добавлено. Годятся { $read } раздачи: их добавит --only-good.
}
