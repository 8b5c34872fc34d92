### The page of my own hands: list, search, statistics, files.

hands-title = Minhas mãos

## Search

error-card_search_unreadable = “{ $text }” não é uma carta. Escreva um valor e, se quiser, um naipe: 9, Kh, ?h. A carta fechada vem antes da barra: 9/AA
error-card_search_too_many = Aqui você pode pedir no máximo { $most } cartas.
error-card_search_one_down = Só uma carta fica fechada: escreva uma antes da barra.
error-card_search_impossible = Nenhuma mão pode ter essas cartas: o baralho tem quatro de cada valor.
error-note_too_long = Uma nota tem no máximo { $most } letras.
