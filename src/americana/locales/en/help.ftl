### Help beside the table: the ranking, house rules, the log, the last hand, words, and the first hand with a guide.

## What beats what

help-you-have-this = you have this
# $count: hands
help-how-many = { $count ->
    [one] { $count } hand
   *[other] { $count } hands
}
# $count: hands
help-of-all = The number says how many of the { $count } possible hands are of that kind.
help-surprises = What may surprise you
help-why-flush = With 32 cards a flush is rarer than a full house.
help-why-straight = There is no two to six here, so the ace stands below the seven.
help-why-suits = Suits only settle which of two equal cards must open.

## House rules

help-open = Help
help-house = House rules
help-text-ru = Russian text
    .by = This table plays by the Russian text.
help-text-uk = Ukrainian text
    .by = This table plays by the Ukrainian text.
help-text-da = Danish text
    .by = This table plays by the Danish text.
help-text-pt = Portuguese text
    .by = This table plays by the Portuguese text.
help-text-evenbet = EvenBet form
    .by = This table plays by the EvenBet form.
# $texts: names of texts
help-same-as = Played exactly the same: { $texts }
# $texts: names of texts. $value: what they have
help-elsewhere = { $texts }: { $value }
help-changed = changed at this table
help-by-text = What the texts settle differently
help-this-table = Chosen for this table
help-buy-in = buy-in
    .about = How many chips you bring to a seat.
# $least, $most: chips
help-range = { $least } to { $most }
help-clock-about = For each decision; then the bank, which is kept from hand to hand.
help-words = Words of the game
help-not-loaded = This could not be loaded. Please reload the page.

## My hand

help-my-hand = My hand
# $count: 0 to 3. $rank
help-unseen-rank = { $count ->
    [0] no { $rank-plural }
    [one] { $count } { $rank }
   *[other] { $count } { $rank-plural }
}
# $ranks: a list of the message above
help-still-out = Not seen: { $ranks }

## Cards not seen

# $count: cards
help-unseen-count = { $count ->
    [one] { $count } card not seen
   *[other] { $count } cards not seen
}
help-sum = Left
help-mark-own = yours
help-mark-seen = seen
help-mark-folded = folded
help-mark-unseen = not seen

## The log

# $number: of the hand at this table
help-hand = Hand { $number }
help-between = Before the first hand
help-log-all = All
help-log-mine = Mine and results

## The last hand

help-last-hand = Last hand
# $number: of the hand. $table: its name
help-hand-at = Hand { $number } · { $table }
help-no-last-hand = No hand has been played to its end here yet.
help-copy = Copy as text
help-copied = Copied
help-save-hand = Save this hand (PHH)

## The seal

help-seal-before = The deck was fixed before you cut it. These four words are its seal: read them to each other. Whoever sees other words was shown another deck.
help-seal-cut = Then the players cut it, your browser too, with numbers that nobody knew. So nobody could choose who gets which card.
help-seal-uncut = Nobody sat here to cut it, so only the seal stands for this deal.
help-seal-check = Your browser looks up every card that you see in the sealed deck.
help-seal-not-proved = What no seal can prove: that whoever runs the room does not look at the cards.
help-seal-alarm = Something is wrong with this shuffle
help-seal-what-now = Stop playing here, save the proofs and show them to the others.

## Words of the game

term-ante = ante
    .about = What everybody pays into the pot before the cards are dealt.
term-bring_in = bring-in
    .about = The small forced bet that opens the first round. It is posted by the player whose door card says so.
term-door_card = door card
    .about = Your second card and the first that lies open. It decides who opens.
term-complete = complete
    .about = To raise the bring-in to a full small bet, in fixed limit.
term-pot_limit = pot limit
    .about = You may raise by at most what is in the pot once you have called.
term-all_in = all-in
    .about = With all your chips in the pot. You stay in until the end and can win only what you could match.
term-side_pot = side pot
    .about = What the others bet on when somebody is all-in. Who is all-in cannot win it.
term-uncalled_bet = uncalled bet
    .about = The part of a bet that nobody matched. It goes back to whoever made it.
term-odd_chip = odd chip
    .about = The chip left over when a pot cannot be split evenly. It goes to the winner who is first in dealing order.
term-dealer_box = chip box
    .about = Stands in the dealer’s place and does not move. Cards are dealt from the seat beside it.
term-button = dealer button
    .about = Moves one player on after every hand. Cards are dealt from the player to its left.
term-muck = muck
    .about = To throw a beaten hand away without showing it.

## The first hand with a guide

guide-offer = New to Americana?
guide-offer-about = Play one guided hand. It takes two minutes.
guide-start = Show me
guide-decline = I know the game
guide-title = Your first hand
# $at, $count: steps
guide-step = Step { $at } of { $count }
guide-next = Go on
guide-back = Back
guide-leave = Leave
guide-finish = To the tables
# $action: what the button says
guide-press = Now press “{ $action }”.
# $action: what the button says
guide-instead = In this hand, press “{ $action }”.
# $ante: chips
guide-tell-antes = Before any card is dealt, everybody pays an ante of { $ante } into the pot. The deck has 32 cards, seven to ace.
# $card
guide-tell-down = Your first card is the { $card }. It lies face down, on grey: nobody else can see it.
# $bring_in: chips
guide-tell-door = The second card lies open: the door card. Whoever shows the highest one must open with the bring-in of { $bring_in }. By other house rules it is the lowest.
guide-tell-first = Your turn. Fold and you are out, call and you pay what was bet, complete and the others pay more. Two hearts are a start: five cards of a suit are a flush.
guide-tell-second = Everybody who is still in got another open card. From now on the best open hand acts first. You have three hearts, and there is a bet to call.
# $left: hearts that were not seen
guide-tell-count = Folded cards stay in sight, dimmed: they are out of play, and counting them is half the game. Four of the eight hearts are yours. { $left ->
    [one] { $left } other can still be out there.
   *[other] { $left } others can still be out there.
}
guide-tell-third = Nobody has bet in this round, so you may check: you pay nothing and stay in.
guide-tell-fourth = A fifth heart: your flush is made. The other hand shows two pair and may be a full house. In most games that would beat you. Here it does not: with 32 cards a flush is rarer.
# $pot: chips
guide-tell-end = Both show, and the flush beats the full house: you win { $pot }. That is Americana: five cards, one of them hidden, and four rounds of betting.
guide-not-fold = Fold: you give this hand up. What you have paid stays in the pot, and you pay no more.
guide-not-check = Check: you bet nothing and stay in, as long as nobody has bet.
guide-not-call = Call: you pay just what was bet, and see the next card.
guide-not-complete = Complete: you raise the bring-in to a full bet, and the others must pay more to stay.
guide-not-bet = Bet: the others must pay the same, raise or fold.
guide-not-raise = Raise: the others must pay more, or fold.
