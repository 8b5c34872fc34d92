room-welcome = Vælg et bord
room-lobby = Lobby
room-language = Sprog
room-your-name = Dit navn
room-save = Gem
room-loading = Et øjeblik…
room-no-tables = Der er ingen åbne borde.
room-play = Spil
room-watch = Se med
room-stakes = ante { $ante }, bring-in { $bring_in }
room-clock = Betænkningstid
room-seconds = { $turn } s + tidsbank { $bank } s
room-players = { $taken } af { $chairs } pladser
room-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
room-watching = { $count ->
    [one] { $count } tilskuer
   *[other] { $count } tilskuere
}

room-sit-here = Sæt dig her
room-free = ledig
room-bot = bot
room-leaving = går snart
room-away = ikke ved bordet
room-disconnected = ingen forbindelse
room-sits-out = sidder over
room-wins = vinder { $amount }
room-buys = køber { $amount }
room-seconds-left = { $seconds } s tilbage

room-your-turn = Din tur
room-take-a-seat = Tag en ledig plads for at spille med
room-waiting = Venter på spillere
room-next-hand = Næste hånd er på vej
room-dealt-next = Du får kort i næste hånd
room-must-open = Du skal åbne: bring-in { $amount } eller mere
room-paused = Der holdes pause ved bordet
room-seat-menu = Min plads
room-sit-out = Sid over
room-i-am-back = Jeg er tilbage
room-leave = Forlad bordet
room-show-card = Vis mit kort
room-amount = Beløb
room-size-least = min.
room-size-most = maks.
room-log = Log
room-ranking = Hvad slår hvad

room-lost = Forbindelsen røg, opretter den igen…
room-no-answer = Pokerrummet svarer ikke. Prøv igen om lidt.
room-not-sent = Ikke sendt endnu, vi prøver igen…
room-play-here = Spil her
room-renewed = Der er kommet en ny version af siden.
room-load-again = Genindlæs
room-close = Luk

room-cut-by = { $count ->
    [one] Forseglet, { $count } spiller har taget af
   *[other] Forseglet, { $count } spillere har taget af
}
room-cutting = Forseglet, der tages af
room-sealed-uncut = Forseglet, ingen har taget af
room-resealed = forseglet igen, forsøg { $attempt }
room-save-proofs = Gem beviserne for bordets hænder (kontrollér dem med: python3 run.py verify FIL)
room-seal-hand = Segl for hånd { $number }
room-resealed-so-far = { $count ->
    [one] Forseglet igen { $count } gang ved dette bord
   *[other] Forseglet igen { $count } gange ved dette bord
}
room-cut-unused = Du tog af, men det blev ikke brugt. Stol ikke på denne kortgivning.
room-cut-broken = Seglet hænger ikke sammen med det forrige. Stol ikke på denne kortgivning.
room-cut-false = Aftagningen er ikke den, spillerne lavede. Stol ikke på denne kortgivning.
room-deck-false = Et af kortspillene er ikke det, der blev forseglet. Stol ikke på denne kortgivning.
room-card-false = Et kort lå ikke, hvor det skulle i det forseglede kortspil. Stol ikke på denne kortgivning.
room-cards-checked = { $count ->
    [one] { $count } kort er set og passer med seglet
   *[other] { $count } kort er set, og alle passer med seglet
}
