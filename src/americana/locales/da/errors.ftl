refused = Det går ikke ({ $code }).

error-unreadable_card = Det kort findes ikke: skriv rang og farve, for eksempel As, 10h eller 7♣.
    .text = »{ $text }« er ikke et kort: skriv rang og farve, for eksempel As, 10h eller 7♣.
error-card_twice = { $card } er der to gange.
error-too_many_cards = For mange kort: der er { $most } i spillet.
error-five_cards = En hånd er fem kort, ikke { $cards }.
error-board_size = En åben hånd er ét til fire kort, ikke { $cards }.
error-deck_size = Et spil er på 32 kort, ikke { $cards }.
error-not_whole = { $verb }: der spilles kun med hele chips.

error-too_few_seats = En hånd kræver to spillere med chips.
error-too_many_seats = Højst { $most } spillere får kort.
error-bad_seat = Der er ingen plads med det nummer.
error-bad_stack = Plads { $seat }: så mange chips kan man ikke have.
error-dealer_with_box = Efter disse husregler gives der fra en kasse: ingen har knappen.
error-bad_dealer = Knappen skal have nummeret på en plads.
error-no_start = Det er ikke begyndelsen på en hånd.
# $event: its kind
error-bad_event = Denne hændelse kan ikke komme her.

error-no_action = Det er ikke noget, man kan gøre.
error-out_of_turn = Det er en andens tur.
error-hand_over = Hånden er slut: ingen har turen.
error-wrong_amount = { $verb }: beløbet er { $amount }.
error-too_small = { $verb }: mindst { $least }.
error-too_big = { $verb }: højst { $most }.
error-must_open = Den, der åbner, skal lægge bring-in eller bette.
error-must_call = Der er et bet: call, raise eller fold.
error-nothing_to_call = Der er intet at calle.
error-not_offered = { $verb }: ikke muligt nu.
error-no_chips_to_raise = { $verb }: du har kun chips til at calle.
error-capped = { $verb }: rundens cap er nået.
error-nobody_can_call_more = { $verb }: ingen anden har chips til at calle mere.
error-not_reopened = { $verb }: et all-in, der ikke er fuldt, giver ikke ret til at raise igen.
error-bring_in_only = { $verb }: limit tillader kun bring-in.
error-hand_not_over = Man kan først vise kort, når hånden er slut.
error-no_such_seat = Den plads findes ikke her.
error-already_shown = Kortet ligger allerede åbent.

error-bad_player = Det navn kan en spiller ikke have.
error-not_seated = Du har ingen plads ved dette bord.
error-already_seated = Du sidder allerede ved dette bord.
error-seat_taken = Plads { $seat } er optaget.
error-empty_seat = Ingen sidder på plads { $seat }.
error-bad_buy_in = Buy-in er fra { $least } til { $most } chips.
error-bad_top_up = Du kan højst købe { $most } chips.
error-hand_running = Hånden er ikke slut endnu.
error-no_hand = Der spilles ingen hånd.
error-too_few_ready = En hånd kræver to spillere med chips.

error-not_text = Det er ikke tekst.
error-not_utf8 = Det er ikke tekst i UTF-8.
error-too_long = Håndhistorikken er for lang til at blive læst.
error-bad_toml = Det er ikke en håndhistorik: den kan ikke læses som TOML.
error-bad_name = Det navn kan ikke stå i en håndhistorik.
error-missing_field = Feltet »{ $name }« mangler.
error-bad_field = Feltet »{ $name }« har en umulig værdi.
error-other_result = Handlingerne fører ikke til det, der står i feltet »{ $name }«.
error-newer_format = Filen er skrevet af en nyere version.
error-unknown_variant = Det er ikke en hånd i Americana; varianterne er { $variants }.
error-bad_action = Handling { $number } er umulig.
error-cut_hand = Håndens handlinger stopper for tidligt.
error-cut_log = En hånd kan kun skrives, når nogen har turen, eller når den er slut.
error-not_seen = Hånden er set fra en anden spillers plads end den, den skrives til.
error-bad_viewer = En hånd skrives til en plads, til tilskuerne eller til alle.
error-no_number = En hånd begynder med sit nummer, for eksempel [1].
error-bad_number = Hånd { $hand } står i forkert rækkefølge.

error-unknown_bot = Ingen bot hedder det. Vælg mellem: { $choices }.
error-unknown_language = Det sprog findes ikke her. Vælg mellem: { $choices }.
error-unknown_suits = Farver vises som tegn eller som bogstaver.
error-bad_width = Bredden skal være mindst 1 kolonne.
error-bad_height = Højden skal være mindst 1 punkt.
error-unknown_theme = Det tema findes ikke. Vælg mellem: { $choices }.
error-view_only = Et bord tegnes, som én af spillerne ser det.
error-unsayable = Der er ingen tekst til »{ $key }«.

error-illegal_rules = De husregler kan ikke bruges: { $faults }
fault-unknown_preset = det regelsæt findes ikke; vælg mellem { $choices }
fault-unknown_parameter = ingen parameter hedder »{ $name }«; der er { $choices }
fault-not_a_choice = { $name }: vælg mellem { $choices }
fault-not_whole = { $name }: skal være et helt tal
fault-out_of_range = { $name }: skal være fra { $least } til { $most }
fault-small_below_bring_in = small bet { $small_bet } er mindre end bring-in { $bring_in }
fault-big_below_small = big bet { $big_bet } er mindre end small bet { $small_bet }
fault-buy_in_range = buy-in: det mindste må ikke være større end det største
fault-buy_in_below_ante = buy-in: skal være mindst anten, { $least }
