### What hands and boards are called, and the ranking card.

category-royal_flush = royal flush
category-straight_flush = straight flush
category-four_of_a_kind = four of a kind
category-flush = flush
category-full_house = full house
category-straight = straight
category-three_of_a_kind = three of a kind
category-two_pair = two pair
category-pair = pair
category-high_card = high card
category-ace_king = ace-king

## $high, $low: the two ranks that matter most. $ranks: all ranks that matter, as A-K-9

hand-royal_flush = royal flush
hand-straight_flush = straight flush, { $high } high
hand-four_of_a_kind = four of a kind, { $high-plural }
hand-flush = flush, { $high } high
hand-full_house = full house, { $high-plural } full of { $low-plural }
hand-straight = straight, { $high } high
hand-three_of_a_kind = three of a kind, { $high-plural }
hand-two_pair = two pair, { $high-plural } and { $low-plural }
hand-pair = pair of { $high-plural }
hand-high_card = { $high } high
# The text calls every hand without a pair ace-king (R6), so the ranks must be said.
hand-ace_king = ace-king (no pair), { $ranks }

# Up cards without a pair
board-high_card = { $ranks } high

##

# $board: the name of a board
board-showing = { $board } showing

# $place: 1 is the best. $category: its name. $example: five cards. $hands: how many there are
ranking-line = { $place }. { $category }: { $example }
ranking-flush = A flush beats a full house.
ranking-straight = The lowest straight is A-7-8-9-10; it counts as ten high.
ranking-suits = Suits never decide a showdown: equal hands share the pot.
