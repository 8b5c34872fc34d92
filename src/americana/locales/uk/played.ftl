### The page of my own hands: list, search, statistics, files.

hands-title = Мої роздачі
hands-views = Вигляд
hands-view-list = Список
hands-view-figures = Статистика
hands-again = Спробувати ще раз

hands-hand-at = роздача { $number }, стіл «{ $table }»
hands-number = роздача { $number }
hands-ante = анте { $ante }
hands-from-file = із файлу
hands-column-cards = Мої карти
hands-column-made = Чим скінчилося
hands-column-table = Стіл
hands-column-pot = Банк
hands-column-net = Підсумок
hands-how-folded = Фолд
hands-how-showdown = Розкриття
hands-how-unseen = Виграш без розкриття: решта спасувала
hands-how-over = Скінчилася без розкриття
hands-star = Позначити зірочкою: { $hand }
hands-note-add = Написати нотатку: { $hand }
hands-note-change = Змінити нотатку: { $hand }
hands-note = Нотатка
hands-note-about = Роздача { $number }, стіл «{ $table }». Це бачите тільки ви.
hands-note-left = { $left ->
    [one] Залишився { $left } знак
    [few] Залишилося { $left } знаки
    [many] Залишилося { $left } знаків
   *[other] Залишилося { $left } знака
}
hands-listed = { $count ->
    [one] У списку { $count } роздача
    [few] У списку { $count } роздачі
    [many] У списку { $count } роздач
   *[other] У списку { $count } роздачі
}
hands-more = Ще роздачі
hands-all-listed = { $count ->
    [one] Це все: { $count } роздача.
    [few] Це все: { $count } роздачі.
    [many] Це все: { $count } роздач.
   *[other] Це все: { $count } роздачі.
}
hands-move-by-move = Повтор, хід за ходом

hands-none-fits = Немає роздач за цими фільтрами.
hands-show-all = Показати всі роздачі
hands-none-stranger = Ви тут ще не грали
hands-about-stranger = Сядьте за стіл — і кожна зіграна роздача збережеться тут: її можна знайти, переглянути, порахувати й узяти із собою.
hands-none-none = Роздач поки що немає
hands-about-none = Щойно ваша роздача скінчиться, вона з’явиться тут. Роздачі можна й завантажити з файлу.

hands-starred = Із зірочкою
hands-chosen = Вибрані фільтри
hands-drop = Прибрати: { $filter }
hands-clear = Скинути все
hands-show = Показати роздачі
hands-any-table = Будь-який стіл
hands-result = Результат
hands-any-result = Будь-який результат
hands-result-won = Виграш
hands-result-lost = Програш
hands-result-even = При своїх
hands-showdown = Розкриття
hands-any-end = Неважливо
hands-showdown-true = З розкриттям
hands-showdown-false = Без розкриття
hands-since = Дата з
hands-until = Дата по
hands-day-since = з { $day }
hands-day-until = по { $day }
hands-pot-from = Банк від
hands-pot-to = Банк до
hands-is-pot_from = банк від { $amount }
hands-is-pot_to = банк до { $amount }

hands-search = Пошук за картами
hands-search-hint = 9/   /AA   Kh/9   ?h?h?h
hands-search-how = 9 — дев’ятка, 9/ — закрита дев’ятка, /AA — пара тузів серед відкритих, ?h — будь-яка чирва.
hands-search-any = на руках: { $cards }
hands-search-down = закрита карта: { $cards }
hands-search-up = серед відкритих: { $cards }
# without $code
hands-search-rank = { $count ->
    [1] { $rank }
    [2] пара { $rank-genitive-plural }
   *[other] { $count } { $rank-plural }
}
hands-search-suit = { $count ->
    [one] { $count } { $suit-feminine } карта
    [few] { $count } { $suit-plural } карти
    [many] { $count } { $suit-genitive-plural } карт
   *[other] { $count } { $suit-genitive-plural } карт
}

hands-choose = Словами
hands-pick = Пошук за картами, словами
hands-pick-where = Де були карти
hands-pick-sides = Закрита й відкриті
hands-pick-any = Де завгодно
hands-pick-down = Моя закрита карта
hands-pick-up = Серед моїх відкритих карт
hands-pick-held = Серед моїх п’яти карт
hands-pick-number = Умова { $number }
hands-pick-rank = Ранг
hands-pick-suit = Масть
hands-pick-times = Скільки
hands-any-rank = будь-який
hands-any-suit = будь-яка
hands-times = { $times ->
    [1] одна
    [2] дві
    [3] три
   *[other] чотири
}
hands-pick-nothing = Виберіть хоча б одну карту, інакше знайдуться всі роздачі.
hands-find = Знайти

hands-sum-hands = Роздачі
hands-sum-net = Підсумок
hands-unit-antes = в анте
hands-sum-hundred = Анте на 100 роздач
hands-interval = 95 %: { $range }
hands-from-to = від { $low } до { $high }
hands-too-few = { $count ->
    [one] Судити зарано: менше { $count } роздачі
    [few] Судити зарано: менше { $count } роздач
    [many] Судити зарано: менше { $count } роздач
   *[other] Судити зарано: менше { $count } роздачі
}
hands-few = мало
    .about = { $count ->
        [one] Порожній кружечок: менше { $count } роздачі, судити зарано.
        [few] Порожній кружечок: менше { $count } роздач, судити зарано.
        [many] Порожній кружечок: менше { $count } роздач, судити зарано.
       *[other] Порожній кружечок: менше { $count } роздачі, судити зарано.
    }
hands-figures-about = Результат дуже залежить від везіння. У 19 випадках із 20 справжнє значення лежить у вказаних межах.
hands-curve = Виграш в анте
    .about = Усі роздачі за порядком. Поки лінія не виходить за межі смуги, її можна пояснити самою лише випадковістю.
hands-curve-line = підсумок в анте
hands-curve-band = випадковий розкид
hands-curve-said = Роздач: { $hands }, підсумок в анте: { $net }. Випадковий розкид: ± { $band }.
hands-as-table = Таблицею
hands-rates = Як я граю
hands-rate-opened_above = Відкриття вище за бринг-ін
    .about = Коли відкриваю я й ліміт дозволяє: одразу комплит або бет.
hands-rate-completed = Комплит
    .about = Роблю першу повну ставку першого кола, коли можу.
hands-rate-folded_to_completion = Фолд на комплит
    .about = Коли першу повну ставку зробили до мене.
hands-rate-showdown = Доведено до розкриття
    .about = З усіх роздач.
hands-rate-won_at_showdown = Виграш на розкритті
    .about = З роздач, що дійшли до розкриття.
# without plural of $of
hands-made-of = { $made } із { $of }
hands-doors = За першою відкритою картою
    .about = Що приносять роздачі, які починаються з цієї відкритої карти.
hands-seats = За місцем після того, хто відкриває
    .about = Що приносять роздачі залежно від мого місця після того, хто відкриває.
hands-seat = Місце
hands-opener = відкриваю я
# without plural of $seats
hands-after-opener = { $seats }-й після нього
hands-counted = { $count ->
    [one] Пораховано { $count } роздачу, анте на 100 роздач: { $net }
    [few] Пораховано { $count } роздачі, анте на 100 роздач: { $net }
    [many] Пораховано { $count } роздач, анте на 100 роздач: { $net }
   *[other] Пораховано { $count } роздачі, анте на 100 роздач: { $net }
}

hands-save-all = Зберегти всі роздачі
hands-save-these = Зберегти ці роздачі
hands-saving = { $of ->
    [one] { $done } із { $of } роздачі
    [few] { $done } із { $of } роздач
    [many] { $done } із { $of } роздач
   *[other] { $done } із { $of } роздачі
}
hands-saving-some = Роздач поки що: { $done }
hands-saved = { $count ->
    [one] Збережено { $count } роздачу.
    [few] Збережено { $count } роздачі.
    [many] Збережено { $count } роздач.
   *[other] Збережено { $count } роздачі.
}
hands-cancel = Скасувати
hands-bring = Завантажити роздачі
hands-bring-about = Роздачі, збережені тут або в іншому румі: .phh, .phhs або .zip з ними. Якщо щось у файлі не вдасться розібрати, ви побачите, у якому рядку, і нічого не буде додано.
hands-choose-file = Виберіть файл
hands-drop-file = або перетягніть його сюди
hands-sending = Надіслано: { $share }
hands-reading = Надіслано. Рум читає…
hands-report-read = Прочитано
hands-report-kept = Додано
hands-report-known = Уже були
hands-report-nothing = Нічого не додано. Не вдалося розібрати:
hands-report-some = Придатні роздачі додано. Не вдалося розібрати:
hands-report-faults = Не вдалося розібрати
hands-report-line = Рядок { $line }
hands-report-all = Усі роздачі розібрано.
hands-report-none-new = Нових роздач у цьому файлі немає.
hands-keep-good = Додати придатні
hands-as-name = Ви грали під іменем
    .about = Ваше ім’я у файлі, якщо в ньому карти всіх гравців.
hands-send-again = Надіслати ще раз

## Search

error-card_search_unreadable = «{ $text }» — не карта. Напишіть ранг і, якщо треба, масть: 9, Kh, ?h. Закрита карта стоїть перед скісною рискою: 9/AA
error-card_search_too_many = Карт тут можна вказати не більше ніж { $most }.
error-card_search_one_down = Закрита карта лише одна: напишіть одну перед скісною рискою.
error-card_search_impossible = Таких карт не буває в жодній руці: у колоді по чотири карти кожного рангу.
error-note_too_long = Знаків у нотатці може бути не більше ніж { $most }.
