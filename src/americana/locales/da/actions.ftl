choice-fold = Fold
choice-check = Check
choice-call = Call { $least }
choice-bring_in = Bring-in { $least }
choice-complete = Complete til { $least }
choice-bet = Bet { $least }
choice-raise = Raise til { $least }

range-bet = Bet { $least }–{ $most }
range-raise = Raise til { $least }–{ $most }

verb-fold = Fold
verb-check = Check
verb-call = Call
verb-bring_in = Bring-in
verb-complete = Complete
verb-bet = Bet
verb-raise = Raise
