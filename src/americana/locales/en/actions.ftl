### Buttons: what the player in turn may do.

## $least: chips; for a call what it adds, for the rest the total of this round

choice-fold = Fold
choice-check = Check
choice-call = Call { $least }
choice-bring_in = Bring in { $least }
choice-complete = Complete to { $least }
choice-bet = Bet { $least }
choice-raise = Raise to { $least }

## $least, $most: chips, the total of this round

range-bet = Bet { $least }–{ $most }
range-raise = Raise to { $least }–{ $most }

## Actions without amounts, at the start of a sentence.

verb-fold = Fold
verb-check = Check
verb-call = Call
verb-bring_in = Bring-in
verb-complete = Complete
verb-bet = Bet
verb-raise = Raise
