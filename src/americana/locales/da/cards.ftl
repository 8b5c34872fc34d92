### Rangens former: .plural konger, .high kongehøj.

rank-7 = syv
    .plural = syvere
    .high = syvhøj
rank-8 = otte
    .plural = ottere
    .high = ottehøj
rank-9 = ni
    .plural = niere
    .high = nihøj
rank-T = ti
    .plural = tiere
    .high = tihøj
rank-J = knægt
    .plural = knægte
    .high = knægthøj
rank-Q = dame
    .plural = damer
    .high = damehøj
rank-K = konge
    .plural = konger
    .high = kongehøj
rank-A = es
    .plural = esser
    .high = eshøj

suit-s = spar
suit-h = hjerter
suit-d = ruder
suit-c = klør

card = { $suit } { $rank }
