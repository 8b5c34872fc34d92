### The lobby, the head of every page, tables that are opened, the reader’s own settings.

## The list of tables

lobby-how-to-start = One click and you are in: the house finds you a seat. Or choose a table yourself. The chips are play money.
lobby-play-now = Play now
# $table: its name. $ante: chips
lobby-quick-at = at { $table }, ante { $ante }
lobby-no-seat = No free seat fits the filters
lobby-new-table = New table
lobby-filters = Filters
lobby-house-rules = House rules
lobby-limit = Limit
lobby-any-text = Any house rules
lobby-any-limit = Any limit
lobby-any-stakes = Any stakes
lobby-any-speed = Any clock
# $most: chips
lobby-stakes-low = Ante up to { $most }
# $least, $most: chips
lobby-stakes-middle = Ante { $least }–{ $most }
# $least: chips
lobby-stakes-high = Ante { $least } and up
# $most: seconds
lobby-speed-fast = Fast, up to { $most } s
# $least, $most: seconds
lobby-speed-usual = Usual, { $least }–{ $most } s
# $least: seconds
lobby-speed-slow = Slow, { $least } s and up
lobby-free-seats = With a free seat
# $shown, $all: tables
lobby-count = { $all ->
    [one] { $shown } of { $all } table
   *[other] { $shown } of { $all } tables
}
lobby-none-fits = No table fits the filters.
lobby-show-all = Show all tables
lobby-sort = Sort
lobby-by-stakes = By stakes
lobby-by-players = By players
lobby-by-pace = By hands per hour
lobby-smallest-first = smallest first
lobby-largest-first = largest first
lobby-table = Table
lobby-stakes = Stakes
lobby-seats = Seats
lobby-average-pot = Avg. pot
lobby-hands-per-hour = Hands/hour
lobby-clock = Clock
# $least, $most: chips
lobby-buy-in = buy-in { $least }–{ $most }
lobby-here = You sit here
lobby-return = Return
lobby-text-ru = Russian text
lobby-text-uk = Ukrainian text
lobby-text-da = Danish text
lobby-text-pt = Portuguese text
lobby-text-evenbet = EvenBet form

## Opening a table

lobby-ante = Ante
# $amount: chips
lobby-bring-in = The bring-in is { $amount }.
lobby-bots = Bots
# $seconds: to act
lobby-seconds = { $seconds } s
lobby-table-name = Name, if you like
lobby-open-and-sit = Open it and sit down

## What a newcomer may ask

lobby-how = How the game is played
lobby-how-1 = The deck has 32 cards, from seven to ace. Everybody pays the ante and gets one card face down and one face up.
lobby-how-2 = The house rules say whose open card must begin with the bring-in. The others fold, call or raise.
lobby-how-3 = Three more cards follow face up, one at a time, each with a round of betting.
lobby-how-4 = The best five cards win the pot. With this deck a flush beats a full house, and A-7-8-9-10 is the lowest straight.
lobby-how-5 = Folded cards are out for good. Remember them: the table shows which cards you have not seen.
lobby-fair = The shuffle can be checked
lobby-fair-1 = Before each hand the room seals two shuffled decks. Then the players’ browsers cut: their numbers together decide which deck is dealt.
lobby-fair-2 = Your browser checks every card that it sees against the seal, and says so at once if one is false.
lobby-fair-3 = The seal shows four words. Everybody at the table must see the same four, and the proofs can be saved and checked elsewhere.

## Other places

lobby-my-tables = My tables
lobby-balance = Chips that are not on a table
# $table: its name
lobby-waits = Your turn: { $table }
lobby-to-all = All tables
lobby-about-no_such_table = It may have been closed, or a letter of the address is missing.
lobby-about-table_closed = No more hands are dealt here. Another table has a seat for you.
lobby-about-not_found = Perhaps a letter of the address is missing.

## The reader’s own settings

setting-title = Settings
setting-page = Page
setting-theme = Colours
setting-theme-system = As the device
setting-theme-light = Light
setting-theme-dark = Dark
setting-text-table = Text table
    .about = The table in words, played from a command line.
setting-cards = Cards
setting-four-colours = Four colours
    .about = Diamonds are blue, clubs are green.
setting-local-letters = Letters of my language
    .about = In place of A, K, Q and J, where the language has its own.
setting-back = Back of the cards
setting-back-diamond = Diamond
setting-back-lattice = Lattice
setting-back-wave = Wave
setting-sound = Sound
setting-volume = Volume
# $percent: a number from 0 to 100
setting-percent = { $percent }%
setting-sound-deal = Cards are dealt
setting-sound-check = Check
setting-sound-chips = Chips are bet
setting-sound-fold = Fold
setting-sound-turn = My turn
setting-sound-win = A pot is won
setting-vibration = Vibration
    .about = On my turn, where the device can.
setting-play = Play
# $most: how many
setting-fractions = Sizes offered, in parts of the pot, up to { $most }
setting-pot = pot
setting-asks-all-in = Ask before all-in
    .about = All my chips need a second press.
setting-keys = Letter keys
    .about = One press acts at the table.
setting-key-fold = Fold
setting-key-passive = Check or call
setting-key-raise = Bet or raise
setting-key-all_in = All-in
setting-press-a-letter = press a letter
# $letter: a key. $action: what it does
setting-letter-taken = { $letter } is taken: { $action }
setting-reset = Reset to usual
