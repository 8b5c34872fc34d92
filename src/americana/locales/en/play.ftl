### What one plays with: the buttons of a turn and those before it, the clock, the own seat, notices.

## Acting

play-press-again = Press again
# $amount: chips, the total that is all-in
play-all-in = all-in { $amount }
play-going = Coming up. Esc or a click stops it.
play-ahead = When it is my turn
play-check-fold = Check / fold
play-call-any = Call any
play-fold-to-bet = Fold to a bet
# $seconds: left of the turn or of the bank; the title of the tab
play-turn-seconds = Your turn · { $seconds } s
# $seconds: left of the bank
play-bank-seconds = { $seconds } s left in the bank
play-sound = Sound

## My seat

play-top-up = Add chips
play-how-many = How many chips?
# $most: chips that may be bought. $balance: chips off the table
play-top-up-range = From 1 to { $most }. You have { $balance } off the table.
play-top-up-later = They are yours before the next hand.
# $amount: chips
play-buy = Add { $amount }
play-no-chips-left = You have no chips left off the table. The house gives play chips to those who run out.
play-get-chips = Get chips
# $balance: chips off the table
play-poor = You have { $balance ->
    [one] { $balance } chip
   *[other] { $balance } chips
} off the table: too few to sit down here.
play-broke = You have no chips left here. Add some and you are dealt in again.
play-deal-me-out = Deal me out after this hand
play-away = You are away: your time ran out.
play-out = You are sitting out.
play-leaving = You leave after this hand.
play-leave-now = Leave in the middle of a hand?
# $paid: chips put into this hand. $stack: chips left in front of the player
play-leave-stays = The { $paid } that you have put in stay in the pot. From now on you check where that is free, and fold to a bet. After the hand you leave with the { $stack } in front of you and with what you win.
play-stay = Stay

## Notices

play-restarts = The room restarts. Your seat and chips are kept.
