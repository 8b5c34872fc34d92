### Файлы раздач: выгрузка и загрузка, на странице и в терминале.

error-other_game = { $what ->
    [board] { $variant } — игра с общими картами на столе; в американку её не переложить.
    [seven_cards] { $variant } — стад с семью картами и колодой в 52 карты; в американку его не переложить.
   *[draw] { $variant } — игра с обменом карт; в американку её не переложить.
}
error-zip_damaged = Этот zip-архив не распаковывается.
error-zip_too_big = В этом архиве слишком много: больше { $most } МБ, слишком много файлов или куда больше, чем весит он сам.
error-zip_path = У файла в этом архиве имя, ведущее в другое место.
error-zip_nested = { $file } — архив внутри архива.
error-zip_other = { $file } — не файл .phh и не .phhs.
error-rail_file = Эту раздачу записал тот, кто в ней не играл.
error-nobody_named = В этой раздаче никого не зовут { $called }. Укажите, под каким именем играли вы.
error-named_twice = В этой раздаче двоих зовут { $called }.
error-unfinished_hand = Эта раздача не доиграна.
error-later_than_now = Время этой раздачи ещё не наступило.
error-too_many_people = В этом файле слишком много людей: можно не больше { $most }.
error-file_rules = Правила дома в этой раздаче противоречат сами себе.
error-file_too_big = Файл может весить не больше { $most } МБ.
error-file_lost = Работа с файлом прервалась. Попробуйте ещё раз.
error-files_busy = Сейчас читаются или записываются другие файлы. Попробуйте через минуту.
error-not_sealed = Эта раздача взята из файла, печати у неё нет, и проверять нечего.

error-no_data = В { $path } нет комнаты.
error-data_older = { $path } записан более старой версией. Откройте комнату один раз и попробуйте снова.
error-no_such_player = В этой комнате никого не зовут { $called }.
error-several_players = Имя { $called } носят несколько игроков. Укажите, кто нужен, по идентификатору: { $choices }.
error-player_needed = Укажите, чьи раздачи нужны: --player и имя или идентификатор.
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
    [one] { $count } раздача записана в { $name }.
    [few] { $count } раздачи записаны в { $name }.
    [many] { $count } раздач записано в { $name }.
   *[other] { $count } раздачи записано в { $name }.
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
