room-welcome = Escolha uma mesa
room-lobby = Lobby
room-language = Idioma
room-your-name = Seu nome
room-save = Salvar
room-loading = Um momento…
room-no-tables = Nenhuma mesa aberta.
room-play = Jogar
room-watch = Assistir
room-stakes = ante { $ante }, bring-in { $bring_in }
room-clock = Tempo para agir
room-seconds = { $turn } s + reserva de { $bank } s
room-players = { $taken } de { $chairs } lugares
room-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
room-watching = { $count ->
    [one] { $count } espectador
   *[other] { $count } espectadores
}

room-sit-here = Sentar aqui
room-free = livre
room-bot = bot
room-leaving = saindo
room-away = ausente
room-disconnected = sem conexão
room-sits-out = de fora
room-wins = ganha { $amount }
room-buys = compra { $amount }
room-seconds-left = faltam { $seconds } s

room-your-turn = Sua vez
room-take-a-seat = Ocupe um lugar livre para jogar
room-waiting = Esperando jogadores
room-next-hand = A próxima mão já vem
room-dealt-next = Você recebe cartas na próxima mão
room-must-open = Você precisa abrir: bring-in de { $amount } ou mais
room-paused = A mesa está em pausa
room-seat-menu = Meu lugar
room-sit-out = Ficar de fora
room-i-am-back = Voltei
room-leave = Sair da mesa
room-show-card = Mostrar minha carta
room-amount = Valor
room-size-least = mín.
room-size-most = máx.
room-log = Histórico
room-ranking = Ranking das mãos

room-lost = Conexão perdida, conectando de novo…
room-no-answer = A sala não responde. Tente de novo daqui a pouco.
room-not-sent = Ainda não enviado, tentando de novo…
room-play-here = Jogar aqui
room-renewed = Há uma nova versão desta página.
room-load-again = Recarregar
room-close = Fechar

room-cut-by = { $count ->
    [one] Baralho lacrado, cortado por { $count } jogador
   *[other] Baralho lacrado, cortado por { $count } jogadores
}
room-cutting = Baralho lacrado, em corte
room-sealed-uncut = Baralho lacrado, ninguém cortou
room-resealed = lacrado de novo, tentativa { $attempt }
room-save-proofs = Salvar as provas das mãos desta mesa (para verificar: python3 run.py verify ARQUIVO)
room-seal-hand = Lacre da mão { $number }
room-resealed-so-far = { $count ->
    [one] Lacrado de novo { $count } vez nesta mesa
   *[other] Lacrado de novo { $count } vezes nesta mesa
}
room-cut-unused = Seu corte foi enviado, mas não foi usado. Não confie nesta distribuição.
room-cut-broken = Este lacre não continua o anterior. Não confie nesta distribuição.
room-cut-false = O corte não é o que os jogadores fizeram. Não confie nesta distribuição.
room-deck-false = Um dos baralhos não é o que foi lacrado. Não confie nesta distribuição.
room-card-false = Uma carta não estava onde devia no baralho lacrado. Não confie nesta distribuição.
room-cards-checked = { $count ->
    [one] { $count } carta vista e conferida com o lacre
   *[other] { $count } cartas vistas, todas conferidas com o lacre
}
