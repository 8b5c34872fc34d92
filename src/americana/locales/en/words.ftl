### The few words that every other file needs.
###
### How to read these files: a comment "# $name: …" says which arguments the code passes; a message may leave some out of
### it, but a translation that leaves out what the English one uses says so: "# without $name". An argument that is itself
### a message with attributes comes in all its forms: $high (king), $high-plural (kings), and whatever attributes the
### language gives to its own rank-… and suit-… messages in cards.ftl. A player comes as $player and $player-you (yes, no).

language-name = English
you = You
# $number: a seat
seat = Seat { $number }
# $number: any number
number = { $number }
# $count: chips
chips = { $count ->
    [one] { $count } chip
   *[other] { $count } chips
}
# $first, $then: sentences
list-more = { $first }; { $then }
