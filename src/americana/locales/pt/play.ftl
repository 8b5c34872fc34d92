play-press-again = Aperte de novo
play-all-in = all-in de { $amount }
play-going = Já vai acontecer. Esc ou um clique cancela.
play-ahead = Quando for a minha vez
play-check-fold = Passar / desistir
play-call-any = Pagar qualquer
play-fold-to-bet = Desistir se apostarem
play-turn-seconds = Sua vez · { $seconds } s
play-bank-seconds = faltam { $seconds } s na reserva
play-sound = Som

play-top-up = Comprar fichas
play-how-many = Quantas fichas?
play-top-up-range = De 1 a { $most }. Você tem { $balance } fora da mesa.
play-top-up-later = Elas chegam antes da próxima mão.
play-buy = Comprar { $amount }
play-no-chips-left = Você não tem mais fichas fora da mesa. A casa dá novas a quem fica sem.
play-get-chips = Receber fichas
play-poor = Você tem { $balance ->
    [one] { $balance } ficha
   *[other] { $balance } fichas
} fora da mesa: é pouco para sentar aqui.
play-broke = Você ficou sem fichas aqui. Compre mais e volte a receber cartas.
play-deal-me-out = Ficar de fora depois desta mão
play-away = Você está ausente: seu tempo acabou.
play-out = Você está de fora.
play-leaving = Você sai da mesa depois desta mão.
play-leave-now = Sair no meio da mão?
play-leave-stays = O que você já pôs ({ $paid }) fica no pote. De agora em diante, você passa quando é grátis e desiste se apostarem. Depois da mão, você sai com o que tem à sua frente ({ $stack }) e com o que ganhar.
play-stay = Ficar

play-restarts = A sala está reiniciando. Seu lugar e suas fichas ficam guardados.
