### What is drawn on the felt, and what its marks say.

# $player: whose cards
felt-look = Look at { $player }’s folded cards
felt-box = The chip box. The deal, ties and odd chips go clockwise from here
felt-button = The dealer button. The deal, ties and odd chips begin at the player to its left. It moves on after each hand
felt-share = Expected share of the pot:
# $count: chips that could not be divided
felt-odd = { $count ->
    [one] +{ $count } odd chip: first winner left of the dealer
   *[other] +{ $count } odd chips: first winner left of the dealer
}
    .short = { $count ->
        [one] +{ $count } odd chip
       *[other] +{ $count } odd chips
    }
