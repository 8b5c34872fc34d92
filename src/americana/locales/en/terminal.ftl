### What only the terminal says.

## The words of a drawn table

word-table = A table of Americana
word-round = round
word-seat = seat
word-stack = chips
word-bet = bet
word-pot = pot
word-main_pot = main pot
word-side_pot = side pot
word-uncalled = not called yet
word-returned = returned
word-rake = rake
word-odd_chip = odd chip
word-in_turn = to act
word-all_in = all-in
word-folded = folded
word-mucked = mucked
word-wins = wins
word-box = box
word-button = button
word-face_down = face down
word-thousands = ,
# $round: 1 to 4
table-title = Round { $round }

## At the table

# $player
player-name = { $player }
# $ante, $bring_in: chips. $seats: players, 2 to 6
welcome = { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}, ante { $ante }, bring-in { $bring_in }. Type h for help, ? for what beats what, q to leave.
# $down, $up: cards. $name: a hand
you-hold = You hold { $down } face down, { $up } up: { $name }
# $player. $up: cards
seat-aloud = { $player } shows { $up }
# $stack: chips
aloud-stack = , has { $stack } behind
aloud-all-in = , all-in
# $bet: chips
aloud-bet = , bet { $bet }
# $pot, $stack: chips
pot-and-stack = Pot { $pot }, your stack { $stack }
# $stacks: a list of players and chips
stacks-now = Stacks: { $stacks }
# $player, $chips
buys-in-again = { $player } buys { $chips } chips
# $chips
prompt-buy-in = You are out of chips. Enter: buy { $chips } more · q: leave
prompt-next-hand = Enter: next hand · s: show your card · l: log · q: leave
fold-is-free = Checking costs nothing. Type f again if you really want to fold.
unseen-cards = Cards that you have not seen:
# $suit, $ranks: those of the suit
unseen-suit = { $suit }: { $ranks }
# $hands: how many. $net: chips with a sign, as "+12"
farewell = { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
} played, result { $net }. Goodbye!
help = help
help-text =
    f         fold
    c         check, call or bring in
    r 8       bet or raise to 8 chips in this round; 8 alone will do
    r pot     a part of the pot; also r half, r 1/3, r 40%, r min, r max
    a         all-in
    ?         what beats what
    t         the table again
    l         the log of this hand
    u         cards not seen yet
    g         the rules of this table
    s         show your card, after the hand
    q         leave

## Answers that cannot be taken

# $possible: the menu
error-unreadable_answer = I did not understand that. Type a letter in brackets, or h for help.
# $possible: the menu
error-not_on_menu = That is not possible now.
# $least, $most: chips
error-amount_needed = How much? Type an amount from { $least } to { $most }, for example r { $least }.
# $least, $most: chips
error-amount_outside = The amount must be from { $least } to { $most }.

## americana rules

rules-presets = House rules, by the text they come from
rules-differ = Where they differ
rules-more = `rules da` lists every parameter of a preset; --limit and --set try changes.
rules-parameter = parameter

## americana rank

# $hand: cards. $name: what it is. $place: its place among 840, the best is 1
ranked-hand = { $hand }  { $name }  · place { $place } of 840
# $hand: cards. $name: what the board shows
ranked-board = { $hand }  { $name }

## americana replay

# $number: of the hand in the file. $count: hands in the file
replay-hand = Hand { $number } of { $count }
replay-prompt = Enter: on · b: back · n: next hand · q: leave
replay-end = The end.

## americana perft

perft-deal = deal
perft-lines = lines
perft-showdowns = showdowns
perft-decisions = decisions

## americana play

# $choices: the kinds of bots
error-too_many_bots = There are more bots than seats for them.
# $most: seats
error-bad_seats = Choose from 2 to { $most } seats.
# $name: of a file
error-no_file = { $name } cannot be read.
# $name: of a file
error-no_writing = { $name } cannot be written.
error-no_stream = Input or output does not work: a terminal or pipe is gone, or the disk is full.
# $text: what was given
error-bad_setting = Write a setting as name=value, as in ante=5.
error-no_hands = There is no hand in this file.
# $most: rounds
error-bad_rounds = Choose from 1 to { $most } rounds.
error-bad_stacks = Write stacks as whole numbers with commas between, as in 100,100.
# $sums: chips of each pot, as "30 + 26"
pots = pot { $sums }

## What a seat did last, beside it at the table. $amount: chips

note-folded = folded
note-checked = checked
note-called = called { $amount }
note-brought-in = brought in { $amount }
note-completed = completed to { $amount }
note-bet = bet { $amount }
note-raised = raised to { $amount }

## More of the terminal

# $choice: as on its button
all-in-choice = { $choice }, all-in
only-enter = Press Enter alone to go on, h for help, or q to leave.
perft-rounds = rounds
# $text: what was typed. $one, $other: keys
error-ambiguous_letter = “{ $text }”: is that { $one } or { $other }? Type the Latin letter.
# $most: chips
error-no_all_in = You cannot go all-in now: the most is { $most }. Type r max for that.
# $amount: chips
error-one_amount = The amount is { $amount }.
# $cards: how many were given
error-hand_size = A hand is one to five cards, not { $cards }.
error-stacks_needed = A deal of your own needs --stacks, as in --stacks 20,20.
