### Filer med hænder, ud og ind: på siden og i terminalen.

error-other_game = { $what ->
    [board] { $variant } er et spil med fælles kort; det kan ikke spilles som Americana.
    [seven_cards] { $variant } er en form for seven card stud med 52 kort; det kan ikke spilles som Americana.
   *[draw] { $variant } er et spil, hvor man bytter kort; det kan ikke spilles som Americana.
}
error-zip_damaged = Denne zip-fil kan ikke pakkes ud.
error-zip_too_big = Denne zip-fil indeholder for meget: mere end { $most } MB, for mange filer eller langt mere, end den selv fylder.
error-zip_path = En fil i denne zip-fil har et navn, der fører et andet sted hen.
error-zip_nested = { $file } er en zip-fil i en zip-fil.
error-zip_other = { $file } er hverken en .phh- eller en .phhs-fil.
error-rail_file = Denne hånd er gemt af en, der ikke spillede med.
error-nobody_named = Ingen i denne hånd hedder { $called }. Skriv det navn, du spillede under.
error-named_twice = To spillere i denne hånd hedder { $called }.
error-unfinished_hand = Denne hånd er ikke spillet færdig.
error-later_than_now = Denne hånd har en dato i fremtiden.
error-too_many_people = Der er for mange personer i denne fil: højst { $most }.
error-file_rules = Husreglerne i denne hånd modsiger hinanden.
error-file_too_big = En fil må højst fylde { $most } MB.
error-file_lost = Arbejdet med filen blev afbrudt. Prøv igen.
error-files_busy = Andre filer bliver læst eller skrevet lige nu. Prøv igen om et minut.
error-not_sealed = Denne hånd kommer fra en fil, så der er intet segl at kontrollere.

error-no_data = Der er intet pokerrum i { $path }.
error-data_older = { $path } er skrevet af en ældre version. Åbn pokerrummet én gang, og prøv så igen.
error-no_such_player = Ingen i dette pokerrum hedder { $called }.
error-several_players = Flere spillere hedder { $called }. Angiv, hvem du mener, med et id: { $choices }.
error-player_needed = Angiv, hvis hænder du mener, med --player og et navn eller et id. Her har spillet: { $choices }.
error-no_players = Ingen har spillet i dette pokerrum endnu.
error-bad_day = Skriv en dato som 2026-11-30, ikke { $text }.

hands-count = { $count ->
    [one] { $count } hånd
   *[other] { $count } hænder
}
hands-exporting = skriver
hands-importing = læser
hands-exported = { $count ->
    [one] { $count } hånd skrevet til { $name }.
   *[other] { $count } hænder skrevet til { $name }.
}
hands-fault = Linje { $line }, hånd { $number }: { $what }
hands-fault-line = Linje { $line }: { $what }
hands-fault-file = { $file }, linje { $line }: { $what }
hands-faults-more = … og { $count } til.
hands-imported = { $kept ->
    [one] { $kept } hånd gemt
   *[other] { $kept } hænder gemt
}, { $known } var her allerede.
hands-nothing-kept = { $read ->
    [0] Intet blev gemt. Ingen hånd er god.
    [one] Intet blev gemt. { $read } hånd er god: --only-good gemmer den.
   *[other] Intet blev gemt. { $read } hænder er gode: --only-good gemmer dem.
}
