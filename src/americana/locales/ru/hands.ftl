category-royal_flush = флеш-рояль
category-straight_flush = стрит-флеш
category-four_of_a_kind = каре
category-flush = флеш
category-full_house = фулл-хаус
category-straight = стрит
category-three_of_a_kind = тройка
category-two_pair = две пары
category-pair = пара
category-high_card = старшая карта
category-ace_king = туз-король

hand-royal_flush = флеш-рояль
hand-straight_flush = стрит-флеш до { $high-genitive }
hand-four_of_a_kind = каре { $high-genitive-plural }
hand-flush = флеш от { $high-genitive }
hand-full_house = фулл-хаус, { $high-plural } на { $low-on }
hand-straight = стрит до { $high-genitive }
hand-three_of_a_kind = тройка { $high-genitive-plural }
hand-two_pair = две пары, { $high-plural } и { $low-plural }
hand-pair = пара { $high-genitive-plural }
hand-high_card = старшая карта { $high }
hand-ace_king = туз-король (без пары), { $ranks }

board-high_card = { $ranks }
board-showing = на виду { $board }

ranking-line = { $place }. { $category }: { $example }
ranking-flush = Флеш бьёт фулл-хаус.
ranking-straight = Самый младший стрит — A-7-8-9-10, это стрит до десятки.
ranking-suits = На вскрытии масти ничего не решают: равные руки делят банк.
