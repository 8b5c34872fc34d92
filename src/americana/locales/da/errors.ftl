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

error-data_in_use = { $path } bruges allerede, fordi et andet pokerrum kører: stop det, eller giv dette sin egen fil.
error-data_newer = { $path } er skrevet af en nyere version af programmet: kør den.
error-data_foreign = { $path } er et andet programs database: giv pokerrummet sin egen fil.
error-data_damaged = { $path } er beskadiget eller ikke en database: læg filen til side, og hent en sikkerhedskopi frem.
error-data_locked = { $path } er låst af et andet program: lad det blive færdigt, eller luk det.
error-data_read_only = Der kan ikke skrives i { $path }: pokerrummet skal have skriveadgang til filen og dens mappe.
error-data_unreachable = { $path } kan ikke læses eller skrives: tjek disken og mappens rettigheder.
error-no_space = Der er ikke plads til { $path }: frigør noget, så fortsætter pokerrummet af sig selv.
error-damaged_row = Række { $v } i dette bords log er beskadiget; bordet står stille.
error-missing_row = Række { $v } mangler i dette bords log; bordet står stille.
error-damaged_table = Dette bords log er beskadiget; bordet står stille.
error-damaged_hand = Denne hånd er gemt, men beskadiget.
error-row_exists = Denne hændelse ved bordet er allerede gemt.
error-row_out_of_order = Denne hændelse ved bordet kom i forkert rækkefølge og er ikke gemt.
error-not_written = Det kunne ikke gemmes, og intet er ændret. Prøv igen.
error-write_unknown = Ingen ved endnu, om det blev gemt; bordet venter, til det er klart.
error-store_closed = Pokerrummet lukker.
error-too_few_chips = For få chips: der skal bruges { $needs }, og der er { $has }.
error-done_already = Det er allerede gjort.
error-batch_not_whole = Chips tælles i hele tal.
error-unbalanced_batch = Det, den ene får, skal en anden give.

## Gæster og serveren

error-bad_guest_name = Et navn er på 1 til { $most } bogstaver, tal og tegn.
error-too_many_guests = Der er kommet for mange gæster fra din adresse. Prøv igen om et par minutter.
error-grant_too_soon = Du har lige fået chips. Prøv igen senere.
error-not_broke = Chips gives til dem, der har færre end { $least }.
error-no_session = Vælg et navn først.
error-no_such_table = Det bord findes ikke.
error-no_such_hand = Den hånd findes ikke.
error-bad_request = Serveren forstår ikke forespørgslen.
error-bad_frame = Serveren forstår ikke, hvad denne side har sendt.
error-frame_too_long = Beskeden er for lang.
error-no_hello = Forbindelsen begyndte ikke, som den skal.
error-reload = Pokerrummet er blevet opdateret. Genindlæs siden.
error-too_fast = Der blev sendt for meget på kort tid.
error-session_over = Du er logget ud.
error-stopping = Pokerrummet lukker og er snart tilbage.
error-we_were_wrong = Noget gik galt i pokerrummet. Dine chips er i sikkerhed.
error-port_taken = Port { $port } er optaget; måske er et pokerrum allerede åbent. Vælg en anden: --port { $other }
error-port_forbidden = Du må ikke bruge port { $port }. Vælg en højere, for eksempel --port 8000.
error-no_such_address = Denne computer har ikke adressen { $host }. Vælg 127.0.0.1 eller 0.0.0.0.
error-bad_port = En port er et tal fra 0 til { $most }.
error-bad_public_url = Skriv den offentlige adresse uden sti, for eksempel https://cards.example.

error-stale_turn = Den tur er allerede forbi.
error-mirror = Du spiller ved dette bord i et andet vindue.
error-table_busy = Der sker for meget ved bordet lige nu. Prøv igen.
error-table_frozen = Bordet er standset; chips og hånd er gemt.
error-table_closed = Bordet er lukket.
error-chairs_changed = Et bord beholder sit antal pladser.
error-silenced = Du er gået glip af for mange aftagninger i træk. Meld dig tilbage for at tage af igen.
error-stale_cut = Det er ikke den aftagning, der ventes på nu.
error-wrong_nonce = Det er ikke det tal, der blev lovet til aftagningen.
error-bad_log = Loggen kan ikke læses.
error-log_too_new = Loggen er skrevet af en nyere version.
error-too_slow = Forbindelsen var for langsom.
error-not_found = Der findes intet på denne adresse.

## Et nyt bord

error-table_choice = Vælg mellem { $choices }.
error-table_number = Vælg et tal fra { $least } til { $most }.
error-too_many_tables = Du har allerede { $most } åbne borde. Når et af dem lukker, kan du oprette et nyt.
error-room_full = Pokerrummet er fuldt: spillerne har { $most } åbne borde.
error-tables_too_soon = Der er oprettet mange borde fra din adresse. Prøv igen om et par minutter.
