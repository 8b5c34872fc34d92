### O que diz `americana serve`.

serve-open = A sala está aberta: { $address }
serve-friends = Para amigos na mesma rede: { $addresses }
serve-file = Tudo fica guardado em { $path }
serve-stop = Ctrl-C fecha a sala; as mãos inacabadas continuam da próxima vez.
serve-closing = A sala está fechando: as mãos têm { $seconds } segundos para acabar. Ctrl-C de novo fecha na hora; nada se perde.
serve-closed = A sala está fechada.
