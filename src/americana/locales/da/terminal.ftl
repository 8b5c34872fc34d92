word-table = Et bord Americana
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
}, ante { $ante }, bring-in { $bring_in }. Tast h for hjælp, ? for håndrangering, q for at slutte.
you-hold = Du har { $down } lukket, { $up } åbent: { $name }
seat-aloud = { $player } viser { $up }, har { $stack } tilbage, bet { $bet }
seat-aloud-all-in = { $player } viser { $up }, all-in, bet { $bet }
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
    f  fold      c  check, call eller bring-in      r  bet, complete eller raise
    r 8  til 8 chips i denne runde (8 alene er nok)      r pot, r half, r 1/3, r min, r max  en del af puljen, mindst, mest
    a  all-in
    ?  hvad slår hvad        t  vis bordet igen          l  håndens log
    u  kort, du ikke har set g  reglerne ved dette bord  q  slut

error-unreadable_answer = Det forstod jeg ikke. Tast et af bogstaverne i [ ], eller h for hjælp.
error-not_on_menu = Det kan du ikke gøre nu.
error-amount_needed = Hvor meget? Tast et beløb fra { $least } til { $most }, for eksempel r { $least }.
error-amount_outside = Beløbet skal være fra { $least } til { $most }.

rules-presets = Husregler efter den tekst, de kommer fra
rules-differ = Hvor de er forskellige
rules-more = `americana rules da` viser alle parametre i et regelsæt; med --limit og --set kan du prøve ændringer.
rules-parameter = parameter

ranked-hand = { $hand }  { $name }  (klasse { $place } af 840)
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
error-no_writing = { $name } kan ikke skrives.
error-bad_setting = Skriv en indstilling som navn=værdi, for eksempel ante=5.
error-no_hands = Der er ingen hånd i denne fil.
error-bad_rounds = Vælg fra 1 til { $most } runder.
error-bad_stacks = Skriv stakke som hele tal med komma imellem, for eksempel 100,100.
pots = pulje { $sums }
