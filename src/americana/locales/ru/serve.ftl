### Что говорит `americana serve`.

serve-open = Комната открыта: { $address }
serve-friends = Для друзей в той же сети: { $addresses }
serve-file = Всё хранится в файле { $path }
serve-stop = Ctrl-C закроет её; неоконченные раздачи продолжатся в следующий раз.
serve-closed = Комната закрыта.
