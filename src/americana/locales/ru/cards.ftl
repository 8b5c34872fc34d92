### Формы рангов: .plural короли, .genitive (до) короля, .genitive-plural (пара) королей, .on (на) королях.
### Форма мастей: .genitive (король) пик.

rank-7 = семёрка
    .plural = семёрки
    .genitive = семёрки
    .genitive-plural = семёрок
    .on = семёрках
rank-8 = восьмёрка
    .plural = восьмёрки
    .genitive = восьмёрки
    .genitive-plural = восьмёрок
    .on = восьмёрках
rank-9 = девятка
    .plural = девятки
    .genitive = девятки
    .genitive-plural = девяток
    .on = девятках
rank-T = десятка
    .plural = десятки
    .genitive = десятки
    .genitive-plural = десяток
    .on = десятках
rank-J = валет
    .plural = валеты
    .genitive = валета
    .genitive-plural = валетов
    .on = валетах
rank-Q = дама
    .plural = дамы
    .genitive = дамы
    .genitive-plural = дам
    .on = дамах
rank-K = король
    .plural = короли
    .genitive = короля
    .genitive-plural = королей
    .on = королях
rank-A = туз
    .plural = тузы
    .genitive = туза
    .genitive-plural = тузов
    .on = тузах

suit-s = пики
    .genitive = пик
suit-h = червы
    .genitive = червей
suit-d = бубны
    .genitive = бубен
suit-c = трефы
    .genitive = треф

card = { $rank } { $suit-genitive }
