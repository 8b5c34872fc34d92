language-name = українська
you = Ви
seat = Місце { $number }
number = { $number }
chips = { $count ->
    [one] { $count } фішка
    [few] { $count } фішки
    [many] { $count } фішок
   *[other] { $count } фішки
}
list-more = { $first }; { $then }
