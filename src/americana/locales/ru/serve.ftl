### Что говорит `americana serve`.

serve-open = Рум открыт: { $address }
serve-friends = Для друзей в той же сети: { $addresses }
serve-file = Всё хранится в файле { $path }
serve-stop = Ctrl-C закроет его; неоконченные раздачи продолжатся в следующий раз.
serve-closing = Рум закрывается: на доигрывание раздач { $seconds } с. Ещё раз Ctrl-C — закрыть сразу; ничего не пропадёт.
serve-closed = Рум закрыт.
