play-press-again = Нажмите ещё раз
play-all-in = олл-ин { $amount }
play-going = Сейчас будет сделано. Отменить — Esc или нажатие.
play-ahead = В мой ход
play-check-fold = Чек / фолд
play-call-any = Колл на любую
play-fold-to-bet = Фолд на ставку
play-turn-seconds = Ваш ход · { $seconds } с
play-bank-seconds = в запасе осталось { $seconds } с
play-sound = Звук

play-top-up = Докупить
play-how-many = Сколько фишек?
play-top-up-range = От 1 до { $most }. Вне стола у вас { $balance }.
play-top-up-later = Вы получите их перед следующей раздачей.
play-buy = Докупить { $amount }
play-no-chips-left = Вне стола у вас больше нет фишек. Тем, кто остался без фишек, заведение даёт новые.
play-get-chips = Получить фишки
play-poor = Вне стола у вас { $balance ->
    [one] { $balance } фишка
    [few] { $balance } фишки
    [many] { $balance } фишек
   *[other] { $balance } фишки
}: чтобы сесть здесь, этого мало.
play-broke = У вас здесь не осталось фишек. Докупите, и вам снова сдадут.
play-deal-me-out = Не сдавать мне после этой раздачи
play-away = Вас нет за столом: время вышло.
play-out = У вас перерыв.
play-leaving = Вы встанете после этой раздачи.
play-leave-now = Встать посреди раздачи?
play-leave-stays = Уже внесённое ({ $paid }) останется в банке. Дальше за вас будет чек, где он возможен, и фолд на ставку. После раздачи вы уйдёте с тем, что перед вами ({ $stack }), и с выигрышем.
play-stay = Остаться

play-restarts = Рум перезапускается. Ваше место и фишки сохранятся.
