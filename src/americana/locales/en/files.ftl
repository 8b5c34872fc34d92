### Files of hands, up and down: in the page and in the terminal.

## What a file may be refused for. $most: megabytes, or people. $file: a file in a zip. $called: a player's name. $variant: a code. $what: board, seven_cards or draw

error-other_game = { $what ->
    [board] { $variant } is a game with community cards; it cannot be played as Americana.
    [seven_cards] { $variant } is stud with seven cards and a deck of 52; it cannot be played as Americana.
   *[draw] { $variant } is a game in which cards are drawn; it cannot be played as Americana.
}
error-zip_damaged = This zip cannot be unpacked.
error-zip_too_big = This zip holds too much: more than { $most } MB, too many files, or far more than its size.
error-zip_path = A file of this zip has a name that leads elsewhere.
error-zip_nested = { $file } is a zip within a zip.
error-zip_other = { $file } is neither a .phh nor a .phhs file.
error-rail_file = This hand was saved by somebody who did not play it.
error-nobody_named = Nobody in this hand is called { $called }. Say under which name you played it.
error-named_twice = Two players of this hand are called { $called }.
error-unfinished_hand = This hand was not played to its end.
error-later_than_now = This hand has a date in the future.
error-too_many_people = There are too many people in this file: { $most } at most.
error-file_rules = The house rules of this hand contradict each other.
error-file_too_big = A file may have { $most } MB at most.
error-file_lost = Reading or writing the file was interrupted. Try again.
error-files_busy = Other files are being read or written. Try again in a minute.
error-not_sealed = This hand came from a file, so there is no seal to check.

## americana hands. $path: of a file. $called: a name or an id. $choices: ids. $text: what was typed

error-no_data = There is no room in { $path }.
error-data_older = { $path } was written by an older version. Open the room once, then try again.
error-no_such_player = Nobody in this room is called { $called }.
error-several_players = Several players are called { $called }. Say whom you mean by an id: { $choices }.
error-player_needed = Say whose hands you mean, with --player and a name or an id. Here played: { $choices }.
error-no_players = Nobody has played in this room yet.
error-bad_day = Write a day as 2026-11-30, not { $text }.

## What americana hands says. $count: hands. $name: of a file. $line: in the file. $number: of the hand in the file. $what: a sentence. $read, $kept, $known: hands

hands-count = { $count ->
    [one] { $count } hand
   *[other] { $count } hands
}
hands-exporting = writing
hands-importing = reading
hands-exported = { $count ->
    [one] { $count } hand written to { $name }.
   *[other] { $count } hands written to { $name }.
}
hands-fault = Line { $line }, hand { $number }: { $what }
hands-fault-line = Line { $line }: { $what }
# $file: in a zip
hands-fault-file = { $file }, line { $line }: { $what }
# $count: faults
hands-faults-more = … and { $count } more.
hands-imported = { $kept ->
    [one] { $kept } hand kept
   *[other] { $kept } hands kept
}, already there: { $known }.
hands-nothing-kept = { $read ->
    [0] Nothing was kept. No hand is good.
    [one] Nothing was kept. { $read } hand is good: --only-good keeps it.
   *[other] Nothing was kept. { $read } hands are good: --only-good keeps them.
}
