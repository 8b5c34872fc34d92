### What only the browser page says.

## The lobby

room-welcome = Choose a table
room-lobby = Lobby
room-language = Language
room-your-name = Your name
room-save = Save
room-loading = One moment…
room-no-tables = No table is open.
room-play = Play
room-watch = Watch
# $ante, $bring_in: chips
room-stakes = ante { $ante }, bring-in { $bring_in }
room-clock = Time to act
# $turn, $bank: seconds
room-seconds = { $turn } s + bank { $bank } s
# $taken, $chairs: seats
room-players = { $taken } of { $chairs } seats
# $count: bots
room-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
# $count: people who look on
room-watching = { $count ->
    [one] { $count } watching
   *[other] { $count } watching
}

## Seats

room-sit-here = Sit here
room-free = free
room-bot = bot
room-leaving = leaving
room-away = away
room-disconnected = no connection
room-sits-out = sitting out
# $amount: chips
room-wins = wins { $amount }
# $amount: chips
room-buys = buys { $amount }
# $seconds
room-seconds-left = { $seconds } s left

## The bar below the table

room-your-turn = Your turn
room-take-a-seat = Take a free seat to play
room-waiting = Waiting for players
room-next-hand = The next hand is coming
room-dealt-next = You are dealt in with the next hand
# $amount: the bring-in, in chips
room-must-open = You must open: bring in { $amount } or more
room-paused = The table is paused
room-seat-menu = My seat
room-sit-out = Sit out
room-i-am-back = I’m back
room-leave = Leave
room-show-card = Show my card
room-amount = Amount
room-size-least = min
room-size-most = max
room-log = Log
room-ranking = What beats what

## What is wrong

room-lost = Connection lost, connecting again…
room-no-answer = The room does not answer. Please try again in a moment.
room-not-sent = Not sent yet, trying again…
room-play-here = Play here
room-renewed = There is a new version of this page.
room-load-again = Reload
room-close = Close

## The seal

# $count: players
room-cut-by = { $count ->
    [one] Sealed, cut by { $count } player
   *[other] Sealed, cut by { $count } players
}
room-cutting = Sealed, being cut
room-sealed-uncut = Sealed, cut by nobody
# $attempt: 2, 3 and so on
room-resealed = sealed again, attempt { $attempt }
room-save-proofs = Save the proofs of this table’s hands (check them with: python3 run.py verify FILE)
# $number: of the hand at this table
room-seal-hand = Seal of hand { $number }
# $count: how often
room-resealed-so-far = { $count ->
    [one] Sealed again { $count } time at this table
   *[other] Sealed again { $count } times at this table
}
room-cut-unused = Your cut was sent but not used. Do not trust this deal.
room-cut-broken = This seal does not follow from the one before. Do not trust this deal.
room-cut-false = The cut is not the one that the players made. Do not trust this deal.
room-deck-false = A deck is not the one that was sealed. Do not trust this deal.
room-card-false = A card did not lie where the sealed deck has it. Do not trust this deal.
# $count: cards of this hand
room-cards-checked = { $count ->
    [one] { $count } card seen and checked against the seal
   *[other] { $count } cards seen, each checked against the seal
}
