### Форми рангів: .plural королі, .genitive (до) короля, .genitive-plural (пара) королів, .on (на) королях, .gender рід.
### Форми мастей: .masculine піковий (король), .feminine пікова (дама), .plural пікові (карти), .genitive-plural (п’ять) пікових (карт).

rank-7 = сімка
    .plural = сімки
    .genitive = сімки
    .genitive-plural = сімок
    .on = сімках
    .gender = feminine
rank-8 = вісімка
    .plural = вісімки
    .genitive = вісімки
    .genitive-plural = вісімок
    .on = вісімках
    .gender = feminine
rank-9 = дев’ятка
    .plural = дев’ятки
    .genitive = дев’ятки
    .genitive-plural = дев’яток
    .on = дев’ятках
    .gender = feminine
rank-T = десятка
    .plural = десятки
    .genitive = десятки
    .genitive-plural = десяток
    .on = десятках
    .gender = feminine
rank-J = валет
    .plural = валети
    .genitive = валета
    .genitive-plural = валетів
    .on = валетах
    .gender = masculine
rank-Q = дама
    .plural = дами
    .genitive = дами
    .genitive-plural = дам
    .on = дамах
    .gender = feminine
rank-K = король
    .plural = королі
    .genitive = короля
    .genitive-plural = королів
    .on = королях
    .gender = masculine
rank-A = туз
    .plural = тузи
    .genitive = туза
    .genitive-plural = тузів
    .on = тузах
    .gender = masculine

suit-s = піки
    .masculine = піковий
    .feminine = пікова
    .plural = пікові
    .genitive-plural = пікових
suit-h = чирви
    .masculine = чирвовий
    .feminine = чирвова
    .plural = чирвові
    .genitive-plural = чирвових
suit-d = бубни
    .masculine = бубновий
    .feminine = бубнова
    .plural = бубнові
    .genitive-plural = бубнових
suit-c = трефи
    .masculine = трефовий
    .feminine = трефова
    .plural = трефові
    .genitive-plural = трефових

card = { $rank-gender ->
    [masculine] { $suit-masculine }
   *[feminine] { $suit-feminine }
} { $rank }
