### One finished hand again, moment by moment, alone or shared by a link.

replay-title = Повтор роздачі
lobby-about-no_such_hand = Можливо, її ще не дограно або в адресі бракує літери.
lobby-about-no_such_link = Можливо, посилання відкликали або в адресі бракує літери.

replay-moment = Момент { $at } з { $count }
replay-slider = Момент
replay-first = Перший момент
replay-back = Назад
replay-next = Уперед
replay-last = Останній момент
replay-play = Відтворити
replay-pause = Пауза
replay-speed = Швидкість
replay-jump = Перехід
replay-before = До перших карт
replay-round = Коло { $number }
replay-showdown = Розкриття
replay-moves = Хід за ходом
replay-keys = ← і → гортають, Home і End ведуть на початок і в кінець, пробіл запускає відтворення.
replay-net = Підсумок:

replay-take = Зберегти й поділитися
replay-copy-link = Посилання на цей момент
replay-as-text = Картинка й текст
replay-picture-alt = Стіл у цей момент; нижче те саме текстом.
replay-save-picture = Зберегти картинку (SVG)
replay-text = Цей момент текстом

replay-note = Моя нотатка
replay-star = Позначити роздачу зірочкою
replay-kept = Збережено

replay-proof = Що доводить печатка
replay-proof-right = Правильно:
replay-proof-wrong = Неправильно:
replay-proof-sound = Перевірено вашим браузером: усе правильно.
replay-proof-false = Перевірено вашим браузером: щось не так.
replay-checked-seals = Порядок карт було зафіксовано до підрізки, і здано саме цю колоду.
replay-proof-cut = { $count ->
    [one] Підрізав { $count } гравець — числом, обіцяним до запечатування.
    [few] Підрізали { $count } гравці — числами, обіцяними до запечатування.
    [many] Підрізали { $count } гравців — числами, обіцяними до запечатування.
   *[other] Підрізали { $count } гравця — числами, обіцяними до запечатування.
}
replay-proof-uncut = Ніхто не підрізав: за цю роздачу ручається лише печатка.
replay-checked-other = Нездану колоду розкрито: у ній 32 різні карти, як і було запечатано.
replay-checked-deal = Карти здано по порядку, з тими місцями, стеками й правилами, що були запечатані.
replay-proof-cards = { $count ->
    [one] { $count } відома вам карта лежала там, де має бути в запечатаній колоді.
    [few] { $count } відомі вам карти лежали там, де мають бути в запечатаній колоді.
    [many] { $count } відомих вам карт лежали там, де мають бути в запечатаній колоді.
   *[other] { $count } відомої вам карти лежали там, де мають бути в запечатаній колоді.
}
replay-proof-replay = Місця й карти ті самі, що в цьому повторі.
replay-proof-other-hand = У доказі не ті місця чи карти, що в цьому повторі.
replay-proof-resealed = { $count ->
    [one] Роздачу запечатували заново { $count } раз: чиєсь число не прийшло.
    [few] Роздачу запечатували заново { $count } рази: чиєсь число не прийшло.
    [many] Роздачу запечатували заново { $count } разів: чиєсь число не прийшло.
   *[other] Роздачу запечатували заново { $count } раза: чиєсь число не прийшло.
}
replay-proof-none = Цю роздачу взято з файлу: жодна печатка за неї не ручається.
replay-proof-save = Зберегти мій доказ
replay-proof-compare = Порівняти з доказом іншого гравця
replay-proof-compare-about = Перетягніть сюди доказ цієї роздачі від іншого гравця або виберіть файл. Докази мають сходитися.
replay-proof-here = ця сторінка
replay-proof-alike = Докази сходяться: та сама печатка, та сама підрізка, ті самі карти.
replay-proof-not-in-file = У файлі { $name } немає доказу цієї роздачі.
replay-proof-other-false = Доказ у файлі { $name } хибний сам по собі:

replay-share = Поділитися роздачею
replay-share-about = За посиланням роздачу бачать так, як бачили ви, і з тими картами, що були показані. Посилання можна відкликати.
replay-hide-names = Приховати імена
    .about = Замість них будуть номери місць, а стіл не буде названо.
replay-hide-card = Приховати мою закриту карту
    .about = Якщо я її не показував.
replay-make-link = Створити посилання
replay-links = Чинні посилання
replay-no-links = Поки що жодного.
replay-link = Посилання
replay-hides-names = імена приховано
replay-hides-card = мою закриту карту приховано
replay-copy = Скопіювати
replay-send = Надіслати
replay-open = Відкрити
replay-revoke = Відкликати
replay-revoked = Посилання відкликано.

replay-shared = Роздача за столом «{ $table }»
replay-shared-hidden = Роздача американи
replay-shared-about = П’ятикартковий стад із 32 картами, хід за ходом: { $limit }, анте { $ante }, { $players ->
    [one] { $players } гравець
    [few] { $players } гравці
    [many] { $players } гравців
   *[other] { $players } гравця
}, банк { $pot }.

error-no_such_link = Це посилання не веде до жодної роздачі або вже не чинне.
error-no_such_moment = У цій роздачі лише { $most ->
    [one] { $most } момент
    [few] { $most } моменти
    [many] { $most } моментів
   *[other] { $most } моменту
}.
error-not_your_hand = Поділитися роздачею може лише той, хто її грав.
error-too_many_links = Посилань на одну роздачу може бути не більше ніж { $most }. Спершу відкличте одне з них.
error-links_too_soon = Щойно створено багато посилань. Спробуйте за кілька хвилин.
error-too_many_pictures = Запитано багато картинок. Спробуйте за хвилину.
