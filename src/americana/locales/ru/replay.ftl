### One finished hand again, moment by moment, alone or shared by a link.

replay-title = Повтор раздачи
lobby-about-no_such_hand = Возможно, она ещё не доиграна или в адресе не хватает буквы.
lobby-about-no_such_link = Возможно, ссылку отозвали или в адресе не хватает буквы.

replay-moment = Момент { $at } из { $count }
replay-slider = Момент
replay-first = Первый момент
replay-back = Назад
replay-next = Вперёд
replay-last = Последний момент
replay-play = Воспроизвести
replay-pause = Пауза
replay-speed = Скорость
replay-jump = Переход
replay-before = До первых карт
replay-round = Круг { $number }
replay-showdown = Вскрытие
replay-moves = Ход за ходом
replay-keys = ← и → листают, Home и End ведут в начало и в конец, пробел запускает воспроизведение.
replay-net = Итог:

replay-take = Сохранить и поделиться
replay-copy-link = Ссылка на этот момент
replay-as-text = Картинка и текст
replay-picture-alt = Стол в этот момент; ниже то же самое текстом.
replay-save-picture = Сохранить картинку (SVG)
replay-text = Этот момент текстом

replay-note = Моя заметка
replay-star = Отметить раздачу звёздочкой
replay-kept = Сохранено

replay-proof = Что доказывает печать
replay-proof-right = Верно:
replay-proof-wrong = Неверно:
replay-proof-sound = Проверено вашим браузером: всё верно.
replay-proof-false = Проверено вашим браузером: что-то не так.
replay-checked-seals = Порядок карт был зафиксирован до подрезки, и сдана именно эта колода.
replay-proof-cut = { $count ->
    [one] Подрезал { $count } игрок — числом, обещанным до запечатывания.
    [few] Подрезали { $count } игрока — числами, обещанными до запечатывания.
    [many] Подрезали { $count } игроков — числами, обещанными до запечатывания.
   *[other] Подрезали { $count } игрока — числами, обещанными до запечатывания.
}
replay-proof-uncut = Никто не подрезал: за эту раздачу ручается только печать.
replay-checked-other = Несданная колода раскрыта: в ней 32 разные карты, как и было запечатано.
replay-checked-deal = Карты сданы по порядку, с теми местами, стеками и правилами, что были запечатаны.
replay-proof-cards = { $count ->
    [one] { $count } известная вам карта лежала там, где ей положено в запечатанной колоде.
    [few] { $count } известные вам карты лежали там, где им положено в запечатанной колоде.
    [many] { $count } известных вам карт лежали там, где им положено в запечатанной колоде.
   *[other] { $count } известной вам карты лежали там, где им положено в запечатанной колоде.
}
replay-proof-replay = Места и карты — те же, что в этом повторе.
replay-proof-other-hand = В доказательстве не те места или карты, что в этом повторе.
replay-proof-resealed = { $count ->
    [one] Раздачу запечатывали заново { $count } раз: чьё-то число не пришло.
    [few] Раздачу запечатывали заново { $count } раза: чьё-то число не пришло.
    [many] Раздачу запечатывали заново { $count } раз: чьё-то число не пришло.
   *[other] Раздачу запечатывали заново { $count } раза: чьё-то число не пришло.
}
replay-proof-none = Эта раздача взята из файла: никакая печать за неё не ручается.
replay-proof-save = Сохранить моё доказательство
replay-proof-compare = Сравнить с доказательством другого игрока
replay-proof-compare-about = Перетащите сюда доказательство этой раздачи от другого игрока или выберите файл. Доказательства должны сходиться.
replay-proof-here = эта страница
replay-proof-alike = Доказательства сходятся: та же печать, та же подрезка, те же карты.
replay-proof-not-in-file = В файле { $name } нет доказательства этой раздачи.
replay-proof-other-false = Доказательство в файле { $name } неверно само по себе:

replay-share = Поделиться раздачей
replay-share-about = По ссылке раздачу видят так, как видели вы, и с теми картами, что были показаны. Ссылку можно отозвать.
replay-hide-names = Скрыть имена
    .about = Вместо них будут номера мест, а стол не будет назван.
replay-hide-card = Скрыть мою закрытую карту
    .about = Если я её не показывал.
replay-make-link = Создать ссылку
replay-links = Действующие ссылки
replay-no-links = Пока ни одной.
replay-link = Ссылка
replay-hides-names = имена скрыты
replay-hides-card = моя закрытая карта скрыта
replay-copy = Скопировать
replay-send = Отправить
replay-open = Открыть
replay-revoke = Отозвать
replay-revoked = Ссылка отозвана.

replay-shared = Раздача за столом «{ $table }»
replay-shared-hidden = Раздача американы
replay-shared-about = Пятикарточный стад с 32 картами, ход за ходом: { $limit }, анте { $ante }, { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
    [many] { $players } игроков
   *[other] { $players } игрока
}, банк { $pot }.

error-no_such_link = Эта ссылка не ведёт ни к какой раздаче или уже не действует.
error-no_such_moment = В этой раздаче только { $most ->
    [one] { $most } момент
    [few] { $most } момента
    [many] { $most } моментов
   *[other] { $most } момента
}.
error-not_your_hand = Поделиться раздачей может только тот, кто её играл.
error-too_many_links = Ссылок на одну раздачу может быть не больше { $most }. Сначала отзовите одну из них.
error-links_too_soon = Только что создано много ссылок. Попробуйте через несколько минут.
error-too_many_pictures = Запрошено много картинок. Попробуйте через минуту.
