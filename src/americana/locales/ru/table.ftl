table-sat-down = { $player-you ->
    [yes] Вы садитесь
   *[no] { $player } садится
} за стол, фишек: { $chips }
table-sat-out = { $player-you ->
    [yes] Вы берёте
   *[no] { $player } берёт
} перерыв
table-sat-in = { $player } снова в игре
table-leaving = { $player-you ->
    [yes] Вы уходите
   *[no] { $player } уходит
} после этой раздачи
table-left = { $player-you ->
    [yes] Вы встаёте
   *[no] { $player } встаёт
} из-за стола, фишек: { $chips }
table-busted = { $player-you ->
    [yes] У вас не осталось фишек
   *[no] { $player }: фишек не осталось
}
table-topped-up = { $player-you ->
    [yes] Вы добавляете
   *[no] { $player } добавляет
} { $chips } к стеку
table-top-up-asked = { $player-you ->
    [yes] Вы докупаете
   *[no] { $player } докупает
} { $chips } к следующей раздаче
table-reconnect = { $player-you ->
    [yes] Ваша связь прервалась
   *[no] { $player }: связь прервалась
}, есть время вернуться
table-away = { $player } не за столом: время вышло
table-back = { $player } снова за столом

table-dealt-deck = Подрезка выбрала колоду { $deck }
table-resealed = Колода запечатана заново, нет подрезки: { $players }

table-paused = Игра за столом приостановлена
table-resumed = Игра за столом продолжается
table-terms-changed = Со следующей раздачи новые правила стола
table-closed = Стол закрыт
