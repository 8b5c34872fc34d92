help-you-have-this = det har du
help-how-many = { $count ->
    [one] { $count } hånd
   *[other] { $count } hænder
}
# without plural of $count
help-of-all = Tallet siger, hvor mange af de { $count } mulige hænder der er af den slags.
help-surprises = Det, der kan overraske
help-why-flush = Med 32 kort er en flush sjældnere end et fuldt hus.
help-why-straight = Her er ingen kort fra toer til sekser, så esset står under syveren.
help-why-suits = Farven afgør kun, hvilket af to lige høje kort der skal åbne.

help-open = Hjælp
help-house = Husregler
help-text-ru = russisk tekst
    .by = Ved dette bord spilles der efter den russiske tekst.
help-text-uk = ukrainsk tekst
    .by = Ved dette bord spilles der efter den ukrainske tekst.
help-text-da = dansk tekst
    .by = Ved dette bord spilles der efter den danske tekst.
help-text-pt = portugisisk tekst
    .by = Ved dette bord spilles der efter den portugisiske tekst.
help-text-evenbet = EvenBets udgave
    .by = Ved dette bord spilles der efter EvenBets udgave.
help-same-as = Spilles præcis ens: { $texts }
help-elsewhere = { $texts }: { $value }
help-changed = ændret ved dette bord
help-by-text = Hvor teksterne er forskellige
help-this-table = Valgt for dette bord
help-buy-in = buy-in
    .about = Hvor mange chips du sætter dig med.
help-range = { $least } til { $most }
help-clock-about = Til hver beslutning; derefter tidsbanken, som følger med fra hånd til hånd.
help-words = Ord fra spillet
help-not-loaded = Det kunne ikke hentes. Genindlæs siden.

help-my-hand = Min hånd
help-unseen-rank = { $count ->
    [0] ingen { $rank-plural }
    [one] { $count } { $rank }
   *[other] { $count } { $rank-plural }
}
help-still-out = Ikke set: { $ranks }

help-unseen-count = { $count ->
    [one] { $count } kort ikke set
   *[other] { $count } kort ikke set
}
help-sum = Rest
help-mark-own = dit
help-mark-seen = set
help-mark-folded = foldet
help-mark-unseen = ikke set

help-hand = Hånd { $number }
help-between = Før den første hånd
help-log-all = Alt
help-log-mine = Mit og resultater

help-last-hand = Sidste hånd
help-hand-at = Hånd { $number } · { $table }
help-no-last-hand = Her er endnu ikke spillet en hånd til ende.
help-copy = Kopiér som tekst
help-copied = Kopieret
help-save-hand = Gem hånden (PHH)

help-seal-before = Kortenes rækkefølge lå fast, før du tog af. De fire ord er kortspillets segl: læs dem op for hinanden. Ser nogen andre ord, har de fået vist et andet kortspil.
help-seal-cut = Så tog spillerne af, din browser med, med tal, som ingen kendte. Derfor kunne ingen vælge, hvem der får hvilke kort.
help-seal-uncut = Der sad ingen, som kunne tage af, så kun seglet står inde for disse kort.
help-seal-check = Din browser slår hvert kort, du ser, op i det forseglede kortspil.
help-seal-not-proved = Det, et segl ikke kan bevise: at den, der driver pokerrummet, ikke ser på kortene.
help-seal-alarm = Der er noget galt med denne blanding
help-seal-what-now = Hold op med at spille her, gem beviserne, og vis dem til de andre.

term-ante = ante
    .about = Det, alle betaler i puljen, før kortene gives.
term-bring_in = bring-in
    .about = Det lille tvungne bet, der åbner første runde. Det lægges af den, som det første åbne kort udpeger.
term-door_card = første åbne kort
    .about = Dit andet kort og det første, der ligger åbent. Det afgør, hvem der åbner.
term-complete = complete
    .about = At hæve bring-in til et helt small bet i fixed limit.
term-pot_limit = pot limit
    .about = Du må højst raise med det, der er i puljen, når du har callet.
term-all_in = all-in
    .about = Med alle dine chips i puljen. Du er med til slutningen og kan kun vinde det, du kunne matche.
term-side_pot = sidepulje
    .about = Det, de andre spiller om, når nogen er all-in. Den, der er all-in, kan ikke vinde den.
term-uncalled_bet = bet uden call
    .about = Den del af et bet, som ingen har callet. Den går tilbage til den, der bettede.
term-odd_chip = overskydende chip
    .about = Den chip, der bliver tilovers, når en pulje ikke kan deles lige. Den går til den vinder, der er først i kortgivningen.
term-dealer_box = chipkasse
    .about = Står på kortgiverens plads og flytter sig ikke. Kortene gives fra pladsen ved siden af den.
term-button = dealerknap
    .about = Rykker en spiller videre efter hver hånd. Kortene gives fra spilleren til venstre for den.
term-muck = mucke
    .about = At smide en slået hånd uden at vise den.

guide-offer = Ny i Americana?
guide-offer-about = Spil en hånd med hjælp. Det tager to minutter.
guide-start = Vis mig det
guide-decline = Jeg kender spillet
guide-title = Din første hånd
guide-step = Trin { $at } af { $count }
guide-next = Videre
guide-back = Tilbage
guide-leave = Afslut
guide-finish = Til bordene
guide-press = Tryk nu på »{ $action }«.
guide-instead = I denne hånd: tryk på »{ $action }«.
guide-tell-antes = Før kortene gives, betaler alle en ante på { $ante } i puljen. Kortspillet har 32 kort, syv til es.
guide-tell-down = Dit første kort er { $card }. Det ligger lukket, på gråt: ingen anden kan se det.
guide-tell-door = Det andet kort ligger åbent. Den, der viser det højeste, skal åbne med et bring-in på { $bring_in }. Efter andre husregler er det det laveste.
guide-tell-first = Din tur. Fold, og du er ude; call, og du betaler det, der er bettet; complete, og de andre betaler mere. To hjerter er en begyndelse: fem kort i samme farve er en flush.
guide-tell-second = Alle, der stadig er med, har fået et åbent kort mere. Fra nu af begynder den bedste åbne hånd. Du har tre hjerter, og der er et bet at calle.
guide-tell-count = Foldede kort bliver liggende, nedtonede: de er ude af hånden, og at tælle dem er det halve af spillet. Fire af de otte hjerter er dine. { $left ->
    [one] { $left } mere kan stadig komme.
   *[other] { $left } mere kan stadig komme.
}
guide-tell-third = Ingen har bettet i denne runde, så du må checke: du betaler ingenting og er stadig med.
guide-tell-fourth = Den femte hjerter: din flush er hjemme. Den anden hånd viser to par og kan være et fuldt hus. I de fleste spil ville det slå dig. Ikke her: med 32 kort er en flush sjældnere.
guide-tell-end = Begge viser, og flush slår fuldt hus: du vinder { $pot }. Det er Americana: fem kort, et af dem skjult, og fire budrunder.
guide-not-fold = Fold: du opgiver denne hånd. Det, du har betalt, bliver i puljen, og du betaler ikke mere.
guide-not-check = Check: du better ingenting og er stadig med, så længe ingen har bettet.
guide-not-call = Call: du betaler netop det, der er bettet, og ser det næste kort.
guide-not-complete = Complete: du hæver bring-in til et helt bet, og de andre må betale mere for at være med.
guide-not-bet = Bet: de andre må betale det samme, raise eller folde.
guide-not-raise = Raise: de andre må betale mere eller folde.
