choice-fold = Desistir
choice-check = Passar
choice-call = Pagar { $least }
choice-bring_in = Bring-in { $least }
choice-complete = Completar para { $least }
choice-bet = Apostar { $least }
choice-raise = Aumentar para { $least }

range-bet = Apostar { $least }–{ $most }
range-raise = Aumentar para { $least }–{ $most }

verb-fold = Desistir
verb-check = Passar
verb-call = Pagar
verb-bring_in = Bring-in
verb-complete = Completar
verb-bet = Apostar
verb-raise = Aumentar
