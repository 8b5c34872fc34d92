table-sat-down = { $player-you ->
    [yes] Ви сідаєте
   *[no] { $player } сідає
} за стіл, фішок: { $chips }
table-sat-out = { $player-you ->
    [yes] Ви берете
   *[no] { $player } бере
} перерву
table-sat-in = { $player } знову у грі
table-leaving = { $player-you ->
    [yes] Ви виходите
   *[no] { $player } виходить
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
} { $chips } до стеку
table-top-up-asked = { $player-you ->
    [yes] Ви докуповуєте
   *[no] { $player } докуповує
} { $chips } до наступної роздачі
table-reconnect = { $player-you ->
    [yes] Ваш зв’язок перервався
   *[no] { $player }: зв’язок перервався
}, є час повернутися
table-away = { $player } не за столом: час вийшов
table-back = { $player } знову за столом

table-dealt-deck = Підрізка вибрала колоду { $deck }
table-resealed = Колоду запечатано заново, немає підрізки: { $players }

table-paused = Гру за столом призупинено
table-resumed = Гра за столом триває далі
table-terms-changed = Із наступної роздачі нові правила столу
table-closed = Стіл закрито
