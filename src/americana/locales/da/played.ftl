### The page of my own hands: list, search, statistics, files.

hands-title = Mine hænder
hands-views = Vis hænder som
hands-view-list = Liste
hands-view-figures = Statistik
hands-again = Prøv igen

hands-hand-at = hånd { $number } ved { $table }
hands-number = hånd { $number }
hands-ante = ante { $ante }
hands-from-file = fra en fil
hands-column-cards = Mine kort
hands-column-made = Hvordan den endte
hands-column-table = Bord
hands-column-pot = Pulje
hands-column-net = Netto
hands-how-folded = Foldet
hands-how-showdown = Showdown
hands-how-unseen = Vundet, de andre foldede
hands-how-over = Slut uden showdown
hands-star = Stjerne: { $hand }
hands-note-add = Skriv en note: { $hand }
hands-note-change = Ret noten: { $hand }
hands-note = Note
hands-note-about = Hånd { $number } ved { $table }. Kun du kan læse noten.
hands-note-left = { $left ->
    [one] { $left } tegn tilbage
   *[other] { $left } tegn tilbage
}
hands-listed = { $count ->
    [one] { $count } hånd på listen
   *[other] { $count } hænder på listen
}
hands-more = Flere hænder
hands-all-listed = { $count ->
    [one] Det er det hele: { $count } hånd.
   *[other] Det er det hele: { $count } hænder.
}
hands-move-by-move = Afspil trin for trin

hands-none-fits = Ingen hænder passer til filtrene.
hands-show-all = Vis alle hænder
hands-none-stranger = Du har ikke spillet her endnu
hands-about-stranger = Sæt dig ved et bord, så gemmes hver hånd, du spiller, her. Du kan finde den, se den igen, tælle den med i statistikken og tage den med dig.
hands-none-none = Ingen hænder endnu
hands-about-none = Så snart en hånd, du spiller, er slut, står den her. Du kan også importere hænder fra en fil.

hands-starred = Med stjerne
hands-chosen = Valgte filtre
hands-drop = Fjern: { $filter }
hands-clear = Ryd alt
hands-show = Vis hænder
hands-any-table = Alle borde
hands-result = Resultat
hands-any-result = Alle
hands-result-won = Vundet
hands-result-lost = Tabt
hands-result-even = Lige op
hands-showdown = Slutning
hands-any-end = Alle
hands-showdown-true = Med showdown
hands-showdown-false = Uden showdown
hands-since = Fra dato
hands-until = Til dato
hands-day-since = fra { $day }
hands-day-until = til { $day }
hands-pot-from = Pulje fra
hands-pot-to = Pulje til
hands-is-pot_from = pulje fra { $amount }
hands-is-pot_to = pulje til { $amount }

hands-search = Søg efter kort
hands-search-hint = 9/   /AA   Kh/9   ?h?h?h
hands-search-how = 9 er en nier, 9/ en lukket nier, /AA et åbent par esser, ?h en hvilken som helst hjerter.
hands-search-any = lukket eller åbent: { $cards }
hands-search-down = lukket: { $cards }
hands-search-up = åbne: { $cards }
# without $code
hands-search-rank = { $count ->
    [1] { $rank }
    [2] et par { $rank-plural }
   *[other] { $count } { $rank-plural }
}
hands-search-suit = { $count ->
    [one] { $count } kort i { $suit }
   *[other] { $count } kort i { $suit }
}

hands-choose = Med ord
hands-pick = Søg efter kort med ord
hands-pick-where = Hvor kortene lå
hands-pick-sides = Lukket og åbne
hands-pick-any = Ligegyldigt
hands-pick-down = Mit lukkede kort
hands-pick-up = Blandt mine åbne kort
hands-pick-held = Blandt mine fem kort
hands-pick-number = Valg { $number }
hands-pick-rank = Rang
hands-pick-suit = Farve
hands-pick-times = Hvor mange
hands-any-rank = rang: –
hands-any-suit = farve: –
hands-times = { $times ->
    [1] én
    [2] to
    [3] tre
   *[other] fire
}
hands-pick-nothing = Vælg mindst ét kort, eller find alle hænder.
hands-find = Find

hands-sum-hands = Hænder
hands-sum-net = Netto
hands-unit-antes = i anter
hands-sum-hundred = Anter pr. 100 hænder
hands-interval = 95 %: { $range }
hands-from-to = fra { $low } til { $high }
hands-too-few = { $count ->
    [one] For få hænder til at sige noget: under { $count }
   *[other] For få hænder til at sige noget: under { $count }
}
hands-few = for få
    .about = { $count ->
        [one] Hul prik: under { $count } hånd, for få til at sige noget.
       *[other] Hul prik: under { $count } hænder, for få til at sige noget.
    }
hands-figures-about = Held betyder meget for resultatet. Grænserne viser, hvor det sande tal ligger i 19 af 20 tilfælde.
hands-curve = Vundne anter
    .about = Alle hænder i rækkefølge. Så længe linjen bliver inden for båndet, kan tilfældet alene forklare den.
hands-curve-line = netto i anter
hands-curve-band = hvad tilfældet alene gør
hands-curve-said = Efter { $hands } hænder: { $net } anter netto. Tilfældet alene flytter det { $band } anter op eller ned.
hands-as-table = Som tabel
hands-rates = Sådan spiller jeg
hands-rate-opened_above = Åbnede over bring-in
    .about = Når jeg skulle åbne og kunne: completede eller bettede mere med det samme.
hands-rate-completed = Completede
    .about = Lagde det første hele bet i første runde, når jeg kunne.
hands-rate-folded_to_completion = Foldede til et complete
    .about = Når en anden havde lagt det første hele bet før mig.
hands-rate-showdown = Gik til showdown
    .about = Af alle hænder.
hands-rate-won_at_showdown = Vandt ved showdown
    .about = Af de hænder, der gik dertil.
# without plural of $of
hands-made-of = { $made } af { $of }
hands-doors = Fordelt på første åbne kort
    .about = Hvad jeg vinder eller taber med hvert første åbne kort.
hands-seats = Fordelt på plads efter åbneren
    .about = Hvad jeg vinder eller taber på hver plads, talt fra den, der skulle åbne.
hands-seat = Plads
hands-opener = jeg åbner
hands-after-opener = { $seats ->
    [one] { $seats } plads efter
   *[other] { $seats } pladser efter
}
hands-counted = { $count ->
    [one] { $count } hånd talt op: { $net } anter pr. 100 hænder
   *[other] { $count } hænder talt op: { $net } anter pr. 100 hænder
}

hands-save-all = Gem alle hænder
hands-save-these = Gem disse hænder
hands-saving = { $of ->
    [one] { $done } af { $of } hånd
   *[other] { $done } af { $of } hænder
}
hands-saving-some = Hænder indtil nu: { $done }
hands-saved = { $count ->
    [one] { $count } hånd gemt.
   *[other] { $count } hænder gemt.
}
hands-cancel = Afbryd
hands-bring = Importér hænder
hands-bring-about = Hænder, der er gemt her eller i et andet pokerrum: .phh, .phhs eller en .zip med dem. Er der noget i filen, der ikke forstås, får du at vide, i hvilken linje det står, og intet gemmes.
hands-choose-file = Vælg en fil
hands-drop-file = eller slip den her
hands-sending = Sendt: { $share }
hands-reading = Sendt. Pokerrummet læser…
hands-report-read = Læst
hands-report-kept = Gemt
hands-report-known = Var her allerede
hands-report-nothing = Intet blev gemt. Det, der ikke blev forstået:
hands-report-some = De gode blev gemt. Det, der ikke blev forstået:
hands-report-faults = Det, der ikke blev forstået
hands-report-line = Linje { $line }
hands-report-all = Alle hænder blev forstået.
hands-report-none-new = Der er ingen ny hånd i filen.
hands-keep-good = Gem de gode
hands-as-name = Du spillede som
    .about = Dit navn i filen, hvis den indeholder alles kort.
hands-send-again = Send igen

## Search

error-card_search_unreadable = »{ $text }« er ikke et kort. Skriv en rang, og en farve hvis du vil: 9, Kh, ?h. Det lukkede kort står før skråstregen: 9/AA
error-card_search_too_many = Du kan højst angive { $most } kort her.
error-card_search_one_down = Kun ét kort er lukket: skriv ét før skråstregen.
error-card_search_impossible = Ingen hånd kan have disse kort: der er kun fire af hver rang i kortspillet.
error-note_too_long = En note kan højst være på { $most } tegn.
