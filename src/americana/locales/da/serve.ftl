### Hvad `americana serve` siger.

serve-open = Pokerrummet er åbent: { $address }
serve-friends = For venner på samme netværk: { $addresses }
serve-file = Alt bliver gemt i { $path }
serve-stop = Ctrl-C lukker det; hænder, der ikke er færdige, fortsætter næste gang.
serve-closed = Pokerrummet er lukket.
