### Formas das cartas: .plural reis, .high rei alto, .until ao rei.

rank-7 = sete
    .plural = setes
    .high = sete alto
    .until = ao sete
rank-8 = oito
    .plural = oitos
    .high = oito alto
    .until = ao oito
rank-9 = nove
    .plural = noves
    .high = nove alto
    .until = ao nove
rank-T = dez
    .plural = dez
    .high = dez alto
    .until = ao dez
rank-J = valete
    .plural = valetes
    .high = valete alto
    .until = ao valete
rank-Q = dama
    .plural = damas
    .high = dama alta
    .until = à dama
rank-K = rei
    .plural = reis
    .high = rei alto
    .until = ao rei
rank-A = ás
    .plural = ases
    .high = ás alto
    .until = ao ás

suit-s = espadas
suit-h = copas
suit-d = ouros
suit-c = paus

card = { $rank } de { $suit }
