table-sat-down = { $player-you ->
    [yes] Du sætter dig
   *[no] { $player } sætter sig
} med { $chips }
table-sat-out = { $player } sidder over
table-sat-in = { $player } er med igen
table-leaving = { $player } forlader bordet efter denne hånd
table-left = { $player } forlader bordet med { $chips }
table-busted = { $player } har ikke flere chips
table-topped-up = { $player } lægger { $chips } oven i stacken
table-top-up-asked = { $player } køber { $chips } til næste hånd
table-reconnect = { $player } har mistet forbindelsen og får tid til at komme tilbage
table-away = { $player } er ikke ved bordet: tiden løb ud
table-back = { $player } er tilbage

table-dealt-deck = Aftagningen valgte kortspil { $deck }
table-resealed = Forseglet igen, ingen aftagning fra: { $players }

table-paused = Der holdes pause ved bordet
table-resumed = Der spilles videre ved bordet
table-terms-changed = Nye husregler fra næste hånd
table-closed = Bordet er lukket
