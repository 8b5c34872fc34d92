table-sat-down = { $player-you ->
    [yes] Ви сідаєте
   *[no] { $player } сідає
} за стіл, фішок: { $chips }
table-sat-out = { $player-you ->
    [yes] Ви пропускаєте
   *[no] { $player } пропускає
} роздачі
table-sat-in = { $player } знову у грі
table-leaving = { $player-you ->
    [yes] Ви йдете
   *[no] { $player } іде
} після цієї роздачі
table-left = { $player-you ->
    [yes] Ви встаєте
   *[no] { $player } встає
} з-за столу, фішок: { $chips }
table-busted = { $player-you ->
    [yes] У вас не лишилося фішок
   *[no] { $player }: фішок не лишилося
}
table-topped-up = { $player-you ->
    [yes] Ви додаєте
   *[no] { $player } додає
} { $chips } до стека
table-top-up-asked = { $player-you ->
    [yes] Ви докуповуєте
   *[no] { $player } докуповує
} { $chips } до наступної роздачі
table-reconnect = { $player-you ->
    [yes] Зв’язок із вами перервався
   *[no] { $player }: зв’язок перервався
}, є час повернутися
table-away = { $player-you ->
    [yes] Ваш час вийшов, вас немає за столом
   *[no] { $player }: час вийшов, немає за столом
}
table-back = { $player } знову за столом

table-dealt-deck = Зняття вибрало колоду { $deck }
table-resealed = Колоду опечатано заново, немає зняття: { $players }

table-paused = Гру за столом призупинено
table-resumed = Гра за столом триває далі
table-terms-changed = Із наступної роздачі нові правила столу
table-closed = Стіл закрито
