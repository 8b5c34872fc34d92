language-name = português
you = Você
seat = Lugar { $number }
number = { $number }
chips = { $count ->
    [one] { $count } ficha
   *[other] { $count } fichas
}
list-more = { $first }; { $then }
