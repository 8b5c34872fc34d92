### O que diz `americana serve`.

serve-open = A sala está aberta: { $address }
serve-friends = Para amigos na mesma rede: { $addresses }
serve-file = Guarda tudo em { $path }
serve-stop = Ctrl-C fecha-a; as mãos por acabar continuam da próxima vez.
serve-closed = A sala está fechada.
