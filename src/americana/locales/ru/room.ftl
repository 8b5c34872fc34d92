room-welcome = Выберите стол
room-lobby = Лобби
room-language = Язык
room-your-name = Ваше имя
room-save = Сохранить
room-loading = Секунду…
room-no-tables = Открытых столов нет.
room-play = Играть
room-watch = Смотреть
room-stakes = анте { $ante }, бринг-ин { $bring_in }
room-clock = Время на ход
room-seconds = { $turn } с + запас { $bank } с
room-players = занято { $taken } из { $chairs }
room-bots = { $count ->
    [one] { $count } бот
    [few] { $count } бота
    [many] { $count } ботов
   *[other] { $count } бота
}
room-watching = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
    [many] { $count } зрителей
   *[other] { $count } зрителя
}

room-sit-here = Сесть сюда
room-free = свободно
room-bot = бот
room-leaving = уходит
room-away = не за столом
room-disconnected = нет связи
room-sits-out = перерыв
room-wins = выигрыш { $amount }
room-buys = докупает { $amount }
room-seconds-left = осталось { $seconds } с

room-your-turn = Ваш ход
room-take-a-seat = Чтобы играть, сядьте на свободное место
room-waiting = Ждём игроков
room-next-hand = Скоро новая раздача
room-dealt-next = Вам сдадут в следующей раздаче
room-must-open = Открываете вы: бринг-ин { $amount } или больше
room-paused = Игра приостановлена
room-seat-menu = Моё место
room-sit-out = Перерыв
room-i-am-back = Вернуться
room-leave = Встать
room-show-card = Показать карту
room-amount = Сумма
room-size-least = мин.
room-size-most = макс.
room-log = Журнал
room-ranking = Старшинство комбинаций

room-lost = Связь потеряна, подключаемся снова…
room-no-answer = Рум не отвечает. Попробуйте ещё раз чуть позже.
room-not-sent = Пока не отправлено, пробуем ещё раз…
room-play-here = Играть здесь
room-renewed = Вышла новая версия страницы.
room-load-again = Обновить
room-close = Закрыть

room-cut-by = { $count ->
    [one] Колода запечатана, подрезал { $count } игрок
    [few] Колода запечатана, подрезали { $count } игрока
    [many] Колода запечатана, подрезали { $count } игроков
   *[other] Колода запечатана, подрезали { $count } игрока
}
room-cutting = Колода запечатана, идёт подрезка
room-sealed-uncut = Колода запечатана, никто не подрезал
room-resealed = запечатана заново, попытка { $attempt }
room-save-proofs = Сохранить доказательства раздач этого стола (проверка: python3 run.py verify ФАЙЛ)
room-seal-hand = Печать раздачи { $number }
room-resealed-so-far = { $count ->
    [one] За этим столом колоду запечатывали заново { $count } раз
    [few] За этим столом колоду запечатывали заново { $count } раза
    [many] За этим столом колоду запечатывали заново { $count } раз
   *[other] За этим столом колоду запечатывали заново { $count } раза
}
room-cut-unused = Ваша подрезка отправлена, но не использована. Не доверяйте этой раздаче.
room-cut-broken = Эта печать не продолжает предыдущую. Не доверяйте этой раздаче.
room-cut-false = Подрезка не та, которую сделали игроки. Не доверяйте этой раздаче.
room-deck-false = Одна из колод — не та, что была запечатана. Не доверяйте этой раздаче.
room-card-false = Карта лежала не там, где ей положено в запечатанной колоде. Не доверяйте этой раздаче.
room-cards-checked = { $count ->
    [one] Вы видели { $count } карту, она совпадает с печатью
    [few] Вы видели { $count } карты, все совпадают с печатью
    [many] Вы видели { $count } карт, все совпадают с печатью
   *[other] Вы видели { $count } карты, все совпадают с печатью
}
