### One finished hand again, moment by moment, alone or shared by a link.

replay-title = Afspilning af hånden
lobby-about-no_such_hand = Måske er den ikke spillet færdig, eller der mangler et bogstav i adressen.
lobby-about-no_such_link = Måske er linket trukket tilbage, eller der mangler et bogstav i adressen.

replay-moment = Trin { $at } af { $count }
replay-slider = Trin
replay-first = Første trin
replay-back = Tilbage
replay-next = Frem
replay-last = Sidste trin
replay-play = Afspil
replay-pause = Pause
replay-speed = Hastighed
replay-jump = Gå til
replay-before = Før de første kort
replay-round = Runde { $number }
replay-showdown = Showdown
replay-moves = Trin for trin
replay-keys = ← og → går et trin, Home og End går til begyndelsen og slutningen, mellemrum afspiller.
replay-net = Vundet eller tabt:

replay-take = Tag den med
replay-copy-link = Kopiér link til trinnet
replay-as-text = Billede og tekst
replay-picture-alt = Bordet på dette trin; teksten nedenfor siger det samme.
replay-save-picture = Gem billedet (SVG)
replay-text = Trinnet som tekst

replay-note = Min note
replay-star = Giv hånden en stjerne
replay-kept = Gemt

replay-proof = Hvad seglet beviser
replay-proof-right = Rigtigt:
replay-proof-wrong = Forkert:
replay-proof-sound = Kontrolleret af din browser: alt er i orden.
replay-proof-false = Kontrolleret af din browser: noget er galt.
replay-checked-seals = Kortenes rækkefølge lå fast før aftagningen, og det er dét kortspil, der blev givet fra.
replay-proof-cut = { $count ->
    [one] { $count } spiller tog af med et tal, der var lovet før forseglingen.
   *[other] { $count } spillere tog af med tal, der var lovet før forseglingen.
}
replay-proof-uncut = Ingen tog af: kun seglet står inde for disse kort.
replay-checked-other = Det andet kortspil, som blev åbnet, er helt: 32 forskellige kort, som forseglet.
replay-checked-deal = Kortene blev givet i rækkefølge, med de pladser, stacks og husregler, der var forseglet.
replay-proof-cards = { $count ->
    [one] { $count } kort, som du kender, lå, hvor det skulle i det forseglede kortspil.
   *[other] Alle { $count } kort, som du kender, lå, hvor de skulle i det forseglede kortspil.
}
replay-proof-replay = Pladser og kort er dem, du ser her.
replay-proof-other-hand = Beviset har andre pladser eller kort end dem, du ser her.
replay-proof-resealed = { $count ->
    [one] Hånden blev forseglet igen { $count } gang, fordi en spillers tal ikke kom.
   *[other] Hånden blev forseglet igen { $count } gange, fordi en spillers tal ikke kom.
}
replay-proof-none = Hånden kommer fra en fil: intet segl står inde for den.
replay-proof-save = Gem mit bevis
replay-proof-compare = Sammenlign med en anden spillers bevis
replay-proof-compare-about = Slip en anden spillers bevis for hånden her, eller vælg filen. Begge skal fortælle det samme.
replay-proof-here = denne side
replay-proof-alike = Begge fortæller det samme: samme segl, samme aftagning, samme kort.
replay-proof-not-in-file = Der er intet bevis for denne hånd i { $name }.
replay-proof-other-false = Selve beviset i { $name } er forkert:

replay-share = Del hånden
replay-share-about = Alle med linket ser hånden, som du så den, med de kort, der blev vist. Du kan trække linket tilbage.
replay-hide-names = Skjul navne
    .about = I stedet står der pladsnumre, og bordet nævnes ikke.
replay-hide-card = Skjul mit lukkede kort
    .about = Medmindre jeg viste det.
replay-make-link = Lav et link
replay-links = Aktive links
replay-no-links = Ingen endnu.
replay-link = Link
replay-hides-names = navne skjult
replay-hides-card = mit lukkede kort skjult
replay-copy = Kopiér
replay-send = Send
replay-open = Åbn
replay-revoke = Træk tilbage
replay-revoked = Linket er trukket tilbage.

replay-shared = En hånd ved bordet { $table }
replay-shared-hidden = En hånd i Americana
replay-shared-about = Five card stud med 32 kort, trin for trin: { $limit }, ante { $ante }, { $players ->
    [one] { $players } spiller
   *[other] { $players } spillere
}, pulje { $pot }.

error-no_such_link = Linket fører ikke til nogen hånd, eller ikke længere.
error-no_such_moment = Hånden har kun { $most ->
    [one] { $most } trin
   *[other] { $most } trin
}.
error-not_your_hand = Kun den, der spillede hånden, kan dele den.
error-too_many_links = En hånd kan højst have { $most } links. Træk først ét tilbage.
error-links_too_soon = Der er lavet for mange links for lidt siden. Prøv igen om et par minutter.
error-too_many_pictures = Der er bedt om for mange billeder. Prøv igen om et minut.
