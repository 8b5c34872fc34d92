### The page of my own hands: list, search, statistics, files.

hands-title = My hands
hands-views = Show hands as
hands-view-list = List
hands-view-figures = Statistics
hands-again = Try again

## A hand in the list

# $number: of the hand at its table. $table: its name
hands-hand-at = hand { $number } at { $table }
# $number: of the hand at its table
hands-number = hand { $number }
# $ante: chips
hands-ante = ante { $ante }
hands-from-file = from a file
hands-column-cards = My cards
hands-column-made = How it ended
hands-column-table = Table
hands-column-pot = Pot
hands-column-net = Net
hands-how-folded = Folded
hands-how-showdown = Showdown
hands-how-unseen = Won, the others folded
hands-how-over = Ended without a showdown
# $hand: a hand, as “hand 12 at Odesa”
hands-star = Star: { $hand }
# $hand: a hand, as “hand 12 at Odesa”
hands-note-add = Write a note: { $hand }
# $hand: a hand, as “hand 12 at Odesa”
hands-note-change = Change the note: { $hand }
hands-note = Note
# $number: of the hand at its table. $table: its name
hands-note-about = Hand { $number } at { $table }. Only you can read this.
# $left: letters
hands-note-left = { $left ->
    [one] { $left } letter left
   *[other] { $left } letters left
}
# $count: hands
hands-listed = { $count ->
    [one] { $count } hand is listed
   *[other] { $count } hands are listed
}
hands-more = More hands
# $count: hands
hands-all-listed = { $count ->
    [one] That is all: { $count } hand.
   *[other] That is all: { $count } hands.
}
hands-move-by-move = Replay, move by move

## Where there is no list

hands-none-fits = No hand fits the filters.
hands-show-all = Show all hands
hands-none-stranger = You have not played here yet
hands-about-stranger = Sit down at a table, and every hand that you play is kept here: to find, to see again, to count and to take along.
hands-none-none = No hand yet
hands-about-none = As soon as a hand that you play is over, it is listed here. You can also import hands from a file.

## Filters

hands-starred = Starred
hands-chosen = Chosen filters
# $filter: as “won” or “Table: Odesa”
hands-drop = Remove: { $filter }
hands-clear = Clear all
hands-show = Show hands
hands-any-table = Any table
hands-result = Result
hands-any-result = Any result
hands-result-won = Won
hands-result-lost = Lost
hands-result-even = Even
hands-showdown = End
hands-any-end = Any end
hands-showdown-true = With a showdown
hands-showdown-false = Without a showdown
hands-since = First day
hands-until = Last day
# $day: a date
hands-day-since = from { $day }
# $day: a date
hands-day-until = to { $day }
hands-pot-from = Pot from
hands-pot-to = Pot to
# $amount: chips
hands-is-pot_from = pot from { $amount }
# $amount: chips
hands-is-pot_to = pot to { $amount }

## The search by cards. $cards: a list of the three messages below it

hands-search = Search by cards
hands-search-hint = 9/   /AA   Kh/9   ?h?h?h
hands-search-how = 9 is a nine, 9/ a nine down, /AA a pair of aces up, ?h any heart.
hands-search-any = { $cards }, down or up
hands-search-down = { $cards } down
hands-search-up = { $cards } up
# $count: 1 to 4. $code: the rank as rank-A. $rank
hands-search-rank = { $count ->
    [1] { $code ->
        [rank-8] an
        [rank-A] an
       *[other] a
    } { $rank }
    [2] a pair of { $rank-plural }
   *[other] { $count } { $rank-plural }
}
# $count: cards. $suit
hands-search-suit = { $count ->
    [one] a card of { $suit }
   *[other] { $count } cards of { $suit }
}

## A search in words

hands-choose = In words
hands-pick = Search by cards, in words
hands-pick-where = Where the cards were
hands-pick-sides = Down and up
hands-pick-any = Either
hands-pick-down = My down card
hands-pick-up = Among my up cards
hands-pick-held = Among my five cards
# $number: 1, 2 or 3
hands-pick-number = Choice { $number }
hands-pick-rank = Rank
hands-pick-suit = Suit
hands-pick-times = How many
hands-any-rank = any rank
hands-any-suit = any suit
# $times: how many such cards
hands-times = { $times ->
    [1] one
    [2] two
    [3] three
   *[other] four
}
hands-pick-nothing = Choose at least one card, or find all hands.
hands-find = Find

## Statistics

hands-sum-hands = Hands
hands-sum-net = Net
hands-unit-antes = antes
hands-sum-hundred = Antes per 100 hands
# $range: two numbers
hands-interval = 95%: { $range }
# $low, $high: numbers
hands-from-to = from { $low } to { $high }
# $count: hands
hands-too-few = { $count ->
    [one] Too few hands to tell: fewer than { $count }
   *[other] Too few hands to tell: fewer than { $count }
}
# $count: hands
hands-few = too few
    .about = { $count ->
        [one] Hollow: fewer than { $count } hand, too few to tell.
       *[other] Hollow: fewer than { $count } hands, too few to tell.
    }
hands-figures-about = Luck moves results a long way. The bounds say where the true number lies in 19 cases out of 20.
hands-curve = Antes won
    .about = All hands in order. As long as the line stays within the band, chance alone can explain it.
hands-curve-line = net antes
hands-curve-band = what chance alone does
# $hands: their number. $net, $band: antes
hands-curve-said = After { $hands } hands: { $net } antes net. Chance alone moves that by { $band } antes either way.
hands-as-table = As a table
hands-rates = How I play
hands-rate-opened_above = Opened above the bring-in
    .about = As the opener, when I could: completed or bet more at once.
hands-rate-completed = Completed
    .about = Made the first full bet of the first round, when I could.
hands-rate-folded_to_completion = Folded to a completion
    .about = When somebody had made the first full bet before me.
hands-rate-showdown = Went to showdown
    .about = Of all hands.
hands-rate-won_at_showdown = Won at showdown
    .about = Of the hands that went there.
# $made, $of: how often
hands-made-of = { $of ->
    [one] { $made } of { $of } time
   *[other] { $made } of { $of } times
}
hands-doors = By door card
    .about = What I win or lose with each door card.
hands-seats = By seat after the opener
    .about = What I win or lose at each seat, counted from whoever had to open.
hands-seat = Seat
hands-opener = the opener
# $seats: how many seats on
hands-after-opener = { $seats ->
    [one] { $seats } seat after
   *[other] { $seats } seats after
}
# $count: hands. $net: antes
hands-counted = { $count ->
    [one] { $count } hand counted: { $net } antes per 100 hands
   *[other] { $count } hands counted: { $net } antes per 100 hands
}

## Files

hands-save-all = Save all hands
hands-save-these = Save these hands
# $done, $of: hands
hands-saving = { $of ->
    [one] { $done } of { $of } hand
   *[other] { $done } of { $of } hands
}
# $done: hands
hands-saving-some = Hands so far: { $done }
# $count: hands
hands-saved = { $count ->
    [one] { $count } hand saved.
   *[other] { $count } hands saved.
}
hands-cancel = Cancel
hands-bring = Import hands
hands-bring-about = Hands saved here or in another room: .phh, .phhs, or a .zip of them. If something in the file is not understood, you are told on which line, and nothing is kept.
hands-choose-file = Choose a file
hands-drop-file = or drop it here
# $share: per cent
hands-sending = Sent: { $share }
hands-reading = Sent. The room is reading…
hands-report-read = Read
hands-report-kept = Kept
hands-report-known = Already here
hands-report-nothing = Nothing was kept. What was not understood:
hands-report-some = The good ones were kept. What was not understood:
hands-report-faults = What was not understood
# $line: its number in the file
hands-report-line = Line { $line }
hands-report-all = All hands were understood.
hands-report-none-new = There is no new hand in this file.
hands-keep-good = Keep the good ones
hands-as-name = You played as
    .about = Your name in the file, if it holds everybody’s cards.
hands-send-again = Send again

## Search. $text: what was written. $most: the largest number

error-card_search_unreadable = “{ $text }” is no card. Write a rank, and a suit if you like: 9, Kh, ?h. The down card comes before a slash: 9/AA
error-card_search_too_many = You can ask for { $most } cards here at most.
error-card_search_one_down = Only one card is down: write one before the slash.
error-card_search_impossible = No hand can hold these cards: the deck has only four of each rank.
error-note_too_long = A note has at most { $most } letters.
