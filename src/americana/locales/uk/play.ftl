play-press-again = Натисніть ще раз
play-all-in = олл-ін { $amount }
play-going = Зараз буде зроблено. Скасувати — Esc або натискання.
play-ahead = У мій хід
play-check-fold = Чек / фолд
play-call-any = Кол на будь-яку
play-fold-to-bet = Фолд на ставку
play-turn-seconds = Ваш хід · { $seconds } с
play-bank-seconds = у запасі лишилося { $seconds } с
play-sound = Звук

play-top-up = Докупити
play-how-many = Скільки фішок?
play-top-up-range = Від 1 до { $most }. Поза столом у вас { $balance }.
play-top-up-later = Ви отримаєте їх перед наступною роздачею.
play-buy = Докупити { $amount }
play-no-chips-left = Поза столом у вас більше немає фішок. Тим, хто лишився без фішок, заклад дає нові.
play-get-chips = Отримати фішки
play-poor = Поза столом у вас { $balance ->
    [one] { $balance } фішка
    [few] { $balance } фішки
    [many] { $balance } фішок
   *[other] { $balance } фішки
}: щоб сісти тут, цього замало.
play-broke = У вас тут не лишилося фішок. Докупіть, і вам знову здадуть.
play-deal-me-out = Не здавати мені після цієї роздачі
play-away = Вас немає за столом: час вийшов.
play-out = У вас перерва.
play-leaving = Ви встанете після цієї роздачі.
play-leave-now = Встати посеред роздачі?
play-leave-stays = Уже внесене ({ $paid }) залишиться в банку. Далі за вас буде чек, де він можливий, і фолд на ставку. Після роздачі ви підете з тим, що перед вами ({ $stack }), і з виграшем.
play-stay = Залишитися

play-restarts = Рум перезапускається. Ваше місце та фішки збережуться.
