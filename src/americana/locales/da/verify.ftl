verify-file = { $name }
verify-between = Alle filer sammen
verify-not-all = Ikke alle filer er i orden: fejlene står ovenfor.
verify-hand = Hånd { $number }: { $what }
verify-sound = alt er i orden
verify-false = { $faults ->
    [one] { $faults } fejl
   *[other] { $faults } fejl
}
verify-summary = { $hands ->
    [one] { $hands } hånd kontrolleret: { $verdict }.
   *[other] { $hands } hænder kontrolleret: { $verdict }.
}
verify-counts = Spillerne har taget af: { $cut }. Forseglet uden aftagning: { $only_sealed }. Forseglet igen: { $resealed }.
verify-more = … og { $count } mere.

verify-note-hands_missing = Hånd { $first } til { $last } er ikke i filen: dér er kæden ikke kontrolleret.
verify-note-nothing_in_common = Ingen hånd er i mere end én af filerne.

verify-fault-another_table = den blev spillet ved et andet bord end hånden før.
verify-fault-number_order = den følger efter hånd { $before }: numrene skal stige.
verify-fault-chain_broken = segl { $attempt } indeholder ikke det forrige segls hash.
verify-fault-attempts_order = dens segl hører ikke til én hånd eller er ikke nummereret 1, 2, 3 …
verify-fault-resealed_unopened = segl { $attempt } blev opgivet, og dets kortspil blev ikke åbnet.
verify-fault-resealed_seeds = segl { $attempt } blev opgivet, og de åbnede kortspil er ikke dem, der var forseglet.
verify-fault-resealed_in_vain = segl { $attempt } blev opgivet, selv om alle svarede.
verify-fault-dealt_after_opening = der blev givet fra kortspil, som allerede var åbnet.
verify-fault-nonce_missing = spilleren på plads { $seat } havde lovet et tal til aftagningen, og der blev givet uden det.
verify-fault-nonce_differs = spilleren på plads { $seat } siges at have afsløret et tal, som ikke var lovet.
verify-fault-nonce_unasked = der blev brugt et tal fra plads { $seat }, som ikke var lovet.
verify-fault-own_commitment_missing = det, du lovede til segl { $attempt }, står ikke i det.
verify-fault-wrong_deck = aftagningen valgte det andet kortspil.
verify-fault-opened_seed = det kortspil, der ikke blev givet fra, er ikke det forseglede eller ikke 32 forskellige kort.
verify-fault-leaves_differ = det kortspil, der blev givet fra, er ikke det forseglede.
verify-fault-start_differs = pladser, stacks, kortgiver eller regler er ikke dem, der var forseglet.
verify-fault-dealing_order = kortene blev ikke givet til pladserne i rækkefølge.
verify-fault-card_hidden = kort { $place } i kortgivningen, på plads { $seat }, skal være kendt og er det ikke.
verify-fault-card_not_opened = kort { $place } i kortgivningen, { $card }, blev ikke åbnet.
verify-fault-card_differs = kort { $place } i kortgivningen siges at være { $card }, men et andet kort blev åbnet.
verify-fault-opening_differs = { $card } var ikke forseglet på position { $position }.
verify-fault-opening_astray = { $card } på position { $position } blev åbnet, men ikke givet til nogen, der viste det.
verify-fault-card_twice = { $card } er der to gange.

verify-fault-roots_between = { $one } og { $other } fik vist forskellige kortspil i segl { $attempt }.
verify-fault-records_between = { $one } og { $other } fik vist forskellige segl { $attempt }.
verify-fault-attempts_between = { $one } og { $other } har ikke lige mange segl.
verify-fault-reveals_between = { $one } og { $other } fik vist forskellige tal til aftagningen af segl { $attempt }.
verify-fault-cut_between = { $one } og { $other } fik vist forskellige aftagninger.
verify-fault-start_between = { $one } og { $other } er uenige om pladser, stacks, kortgiver eller regler.
verify-fault-deal_between = { $one } og { $other } er uenige om, hvem der fik kort.
verify-fault-card_between = { $one } og { $other } så forskellige kort som kort { $place } i kortgivningen, på plads { $seat }.
verify-fault-claimed_between = { $one } og { $other } så { $card } på forskellige steder i kortgivningen.

error-bad_proof = »{ $part }« mangler eller er ikke det, et bevis har dér.
error-proof_line = { $name }, linje { $line }: »{ $part }« mangler eller er ikke det, et bevis har dér.
error-not_json = { $name }, linje { $line }: det er ikke JSON.
error-proof_too_long = { $name }, linje { $line }: længere end { $most } bytes.
error-no_proofs = Der er ingen beviser i { $name }.
