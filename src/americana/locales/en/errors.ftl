### Why something was refused: error-<code> for every code of an error, fault-<code> for each contradiction in house rules.
### An attribute `.text` is said instead when the error repeats the text that could not be read.

# $code: an error that has no message of its own
refused = That is not possible ({ $code }).

## Cards and numbers

# $text: what was written
error-unreadable_card = No such card: write rank and suit, as in As, 10h or 7♣.
    .text = “{ $text }” is no card: write rank and suit, as in As, 10h or 7♣.
# $card
error-card_twice = { $card } is there twice.
# $most: cards
error-too_many_cards = Too many cards: the deck has { $most }.
# $cards: how many were given
error-five_cards = A hand is five cards, not { $cards }.
# $cards: how many were given
error-board_size = A board is one to four cards, not { $cards }.
# $cards: how many were given
error-deck_size = A deck is 32 cards, not { $cards }.
# $verb: an action
error-not_whole = { $verb }: chips are whole numbers.

## Starting a hand

error-too_few_seats = A hand needs two players with chips.
# $most: seats
error-too_many_seats = At most { $most } players are dealt in.
error-bad_seat = There is no seat with this number.
# $seat
error-bad_stack = Seat { $seat }: this is no possible number of chips.
error-dealer_with_box = These house rules deal from a box: nobody has the button.
error-bad_dealer = The button needs the number of a seat.
error-no_start = This is not the beginning of a hand.
# $event: its kind
error-bad_event = This event cannot follow here.

## Acting. $verb: the action that was tried. $least, $most, $amount: chips

error-no_action = This is no action.
error-out_of_turn = It is another player’s turn.
error-hand_over = The hand is over: nobody is in turn.
error-wrong_amount = { $verb }: the amount is { $amount }.
error-too_small = { $verb }: the least is { $least }.
error-too_big = { $verb }: the most is { $most }.
error-must_open = The opener must bring in or bet.
error-must_call = There is a bet to match: call, raise or fold.
error-nothing_to_call = There is nothing to call.
error-not_offered = { $verb }: not possible now.
error-no_chips_to_raise = { $verb }: you have no chips beyond what must be matched.
error-capped = { $verb }: the cap of this round is reached.
error-nobody_can_call_more = { $verb }: no other player has chips to call more.
error-not_reopened = { $verb }: a short all-in does not reopen the betting.
error-bring_in_only = { $verb }: the limit leaves only the bring-in.
error-hand_not_over = Cards are shown after the hand is over.
error-no_such_seat = There is no such seat here.
error-already_shown = This card is face up already.

## Seats. $least, $most: chips

error-bad_player = This is no name for a player.
error-not_seated = You have no seat at this table.
error-already_seated = You sit at this table already.
# $seat
error-seat_taken = Seat { $seat } is taken.
# $seat
error-empty_seat = Nobody sits in seat { $seat }.
error-bad_buy_in = The buy-in is from { $least } to { $most } chips.
error-bad_top_up = You may buy { $most } chips at most.
error-hand_running = The hand in play is not over yet.
error-no_hand = No hand is being played.
error-too_few_ready = A hand needs two players with chips.

## Files. $name: a field. $number: a line of actions. $hand: a hand’s number. $most: characters

error-not_text = This is no text.
error-not_utf8 = This is no UTF-8 text.
error-too_long = A hand history this long is not read.
error-bad_toml = This is no hand history: it cannot be read as TOML.
error-bad_name = A name cannot be written in a hand history.
error-missing_field = The field “{ $name }” is missing.
error-bad_field = The field “{ $name }” has a value that cannot be.
error-other_result = The actions do not lead to what the field “{ $name }” says.
error-newer_format = This file was written by a newer version.
# $variants: codes
error-unknown_variant = This is no hand of Americana; its variants are { $variants }.
error-bad_action = Action { $number } cannot be.
error-cut_hand = The actions of this hand stop too early.
error-cut_log = A hand is written when somebody is in turn or when it is over.
error-not_seen = This hand was seen by another player than the one it is written for.
error-bad_viewer = A hand is written for a seat, for the rail or for all.
error-no_number = A hand begins with its number, as in [1].
error-bad_number = Hand { $hand } stands in the wrong order.

## Names from a list. $choices: what there is

error-unknown_bot = No bot has this name. There are: { $choices }.
error-unknown_language = This language is not spoken here. There are: { $choices }.
error-unknown_suits = Suits are drawn as signs or as letters.
error-bad_width = The width is a number of columns, at least 1.
error-bad_height = The height is a number of dots, at least 1.
error-unknown_theme = A picture is dark or light.
error-view_only = A table is drawn as one player sees it.
# $key
error-unsayable = There is no sentence for “{ $key }”.

## House rules. $name: a parameter. $least, $most: numbers. $choices: values

# $faults: sentences from below
error-illegal_rules = These house rules cannot be: { $faults }
fault-unknown_preset = no such house rules; there are { $choices }
fault-unknown_parameter = no parameter is called “{ $name }”; there are { $choices }
fault-not_a_choice = { $name }: choose one of { $choices }
fault-not_whole = { $name }: must be a whole number
fault-out_of_range = { $name }: must be from { $least } to { $most }
# $small_bet, $bring_in: chips
fault-small_below_bring_in = small bet { $small_bet } is less than the bring-in { $bring_in }
# $big_bet, $small_bet: chips
fault-big_below_small = big bet { $big_bet } is less than the small bet { $small_bet }
fault-buy_in_range = buy-in: the least must not be above the most
fault-buy_in_below_ante = buy-in: must be at least the ante, { $least }

## The room's data. $path: a file. $v: a row's number. $has, $needs: chips

error-data_in_use = Another room uses { $path }: stop it, or give this one a file of its own.
error-data_newer = { $path } was written by a newer version of this program: run that one.
error-data_foreign = { $path } is a database of another program: give the room a file of its own.
error-data_damaged = { $path } is damaged or is no database: put it aside and bring back a backup.
error-data_locked = Another program has locked { $path }: let it finish or end it.
error-data_read_only = { $path } cannot be written: the room needs the right to write this file and its folder.
error-data_unreachable = { $path } cannot be read or written: look at the disk and at the rights of its folder.
error-no_space = There is no space left for { $path }: free some, and the room goes on by itself.
error-damaged_row = Row { $v } of this table’s log is damaged; the table stands still.
error-missing_row = Row { $v } of this table’s log is missing; the table stands still.
error-damaged_table = This table’s log is damaged; the table stands still.
error-damaged_hand = This hand was stored, but its record is damaged.
error-row_exists = This step of the table was stored already.
error-row_out_of_order = This step of the table came out of order and was not stored.
error-not_written = This could not be stored, and nothing has changed. Try again.
error-write_unknown = Nobody can say yet whether this was stored; the table waits until that is known.
error-store_closed = The room is closing.
error-too_few_chips = Too few chips: { $needs } needed, { $has } there.
error-done_already = This was done already.
error-batch_not_whole = Chips are whole numbers.
error-unbalanced_batch = What one gets another must give.

## Guests and the server. $most: the largest number. $least: chips. $port, $other: numbers of ports. $host: an address

error-bad_guest_name = A name is 1 to { $most } letters, digits and signs.
error-too_many_guests = Too many guests have come from your address. Try again in a few minutes.
error-grant_too_soon = You were given chips a short while ago. Try again later.
error-not_broke = Chips are given to players who have fewer than { $least }.
error-no_session = Take a name first.
error-no_such_table = There is no such table.
error-no_such_hand = There is no such hand.
error-bad_request = The server does not understand this request.
error-bad_frame = The server does not understand what this page has sent.
error-frame_too_long = This message is too long.
error-no_hello = The connection did not begin as it should.
error-reload = The room has been updated. Reload this page.
error-too_fast = Too much was sent in a short time.
error-session_over = You have signed out here.
error-stopping = The room is closing. It will be back soon.
error-we_were_wrong = Something went wrong in the room. Your chips are safe.
error-port_taken = Port { $port } is taken; perhaps a room is open already. Choose another: --port { $other }
error-port_forbidden = You may not use port { $port }. Choose a higher one, as in --port 8000.
error-no_such_address = This computer has no address { $host }. Choose 127.0.0.1 or 0.0.0.0.
error-bad_port = A port is a number from 0 to { $most }.
error-bad_public_url = Write the public address without a path, as in https://cards.example.

## A live table. $most: characters

error-stale_turn = That decision is over.
error-mirror = You are playing at this table in another window.
error-table_busy = Too much is going on at this table right now. Try again.
error-table_frozen = This table is stopped; its chips and its hand are kept.
error-table_closed = This table is closed.
error-chairs_changed = A table keeps its number of seats.
error-silenced = You have missed too many cuts in a row. Say that you are back to cut again.
error-stale_cut = This is not the cut that is wanted now.
error-wrong_nonce = This is not the number that was promised for the cut.
error-bad_log = This log cannot be read.
error-log_too_new = This log was written by a newer version.
error-too_slow = The connection was too slow to keep up.
error-not_found = There is nothing under this address.

## Making a table. $least, $most: numbers. $choices: values. $field: what it is about, a word of the protocol

error-table_choice = Choose one of these: { $choices }.
error-table_number = Choose a number from { $least } to { $most }.
error-too_many_tables = You have { $most } tables open already. When one of them closes, you can make another.
error-room_full = The room is full: { $most } tables of players are open.
error-tables_too_soon = Many tables have been made from your address. Try again in a few minutes.
