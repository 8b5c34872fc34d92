### The page of my own hands: list, search, statistics, files.

hands-title = Мои раздачи
hands-views = Вид
hands-view-list = Список
hands-view-figures = Статистика
hands-again = Попробовать ещё раз

hands-hand-at = раздача { $number }, стол «{ $table }»
hands-number = раздача { $number }
hands-ante = анте { $ante }
hands-from-file = из файла
hands-column-cards = Мои карты
hands-column-made = Чем кончилось
hands-column-table = Стол
hands-column-pot = Банк
hands-column-net = Итог
hands-how-folded = Фолд
hands-how-showdown = Вскрытие
hands-how-unseen = Выигрыш без вскрытия: остальные спасовали
hands-how-over = Закончилась без вскрытия
hands-star = Отметить звёздочкой: { $hand }
hands-note-add = Написать заметку: { $hand }
hands-note-change = Изменить заметку: { $hand }
hands-note = Заметка
hands-note-about = Раздача { $number }, стол «{ $table }». Это видите только вы.
hands-note-left = { $left ->
    [one] Остался { $left } знак
    [few] Осталось { $left } знака
    [many] Осталось { $left } знаков
   *[other] Осталось { $left } знака
}
hands-listed = { $count ->
    [one] В списке { $count } раздача
    [few] В списке { $count } раздачи
    [many] В списке { $count } раздач
   *[other] В списке { $count } раздачи
}
hands-more = Ещё раздачи
hands-all-listed = { $count ->
    [one] Это всё: { $count } раздача.
    [few] Это всё: { $count } раздачи.
    [many] Это всё: { $count } раздач.
   *[other] Это всё: { $count } раздачи.
}
hands-move-by-move = Повтор, ход за ходом

hands-none-fits = Подходящих раздач нет.
hands-show-all = Показать все раздачи
hands-none-stranger = Вы здесь ещё не играли
hands-about-stranger = Сядьте за стол — и каждая сыгранная раздача сохранится здесь: её можно найти, пересмотреть, посчитать и взять с собой.
hands-none-none = Раздач пока нет
hands-about-none = Как только ваша раздача закончится, она появится здесь. Раздачи можно и загрузить из файла.

hands-starred = Со звёздочкой
hands-chosen = Выбранные фильтры
hands-drop = Убрать: { $filter }
hands-clear = Сбросить всё
hands-show = Показать раздачи
hands-any-table = Любой стол
hands-result = Результат
hands-any-result = Любой результат
hands-result-won = Выигрыш
hands-result-lost = Проигрыш
hands-result-even = При своих
hands-showdown = Вскрытие
hands-any-end = Неважно
hands-showdown-true = Со вскрытием
hands-showdown-false = Без вскрытия
hands-since = Дата с
hands-until = Дата по
hands-day-since = с { $day }
hands-day-until = по { $day }
hands-pot-from = Банк от
hands-pot-to = Банк до
hands-is-pot_from = банк от { $amount }
hands-is-pot_to = банк до { $amount }

hands-search = Поиск по картам
hands-search-hint = 9/   /AA   Kh/9   ?h?h?h
hands-search-how = 9 — девятка, 9/ — закрытая девятка, /AA — пара тузов среди открытых, ?h — любая черва.
hands-search-any = на руках: { $cards }
hands-search-down = закрытая карта: { $cards }
hands-search-up = среди открытых: { $cards }
# without $code
hands-search-rank = { $count ->
    [1] { $rank }
    [2] пара { $rank-genitive-plural }
   *[other] { $count } { $rank-genitive }
}
hands-search-suit = { $count ->
    [one] { $count } карта { $suit-genitive }
    [few] { $count } карты { $suit-genitive }
    [many] { $count } карт { $suit-genitive }
   *[other] { $count } карты { $suit-genitive }
}

hands-choose = Словами
hands-pick = Поиск по картам, словами
hands-pick-where = Где были карты
hands-pick-sides = Закрытая и открытые
hands-pick-any = Где угодно
hands-pick-down = Моя закрытая карта
hands-pick-up = Среди моих открытых карт
hands-pick-held = Среди моих пяти карт
hands-pick-number = Условие { $number }
hands-pick-rank = Достоинство
hands-pick-suit = Масть
hands-pick-times = Сколько
hands-any-rank = любое
hands-any-suit = любая
hands-times = { $times ->
    [1] одна
    [2] две
    [3] три
   *[other] четыре
}
hands-pick-nothing = Выберите хотя бы одну карту, иначе найдутся все раздачи.
hands-find = Найти

hands-sum-hands = Раздачи
hands-sum-net = Итог
hands-unit-antes = в анте
hands-sum-hundred = Анте на 100 раздач
hands-interval = 95 %: { $range }
hands-from-to = от { $low } до { $high }
hands-too-few = { $count ->
    [one] Судить рано: меньше { $count } раздачи
    [few] Судить рано: меньше { $count } раздач
    [many] Судить рано: меньше { $count } раздач
   *[other] Судить рано: меньше { $count } раздачи
}
hands-few = мало
    .about = { $count ->
        [one] Пустой кружок: меньше { $count } раздачи, судить рано.
        [few] Пустой кружок: меньше { $count } раздач, судить рано.
        [many] Пустой кружок: меньше { $count } раздач, судить рано.
       *[other] Пустой кружок: меньше { $count } раздачи, судить рано.
    }
hands-figures-about = Результат сильно зависит от везения. В 19 случаях из 20 истинное значение лежит в указанных границах.
hands-curve = Выигрыш в анте
    .about = Все раздачи по порядку. Пока линия не выходит за пределы полосы, её можно объяснить одной случайностью.
hands-curve-line = итог в анте
hands-curve-band = случайный разброс
hands-curve-said = Раздач: { $hands }, итог в анте: { $net }. Случайный разброс: ± { $band }.
hands-as-table = Таблицей
hands-rates = Как я играю
hands-rate-opened_above = Открытие выше бринг-ина
    .about = Когда открываю я и лимит позволяет: сразу комплит или бет.
hands-rate-completed = Комплит
    .about = Делаю первую полную ставку первого круга, когда могу.
hands-rate-folded_to_completion = Фолд на комплит
    .about = Когда первую полную ставку сделали до меня.
hands-rate-showdown = Доведено до вскрытия
    .about = Из всех раздач.
hands-rate-won_at_showdown = Выигрыш на вскрытии
    .about = Из раздач, дошедших до вскрытия.
# without plural of $of
hands-made-of = { $made } из { $of }
hands-doors = По первой открытой карте
    .about = Что приносят раздачи, которые начинаются с этой открытой карты.
hands-seats = По месту после открывающего
    .about = Что приносят раздачи в зависимости от моего места после открывающего.
hands-seat = Место
hands-opener = открываю я
# without plural of $seats
hands-after-opener = { $seats }-й после него
hands-counted = { $count ->
    [one] Посчитана { $count } раздача, анте на 100 раздач: { $net }
    [few] Посчитано { $count } раздачи, анте на 100 раздач: { $net }
    [many] Посчитано { $count } раздач, анте на 100 раздач: { $net }
   *[other] Посчитано { $count } раздачи, анте на 100 раздач: { $net }
}

hands-save-all = Сохранить все раздачи
hands-save-these = Сохранить эти раздачи
hands-saving = { $of ->
    [one] { $done } из { $of } раздачи
    [few] { $done } из { $of } раздач
    [many] { $done } из { $of } раздач
   *[other] { $done } из { $of } раздачи
}
hands-saving-some = Раздач пока: { $done }
hands-saved = { $count ->
    [one] Сохранена { $count } раздача.
    [few] Сохранено { $count } раздачи.
    [many] Сохранено { $count } раздач.
   *[other] Сохранено { $count } раздачи.
}
hands-cancel = Отменить
hands-bring = Загрузить раздачи
hands-bring-about = Раздачи, сохранённые здесь или в другом руме: .phh, .phhs или .zip с ними. Если что-то в файле не удастся разобрать, вы увидите, в какой строке, и ничего не будет добавлено.
hands-choose-file = Выберите файл
hands-drop-file = или перетащите его сюда
hands-sending = Отправлено: { $share }
hands-reading = Отправлено. Рум читает…
hands-report-read = Прочитано
hands-report-kept = Добавлено
hands-report-known = Уже были
hands-report-nothing = Ничего не добавлено. Не удалось разобрать:
hands-report-some = Годные раздачи добавлены. Не удалось разобрать:
hands-report-faults = Не удалось разобрать
hands-report-line = Строка { $line }
hands-report-all = Все раздачи разобраны.
hands-report-none-new = Новых раздач в этом файле нет.
hands-keep-good = Добавить годные
hands-as-name = Вы играли под именем
    .about = Ваше имя в файле, если в нём карты всех игроков.
hands-send-again = Отправить ещё раз

## Search

error-card_search_unreadable = «{ $text }» — не карта. Напишите достоинство и, если нужно, масть: 9, Kh, ?h. Закрытая карта стоит перед косой чертой: 9/AA
error-card_search_too_many = Карт здесь можно указать не больше { $most }.
error-card_search_one_down = Закрытая карта только одна: напишите одну перед косой чертой.
error-card_search_impossible = Таких карт не бывает ни в одной руке: в колоде по четыре карты каждого достоинства.
error-note_too_long = Знаков в заметке может быть не больше { $most }.
