room-welcome = Виберіть стіл
room-how-to-start = Два натискання — і ви у грі: стіл, а потім вільне місце. Фішки лише ігрові.
room-lobby = Лобі
room-language = Мова
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
room-leaving = іде з-за столу
room-away = відійшов
room-disconnected = немає зв’язку
room-sits-out = пропускає
room-wins = виграш { $amount }
room-buys = докуповує { $amount }
room-seconds-left = лишилося { $seconds } с

room-your-turn = Ваш хід
room-take-a-seat = Щоб грати, сядьте на вільне місце
room-waiting = Чекаємо на гравців
room-next-hand = Скоро нова роздача
room-paused = Гру призупинено
room-seat-menu = Моє місце
room-top-up = Докупити { $amount }
room-sit-out = Пропустити
room-i-am-back = Я повернувся
room-leave = Встати
room-show-card = Показати карту
room-amount = Сума
room-size-least = мін.
room-size-most = макс.
room-log = Журнал

room-lost = Зв’язок утрачено, під’єднуємося знову…
room-not-sent = Ще не надіслано, пробуємо знову…
room-play-here = Грати тут
room-renewed = З’явилася нова версія сторінки.
room-load-again = Оновити
room-close = Закрити

room-cut-by = { $count ->
    [one] Колоду опечатано, зняв { $count } гравець
    [few] Колоду опечатано, зняли { $count } гравці
    [many] Колоду опечатано, зняли { $count } гравців
   *[other] Колоду опечатано, зняли { $count } гравця
}
room-cutting = Колоду опечатано, її знімають
room-sealed-uncut = Колоду опечатано, ніхто не знімав
room-resealed = опечатано заново, спроба { $attempt }
room-seal-words = Порядок карт зафіксовано до появи цих слів. В усіх за столом вони однакові: звірте їх уголос.
room-save-proofs = Зберегти докази роздач цього столу (перевірка: americana verify ФАЙЛ)
room-seal-hand = Запис роздачі { $number }
room-resealed-so-far = { $count ->
    [one] За цим столом колоду опечатували заново { $count } раз
    [few] За цим столом колоду опечатували заново { $count } рази
    [many] За цим столом колоду опечатували заново { $count } разів
   *[other] За цим столом колоду опечатували заново { $count } раза
}
room-cut-unused = Ваше знімання надіслано, але не використано. Цій роздачі не можна довіряти.
room-cut-broken = Ця печатка не продовжує попередню. Цій роздачі не можна довіряти.
room-cut-false = Колоду знято не так, як це зробили гравці. Цій роздачі не можна довіряти.
room-deck-false = Одна з колод — не та, що була опечатана. Цій роздачі не можна довіряти.
room-card-false = Карта лежала не там, де має бути в опечатаній колоді. Цій роздачі не можна довіряти.
room-cards-checked = { $count ->
    [one] Видно { $count } карту, звірено з печаткою
    [few] Видно { $count } карти, усі звірено з печаткою
    [many] Видно { $count } карт, усі звірено з печаткою
   *[other] Видно { $count } карти, усі звірено з печаткою
}
