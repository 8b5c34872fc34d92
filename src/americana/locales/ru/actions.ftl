choice-fold = Фолд
choice-check = Чек
choice-call = Колл { $least }
choice-bring_in = Бринг-ин { $least }
choice-complete = Комплит до { $least }
choice-bet = Бет { $least }
choice-raise = Рейз до { $least }

range-bet = Бет { $least }–{ $most }
range-raise = Рейз до { $least }–{ $most }

verb-fold = Фолд
verb-check = Чек
verb-call = Колл
verb-bring_in = Бринг-ин
verb-complete = Комплит
verb-bet = Бет
verb-raise = Рейз
