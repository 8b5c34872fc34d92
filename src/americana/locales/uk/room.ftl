room-welcome = Виберіть стіл
room-lobby = Лобі
room-language = Мова
room-your-name = Ваше ім’я
room-save = Зберегти
room-loading = Хвилинку…
room-no-tables = Відкритих столів немає.
room-play = Грати
room-watch = Дивитися
room-stakes = анте { $ante }, бринг-ін { $bring_in }
room-clock = Час на хід
room-seconds = { $turn } с + запас { $bank } с
room-players = зайнято { $taken } з { $chairs }
room-bots = { $count ->
    [one] { $count } бот
    [few] { $count } боти
    [many] { $count } ботів
   *[other] { $count } бота
}
room-watching = { $count ->
    [one] { $count } глядач
    [few] { $count } глядачі
    [many] { $count } глядачів
   *[other] { $count } глядача
}

room-sit-here = Сісти сюди
room-free = вільно
room-bot = бот
room-leaving = виходить
room-away = не за столом
room-disconnected = немає зв’язку
room-sits-out = перерва
room-wins = виграш { $amount }
room-buys = докуповує { $amount }
room-seconds-left = лишилося { $seconds } с

room-your-turn = Ваш хід
room-take-a-seat = Щоб грати, сядьте на вільне місце
room-waiting = Чекаємо на гравців
room-next-hand = Скоро нова роздача
room-dealt-next = Вам роздадуть у наступній роздачі
room-must-open = Відкриваєте ви: бринг-ін { $amount } або більше
room-paused = Гру призупинено
room-seat-menu = Моє місце
room-sit-out = Перерва
room-i-am-back = Повернутися
room-leave = Встати
room-show-card = Показати карту
room-amount = Сума
room-size-least = мін.
room-size-most = макс.
room-log = Журнал
room-ranking = Старшинство комбінацій

room-lost = Зв’язок утрачено, під’єднуємося знову…
room-no-answer = Рум не відповідає. Спробуйте ще раз трохи згодом.
room-not-sent = Ще не надіслано, пробуємо знову…
room-play-here = Грати тут
room-renewed = З’явилася нова версія сторінки.
room-load-again = Оновити
room-close = Закрити

room-cut-by = { $count ->
    [one] Колоду запечатано, підрізав { $count } гравець
    [few] Колоду запечатано, підрізали { $count } гравці
    [many] Колоду запечатано, підрізали { $count } гравців
   *[other] Колоду запечатано, підрізали { $count } гравця
}
room-cutting = Колоду запечатано, триває підрізка
room-sealed-uncut = Колоду запечатано, ніхто не підрізав
room-resealed = запечатано заново, спроба { $attempt }
room-save-proofs = Зберегти докази роздач цього столу (перевірка: python3 run.py verify ФАЙЛ)
room-seal-hand = Печатка роздачі { $number }
room-resealed-so-far = { $count ->
    [one] За цим столом колоду запечатували заново { $count } раз
    [few] За цим столом колоду запечатували заново { $count } рази
    [many] За цим столом колоду запечатували заново { $count } разів
   *[other] За цим столом колоду запечатували заново { $count } раза
}
room-cut-unused = Вашу підрізку надіслано, але не використано. Не довіряйте цій роздачі.
room-cut-broken = Ця печатка не продовжує попередню. Не довіряйте цій роздачі.
room-cut-false = Підрізка не та, яку зробили гравці. Не довіряйте цій роздачі.
room-deck-false = Одна з колод — не та, що була запечатана. Не довіряйте цій роздачі.
room-card-false = Карта лежала не там, де має бути в запечатаній колоді. Не довіряйте цій роздачі.
room-cards-checked = { $count ->
    [one] Ви бачили { $count } карту, вона збігається з печаткою
    [few] Ви бачили { $count } карти, усі збігаються з печаткою
    [many] Ви бачили { $count } карт, усі збігаються з печаткою
   *[other] Ви бачили { $count } карти, усі збігаються з печаткою
}
