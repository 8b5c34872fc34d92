category-royal_flush = royal flush
category-straight_flush = straight flush
category-four_of_a_kind = fire ens
category-flush = flush
category-full_house = fuldt hus
category-straight = straight
category-three_of_a_kind = tre ens
category-two_pair = to par
category-pair = et par
category-high_card = højeste kort
category-ace_king = es-konge

hand-royal_flush = royal flush
hand-straight_flush = straight flush til { $high }
hand-four_of_a_kind = fire ens, { $high-plural }
hand-flush = { $high-high } flush
hand-full_house = fuldt hus, { $high-plural } over { $low-plural }
hand-straight = straight til { $high }
hand-three_of_a_kind = tre ens, { $high-plural }
hand-two_pair = to par, { $high-plural } og { $low-plural }
hand-pair = et par { $high-plural }
hand-high_card = højeste kort, { $high }
hand-ace_king = es-konge (intet par), { $ranks }

board-high_card = { $ranks }
board-showing = viser { $board }

ranking-line = { $place }. { $category }: { $example }
ranking-flush = Flush slår fuldt hus.
ranking-straight = Den laveste straight er A-7-8-9-10; den tæller som straight til ti.
ranking-suits = Farverne afgør aldrig et showdown: lige gode hænder deler puljen.
