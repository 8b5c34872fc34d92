### What happens at a table besides its hands: one line each, without a full stop.

## Seats. $player. $chips: how many

table-sat-down = { $player-you ->
    [yes] You sit
   *[no] { $player } sits
} down with { $chips }
table-sat-out = { $player-you ->
    [yes] You sit
   *[no] { $player } sits
} out
table-sat-in = { $player-you ->
    [yes] You are
   *[no] { $player } is
} dealt in again
table-leaving = { $player-you ->
    [yes] You leave
   *[no] { $player } leaves
} after this hand
table-left = { $player-you ->
    [yes] You leave
   *[no] { $player } leaves
} with { $chips }
table-busted = { $player-you ->
    [yes] You have
   *[no] { $player } has
} no chips left
table-topped-up = { $player-you ->
    [yes] You add
   *[no] { $player } adds
} { $chips } to the stack
table-top-up-asked = { $player-you ->
    [yes] You buy
   *[no] { $player } buys
} { $chips } for the next hand
table-reconnect = { $player-you ->
    [yes] You have lost the connection and get
   *[no] { $player } has lost the connection and gets
} time to come back
table-away = { $player-you ->
    [yes] You are
   *[no] { $player } is
} away: the time ran out
table-back = { $player-you ->
    [yes] You are
   *[no] { $player } is
} back

## The seal. $deck: 1 or 2. $players: those who did not cut

table-dealt-deck = The cut chose deck { $deck }
table-resealed = Sealed again, no cut came from: { $players }

## The table

table-paused = The table is paused
table-resumed = The table goes on
table-terms-changed = New house rules from the next hand on
table-closed = The table is closed
