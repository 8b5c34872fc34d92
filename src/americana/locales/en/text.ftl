### The table as text: its command line, its answers, and what the live region says.

## Ways to the table as text

text-table = Text table
text-drawn-table = Drawn table
text-to-actions = To the actions

## What the live region says besides the log

# $seconds: of this turn
text-your-turn = Your turn, { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
# $seconds: until the time is out
text-seconds-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}

## The page

text-command = Command
text-do = Do it
text-hint = Type a command, such as “cards” or “call”. “help” lists them all. Arrow up brings back what you typed.
text-answers = Answers
text-commands = All commands
text-column-command = Command
text-column-meaning = What it does
text-column-seat = Seat
text-column-player = Player
text-column-chips = Chips
text-column-cards = Up cards
text-seats = Seats
text-mine = My cards
text-face-down = Face down
text-face-up = Face up
text-makes = Hand
text-pots = Pot

## Answers: one line each, without a full stop

# $down: a card. $up: cards
text-cards = { $down } face down; up: { $up }
text-no-cards = You have no cards now
# $hand: what it is called
text-my-hand = You have { $hand }
text-not-seated = You have no seat here; “sit” takes one
# $number: of the seat. $parts: what there is to say of it
text-seat = Seat { $number }: { $parts }
# $amount: chips bet in this round
text-bet = bet { $amount }
# $cards: up cards
text-shows = shows { $cards }
# $count: seats of the table
text-which-seat = Say the number of a seat, from 1 to { $count }
# $number: of the seat
text-no-board = Seat { $number } has no up cards
text-no-hand = No hand is being played
# $amount: chips
text-pot = Pot { $amount }
# $name: “the main pot”. $amount: chips. $players: who can win it
text-one-pot = { $name-start }: { $amount }, for { $players }
# $amount: chips to add
text-to-call = { $amount } to call
# $player: who acts first. $why: as “pair of nines shows”
text-first = First to act in this round: { $player }, { $why }
text-no-clock = No clock is running
# $player. $turn: seconds of the turn. $bank: seconds after that
text-clock = { $player }: { $turn } s, then { $bank } s from the bank
# $choices: as on the buttons
text-you-may = You may: { $choices }
# $player: who is in turn
text-not-your-turn = It is not your turn: { $player } to act
text-no-last-hand = No hand was finished yet
# $number: of the hand at this table
text-last-hand = Hand { $number }
# $player. $cards: all five. $hand: what they are called
text-last-shown = { $player } showed { $cards }: { $hand }
text-no-log = Nothing has happened yet
# $name: of a parameter. $value: its value
text-rule = { $name }: { $value }
# $least, $most: chips to sit down with
text-buy-in = buy-in: { $least } to { $most }
text-no-seal = No deck was sealed yet
# $number: of the hand at this table. $words: four words
text-seal = Seal of hand { $number }: { $words }
# $commands: their names
text-help = Commands: { $commands }. “help raise” explains one
# $command: its name. $about: what it does
text-help-one = { $command }: { $about }

## What cannot be done, and what is asked first

# $typed: what was typed. $choices: commands that begin so
text-which = “{ $typed }” may be: { $choices }
# $typed: what was typed. $command: the nearest
text-did-you-mean = I do not know “{ $typed }”. Did you mean “{ $command }”?
# $typed: what was typed
text-not-understood = I do not know “{ $typed }”. Say “help” for the commands
# $command: its name
text-not-now = “{ $command }” is not possible now
# $command: an action. $least, $most: chips
text-how-much = { $command }: how much? From { $least } to { $most }, or half, pot, min, max
# $command: an action. $least, $most: chips
text-amount-outside = { $command }: from { $least } to { $most }
# $command: an action. $least: chips, the only amount
text-one-amount = { $command }: only { $least } is possible
text-no-all-in = You cannot go all-in now
# $amount: chips
text-all-in-sure = All-in with { $amount }: say yes or no
text-fold-is-free = Checking costs nothing. Fold all the same? Say yes or no
text-leave-sure = A hand is being played: leave after it? Say yes or no
text-nothing-asked = Nothing was asked
text-nothing-done = Nothing was done
text-too-late = Too late: it is another decision now
text-no-free-seat = No seat is free
# $seats: numbers
text-free-seats = Free seats: { $seats }
text-out-asked = You are dealt out from the next hand on; “in” brings you back
text-out-already = You sit out already
text-in-already = You are dealt in already
text-top-up-how-much = How many chips? For example “topup 100”
text-cannot-show = You have no card to show now

## Commands: the words that are understood for each, divided by commas. Each word belongs to one command only.
## .name is the word that answers use; .about says what the command does.

text-command-cards = cards, mine, my cards
    .name = cards
    .about = your own cards
text-command-hand = hand, my hand
    .name = hand
    .about = what your cards make
text-command-seats = seats, players, table
    .name = seats
    .about = everybody at the table
text-command-seat = seat
    .name = seat
    .about = one seat, as “seat 3”
text-command-board = board, up cards
    .name = board
    .about = up cards, of all or as “board 3”
text-command-pot = pot, pots
    .name = pot
    .about = the pot, and what a call costs
text-command-stacks = stacks, chips
    .name = stacks
    .about = chips of everybody
text-command-who = who, turn
    .name = who
    .about = who is in turn, and who acted first and why
text-command-clock = clock, time
    .name = clock
    .about = how much time is left
text-command-menu = menu, options, what
    .name = menu
    .about = what you may do now
text-command-unseen = unseen, deck
    .name = unseen
    .about = cards that you have not seen, by suit
text-command-last = last, last hand
    .name = last
    .about = how the last hand ended
text-command-log = log, history
    .name = log
    .about = what happened, or more of it as “log 10”
text-command-rules = rules, house rules
    .name = rules
    .about = the house rules of this table
text-command-seal = seal, words
    .name = seal
    .about = the four words of the sealed deck
text-command-help = help, commands, ?
    .name = help
    .about = the commands; “help raise” explains one
text-command-fold = fold, f
    .name = fold
    .about = give up the hand
text-command-check = check, x, k
    .name = check
    .about = pass without a bet
text-command-call = call
    .name = call
    .about = match the bet
text-command-bring = bring, bring in, bringin
    .name = bring
    .about = pay the bring-in
text-command-complete = complete
    .name = complete
    .about = complete to the full bet
text-command-bet = bet, b
    .name = bet
    .about = bet, as “bet 40” or “bet half”
text-command-raise = raise, raise to, r
    .name = raise
    .about = raise to a total, as “raise 40” or “raise pot”
text-command-all-in = all-in, allin, a
    .name = all-in
    .about = all your chips; asks first
text-command-yes = yes, y
    .name = yes
    .about = do what was asked
text-command-no = no, n
    .name = no
    .about = do not
text-command-sit = sit, sit down
    .name = sit
    .about = take a free seat, as “sit 2”
text-command-out = out, sit out
    .name = out
    .about = sit out from the next hand on
text-command-in = in, sit in, back
    .name = in
    .about = be dealt in again
text-command-leave = leave, quit, stand up
    .name = leave
    .about = leave the table
text-command-topup = topup, top up, buy
    .name = topup
    .about = buy chips, as “topup 100”
text-command-show = show, show card
    .name = show
    .about = show your down card after the hand

## Sizes after bet and raise: words for a part of the pot, and for the ends of what is possible

text-size-half = half, ½, half pot
text-size-pot = pot, full pot
text-size-min = min, minimum, least
text-size-max = max, maximum, most
