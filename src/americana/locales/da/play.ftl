play-press-again = Tryk igen
play-all-in = all-in { $amount }
play-going = Sker nu. Esc eller et klik stopper det.
play-ahead = Når det er min tur
play-check-fold = Check / fold
play-call-any = Call uanset hvad
play-fold-to-bet = Fold mod et bet
play-turn-seconds = Din tur · { $seconds } s
play-bank-seconds = { $seconds } s tilbage i tidsbanken
play-sound = Lyd

play-top-up = Køb chips
play-how-many = Hvor mange chips?
play-top-up-range = Fra 1 til { $most }. Du har { $balance } uden for bordet.
play-top-up-later = Du får dem før næste hånd.
play-buy = Køb { $amount }
play-no-chips-left = Du har ikke flere chips uden for bordet. Huset giver nye til dem, der løber tør.
play-get-chips = Hent chips
play-poor = Du har { $balance ->
    [one] { $balance } chip
   *[other] { $balance } chips
} uden for bordet: for få til at sætte dig her.
play-broke = Du har ikke flere chips her. Køb nogle, så får du kort igen.
play-deal-me-out = Sid over efter denne hånd
play-away = Du er ikke ved bordet: din tid løb ud.
play-out = Du sidder over.
play-leaving = Du forlader bordet efter denne hånd.
play-leave-now = Vil du forlade bordet midt i hånden?
play-leave-stays = Det, du har lagt ({ $paid }), bliver i puljen. Fra nu af checker du, hvor det er gratis, og folder mod et bet. Efter hånden går du med det, der ligger foran dig ({ $stack }), og det, du vinder.
play-stay = Bliv siddende

play-restarts = Pokerrummet genstarter. Din plads og dine chips er gemt.
