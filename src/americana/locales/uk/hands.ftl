category-royal_flush = флеш-рояль
category-straight_flush = стріт-флеш
category-four_of_a_kind = каре
category-flush = флеш
category-full_house = фул-хаус
category-straight = стріт
category-three_of_a_kind = трійка
category-two_pair = дві пари
category-pair = пара
category-high_card = старша карта
category-ace_king = туз-король

hand-royal_flush = флеш-рояль
hand-straight_flush = стріт-флеш до { $high-genitive }
hand-four_of_a_kind = каре { $high-genitive-plural }
hand-flush = флеш від { $high-genitive }
hand-full_house = фул-хаус, { $high-plural } на { $low-on }
hand-straight = стріт до { $high-genitive }
hand-three_of_a_kind = трійка { $high-genitive-plural }
hand-two_pair = дві пари, { $high-plural } й { $low-plural }
hand-pair = пара { $high-genitive-plural }
hand-high_card = старша карта { $high }
hand-ace_king = туз-король (без пари), { $ranks }

board-high_card = { $ranks }
board-showing = на виду { $board }

ranking-line = { $place }. { $category }: { $example }
ranking-flush = Флеш б’є фул-хаус.
ranking-straight = Наймолодший стріт — A-7-8-9-10, це стріт до десятки.
ranking-suits = На розкритті масті нічого не вирішують: рівні руки ділять банк.
