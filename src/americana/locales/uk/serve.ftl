### Що каже `americana serve`.

serve-open = Кімнату відчинено: { $address }
serve-friends = Для друзів у тій самій мережі: { $addresses }
serve-file = Усе зберігається у файлі { $path }
serve-stop = Ctrl-C зачинить її; незакінчені роздачі триватимуть наступного разу.
serve-closed = Кімнату зачинено.
