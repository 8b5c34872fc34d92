### Ranks and suits. The attributes of rank-… and suit-… are the forms that this language needs; another language has others.

rank-7 = seven
    .plural = sevens
rank-8 = eight
    .plural = eights
rank-9 = nine
    .plural = nines
rank-T = ten
    .plural = tens
rank-J = jack
    .plural = jacks
rank-Q = queen
    .plural = queens
rank-K = king
    .plural = kings
rank-A = ace
    .plural = aces

suit-s = spades
suit-h = hearts
suit-d = diamonds
suit-c = clubs

# $rank, $suit: a card in words
card = { $rank } of { $suit }
