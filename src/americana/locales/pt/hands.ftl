category-royal_flush = royal flush
category-straight_flush = straight flush
category-four_of_a_kind = quadra
category-flush = flush
category-full_house = full house
category-straight = sequência
category-three_of_a_kind = trinca
category-two_pair = dois pares
category-pair = um par
category-high_card = carta mais alta
category-ace_king = ás-rei

hand-royal_flush = royal flush
hand-straight_flush = straight flush { $high-until }
hand-four_of_a_kind = quadra de { $high-plural }
hand-flush = flush, { $high-high }
hand-full_house = full house de { $high-plural } com { $low-plural }
hand-straight = sequência { $high-until }
hand-three_of_a_kind = trinca de { $high-plural }
hand-two_pair = dois pares, { $high-plural } e { $low-plural }
hand-pair = par de { $high-plural }
hand-high_card = carta mais alta, { $high }
hand-ace_king = ás-rei (sem par), { $ranks }

board-high_card = { $ranks }
board-showing = { $board } à vista

ranking-line = { $place }. { $category }: { $example }
ranking-flush = Flush bate full house.
ranking-straight = A menor sequência é A-7-8-9-10; vale como sequência ao dez.
ranking-suits = Os naipes nunca decidem o showdown: mãos iguais dividem o pote.
