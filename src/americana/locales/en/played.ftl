### The page of my own hands: list, search, statistics, files.

hands-title = My hands

## Search. $text: what was written. $most: the largest number

error-card_search_unreadable = “{ $text }” is no card. Write a rank, and a suit if you like: 9, Kh, ?h. The down card comes before a slash: 9/AA
error-card_search_too_many = You can ask for { $most } cards here at most.
error-card_search_one_down = Only one card is down: write one before the slash.
error-card_search_impossible = No hand can hold these cards: the deck has four of each rank.
error-note_too_long = A note has at most { $most } letters.
