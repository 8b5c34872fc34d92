### O que diz `americana serve`.

serve-open = A sala está aberta: { $address }
serve-friends = Para amigos na mesma rede: { $addresses }
serve-file = Tudo fica guardado em { $path }
serve-stop = Ctrl-C fecha a sala; as mãos inacabadas continuam da próxima vez.
serve-closed = A sala está fechada.
