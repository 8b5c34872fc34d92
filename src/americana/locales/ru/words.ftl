language-name = русский
you = Вы
seat = Место { $number }
number = { $number }
chips = { $count ->
    [one] { $count } фишка
    [few] { $count } фишки
    [many] { $count } фишек
   *[other] { $count } фишки
}
list-more = { $first }; { $then }
