word-table = Et Americana-bord
word-round = runde
word-seat = plads
word-stack = stack
word-bet = bet
word-pot = pulje
word-main_pot = hovedpulje
word-side_pot = sidepulje
word-uncalled = ikke callet
word-returned = retur
word-rake = rake
word-odd_chip = overskydende chip
word-in_turn = har turen
word-all_in = all-in
word-folded = foldet
word-mucked = mucket
word-wins = vinder
word-box = kasse
word-button = knap
word-face_down = lukket
word-thousands = .
table-title = Runde { $round }

player-name = { $player }
welcome = { $seats ->
    [one] { $seats } spiller
   *[other] { $seats } spillere
}, ante { $ante }, bring-in { $bring_in }. Tast h: hjælp · ?: håndrangering · q: slut
you-hold = Du har { $down } lukket og { $up } åbent: { $name }
seat-aloud = { $player } viser { $up }
aloud-stack = , har { $stack } tilbage
aloud-all-in = , all-in
aloud-bet = , bet { $bet }
pot-and-stack = Pulje { $pot }, din stack { $stack }
stacks-now = Stacks: { $stacks }
buys-in-again = { $player } køber { $chips } chips
prompt-buy-in = Du har ikke flere chips. Enter: køb { $chips } mere · q: slut
prompt-next-hand = Enter: næste hånd · s: vis dit kort · l: log · q: slut
fold-is-free = Det er gratis at checke. Tast f igen, hvis du virkelig vil folde.
unseen-cards = Kort, du ikke har set:
unseen-suit = { $suit }: { $ranks }
farewell = { $hands ->
    [one] { $hands } hånd
   *[other] { $hands } hænder
} spillet, resultat { $net }. På gensyn!
help = hjælp
help-text =
    f         fold
    c         check, call eller bring-in
    r 8       bet eller raise til 8 chips i denne runde; 8 alene er nok
    r pot     en del af puljen; også r half, r 1/3, r 40%, r min, r max
    a         all-in
    ?         hvad slår hvad
    t         vis bordet igen
    l         håndens log
    u         kort, du ikke har set
    g         reglerne ved dette bord
    s         vis dit kort efter hånden
    q         slut

error-unreadable_answer = Det forstod jeg ikke. Tast et af bogstaverne i [ ], eller h for hjælp.
error-not_on_menu = Det kan du ikke gøre nu.
error-amount_needed = Hvor meget? Tast et beløb fra { $least } til { $most }, for eksempel r { $least }.
error-amount_outside = Beløbet skal være fra { $least } til { $most }.

rules-presets = Husregler efter den tekst, de kommer fra
rules-differ = Hvor de er forskellige
rules-more = `rules da` viser alle parametre i et regelsæt; --limit og --set ændrer dem.
rules-parameter = parameter

ranked-hand = { $hand }  { $name }  · nummer { $place } af 840
ranked-board = { $hand }  { $name }

replay-hand = Hånd { $number } af { $count }
replay-prompt = Enter: videre · b: tilbage · n: næste hånd · q: slut
replay-end = Slut.

perft-deal = kortgivning
perft-lines = forløb
perft-showdowns = showdowns
perft-decisions = beslutninger

error-too_many_bots = Der er flere bots end pladser til dem.
error-bad_seats = Vælg fra 2 til { $most } pladser.
error-no_file = { $name } kan ikke læses.
error-no_writing = Der kan ikke skrives til { $name }.
error-no_stream = Input eller output virker ikke: terminalen eller pipen er lukket, eller disken er fuld.
error-bad_setting = Skriv en parameter som navn=værdi, for eksempel ante=5.
error-no_hands = Der er ingen hånd i denne fil.
error-bad_rounds = Vælg fra 1 til { $most } runder.
error-bad_stacks = Skriv stacks som hele tal med komma imellem, for eksempel 100,100.
pots = pulje { $sums }
note-folded = foldet
note-checked = checkede
note-called = callede { $amount }
note-brought-in = bring-in { $amount }
note-completed = completede til { $amount }
note-bet = bettede { $amount }
note-raised = raisede til { $amount }
all-in-choice = { $choice }, all-in
only-enter = Tryk bare på Enter for at fortsætte, h for hjælp eller q for at slutte.
perft-rounds = runder
error-ambiguous_letter = »{ $text }«: er det { $one } eller { $other }? Tast det med latinske bogstaver.
error-no_all_in = Du kan ikke gå all-in nu: det højeste er { $most }. Tast r max for at lægge så meget.
error-one_amount = Beløbet kan kun være { $amount }.
error-hand_size = En hånd er ét til fem kort, ikke { $cards }.
error-stacks_needed = Din egen kortgivning kræver stacks, for eksempel --stacks 20,20.
