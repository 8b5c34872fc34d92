language-name = dansk
you = Du
seat = Plads { $number }
number = { $number }
chips = { $count ->
    [one] { $count } chip
   *[other] { $count } chips
}
list-more = { $first }; { $then }
