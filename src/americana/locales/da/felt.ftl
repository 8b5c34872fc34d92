felt-look = Se de kort, som { $player } har foldet
felt-box = Chipkassen. Uddeling, lighed og overskydende chips går med uret herfra
felt-button = Dealerknappen. Uddeling, lighed og overskydende chips begynder hos spilleren til venstre for den. Den flyttes efter hver hånd
felt-share = Forventet andel af puljen:
felt-odd = { $count ->
    [one] +{ $count } overskydende chip: første vinder til venstre for kortgiveren
   *[other] +{ $count } overskydende chips: første vinder til venstre for kortgiveren
}
    .short = { $count ->
        [one] +{ $count } overskydende chip
       *[other] +{ $count } overskydende chips
    }
