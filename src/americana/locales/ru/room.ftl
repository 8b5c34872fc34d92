room-welcome = Выберите стол
room-how-to-start = Два нажатия — и вы в игре: стол, затем свободное место. Фишки только игровые.
room-lobby = Лобби
room-language = Язык
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
room-away = отошёл
room-disconnected = нет связи
room-sits-out = пропускает
room-wins = выигрыш { $amount }
room-buys = докупает { $amount }
room-seconds-left = осталось { $seconds } с

room-your-turn = Ваш ход
room-take-a-seat = Чтобы играть, сядьте на свободное место
room-waiting = Ждём игроков
room-next-hand = Скоро новая раздача
room-paused = Игра приостановлена
room-seat-menu = Моё место
room-top-up = Докупить { $amount }
room-sit-out = Пропустить
room-i-am-back = Я вернулся
room-leave = Встать
room-show-card = Показать карту
room-amount = Сумма
room-size-least = мин.
room-size-most = макс.
room-log = Журнал

room-lost = Связь потеряна, подключаемся снова…
room-not-sent = Пока не отправлено, пробуем ещё раз…
room-play-here = Играть здесь
room-renewed = Вышла новая версия страницы.
room-load-again = Обновить
room-close = Закрыть

room-cut-by = { $count ->
    [one] Колода опечатана, сдвинул { $count } игрок
    [few] Колода опечатана, сдвинули { $count } игрока
    [many] Колода опечатана, сдвинули { $count } игроков
   *[other] Колода опечатана, сдвинули { $count } игрока
}
room-cutting = Колода опечатана, её сдвигают
room-sealed-uncut = Колода опечатана, никто не сдвигал
room-resealed = опечатана заново, попытка { $attempt }
room-seal-words = Порядок карт был зафиксирован до того, как появились эти слова. У всех за столом они одинаковые: сверьте их вслух.
room-save-proofs = Сохранить доказательства раздач этого стола (проверка: americana verify ФАЙЛ)
room-seal-hand = Запись раздачи { $number }
room-resealed-so-far = { $count ->
    [one] За этим столом колоду опечатывали заново { $count } раз
    [few] За этим столом колоду опечатывали заново { $count } раза
    [many] За этим столом колоду опечатывали заново { $count } раз
   *[other] За этим столом колоду опечатывали заново { $count } раза
}
room-cut-unused = Ваш сдвиг отправлен, но не использован. Этой раздаче нельзя доверять.
room-cut-broken = Эта печать не продолжает предыдущую. Этой раздаче нельзя доверять.
room-cut-false = Колоду сдвинули не так, как это сделали игроки. Этой раздаче нельзя доверять.
room-deck-false = Одна из колод — не та, что была опечатана. Этой раздаче нельзя доверять.
room-card-false = Карта лежала не там, где ей положено в опечатанной колоде. Этой раздаче нельзя доверять.
room-cards-checked = { $count ->
    [one] Видна { $count } карта, сверена с печатью
    [few] Видно { $count } карты, все сверены с печатью
    [many] Видно { $count } карт, все сверены с печатью
   *[other] Видно { $count } карты, все сверены с печатью
}
