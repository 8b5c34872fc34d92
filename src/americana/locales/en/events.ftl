### The log of a hand: one line an event. Lines end without a full stop.

## Lists: one seat of many

# $player, $amount: chips
player-chips = { $player } { $amount }
# $player, $card
player-card = { $player } { $card }

## The deal

# $limit: as "pot limit". $count: players
event-hand-started = New hand: { $limit }, { $count ->
    [one] { $count } player
   *[other] { $count } players
}
# $limit, $count: as above. $button: the player at the button
event-hand-started-button = New hand: { $limit }, { $count ->
    [one] { $count } player
   *[other] { $count } players
}, button: { $button }
# $ante: chips, the same for everybody
event-antes = Everybody antes { $ante }
# $antes: a list of players and chips
event-antes-uneven = Antes: { $antes }
event-down-cards = Everybody gets a down card
# $card: the reader's own
event-down-card-yours = Your down card: { $card }
# $round: 1 to 4. $cards: a list of players and cards
event-up-cards = Round { $round }: { $cards }

## Who acts first, and why

# $player, $why: one of the messages below
event-round-opened = { $player-you ->
    [yes] You act
   *[no] { $player } acts
} first: { $why }
# $player
event-turn = { $player-you ->
    [yes] Your turn
   *[no] { $player } to act
}
# $card
first-highest_card = { $card } shows
# $card
first-lowest_card = lowest card { $card } shows
# $board: as "pair of nines"
first-best_board = { $board } shows
# $why
first-tie-suit = { $why } (suits break the tie)
# $why
first-tie-position = { $why } (tied; first in dealing order)
# $why. $of: the player whose cards decided
first-passed = { $why }, but { $of-you ->
    [yes] you are
   *[no] { $of } is
} all-in

## What players do. $player. $amount: chips added. $to: the player's total of this round. $owed: what the others must match

event-folded = { $player-you ->
    [yes] You fold
   *[no] { $player } folds
}
event-checked = { $player-you ->
    [yes] You check
   *[no] { $player } checks
}
event-called = { $player-you ->
    [yes] You call
   *[no] { $player } calls
} { $amount }
event-called-all-in = { $player-you ->
    [yes] You call { $amount } and are
   *[no] { $player } calls { $amount } and is
} all-in
event-brought-in = { $player-you ->
    [yes] You bring in
   *[no] { $player } brings in
} { $to }
event-brought-in-all-in = { $player-you ->
    [yes] You bring in { $to } and are
   *[no] { $player } brings in { $to } and is
} all-in
event-brought-in-short = { $player-you ->
    [yes] You bring in
   *[no] { $player } brings in
} { $to } of { $owed }, all-in
event-bet = { $player-you ->
    [yes] You bet
   *[no] { $player } bets
} { $to }
event-bet-all-in = { $player-you ->
    [yes] You bet { $to } and are
   *[no] { $player } bets { $to } and is
} all-in
event-completed = { $player-you ->
    [yes] You complete
   *[no] { $player } completes
} to { $to }
event-completed-all-in = { $player-you ->
    [yes] You complete to { $to } and are
   *[no] { $player } completes to { $to } and is
} all-in
event-raised = { $player-you ->
    [yes] You raise
   *[no] { $player } raises
} to { $to }
event-raised-all-in = { $player-you ->
    [yes] You raise to { $to } and are
   *[no] { $player } raises to { $to } and is
} all-in

## The end

# $pot: chips put in so far
event-round-closed = Pot: { $pot }
# $player, $amount: chips that nobody matched
event-uncalled = { $player-you ->
    [yes] You take
   *[no] { $player } takes
} back { $amount } uncalled
# $cards: a list of players and down cards
event-turned-up = Cards up: { $cards }
# $player, $card: the down card. $hand: what the hand is called
event-shown = { $player-you ->
    [yes] You show
   *[no] { $player } shows
} { $card }: { $hand }
# $player
event-mucked = { $player-you ->
    [yes] You muck
   *[no] { $player } mucks
}
award-only = the pot
    .start = Pot
award-main = the main pot
    .start = Main pot
# $number: 1 is the first side pot
award-side = side pot { $number }
    .start = Side pot { $number }
# $player, $pot: its name. $amount: chips
event-pot-won = { $player-you ->
    [yes] You win
   *[no] { $player } wins
} { $pot }, { $amount }
# $pot, $amount: as above. $shares: a list of players and chips
event-pot-split = { $pot-start } of { $amount } split: { $shares }
# $won: one of the two messages above. $players: those who get one each
event-odd-chips = { $won } (odd chip, in dealing order: { $players })
# $won: one of the messages above. $rake: chips for the house
event-raked = { $won } (rake { $rake })
# $stacks: a list of players and chips
event-hand-ended = Stacks: { $stacks }
# $player, $card
event-card-shown = { $player-you ->
    [yes] You show
   *[no] { $player } shows
} { $card }
