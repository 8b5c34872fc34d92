### Що каже `americana serve`.

serve-open = Рум відкрито: { $address }
serve-friends = Для друзів у тій самій мережі: { $addresses }
serve-file = Усе зберігається у файлі { $path }
serve-stop = Ctrl-C закриє його; незакінчені роздачі триватимуть наступного разу.
serve-closing = Рум закривається: на дограння роздач { $seconds } с. Ще раз Ctrl-C — закрити одразу; нічого не зникне.
serve-closed = Рум закрито.
