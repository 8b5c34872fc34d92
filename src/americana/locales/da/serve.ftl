### Hvad `americana serve` siger.

serve-open = Pokerrummet er åbent: { $address }
serve-friends = For venner på samme netværk: { $addresses }
serve-file = Alt bliver gemt i { $path }
serve-stop = Ctrl-C lukker det; hænder, der ikke er færdige, fortsætter næste gang.
serve-closing = Pokerrummet lukker: hænderne har { $seconds } sekunder til at blive færdige. Ctrl-C igen lukker straks; intet går tabt.
serve-closed = Pokerrummet er lukket.
