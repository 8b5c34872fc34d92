### The page of my own hands: list, search, statistics, files.

hands-title = Mine hænder

## Search

error-card_search_unreadable = “{ $text }” er ikke et kort. Skriv en rang, og en farve hvis du vil: 9, Kh, ?h. Det lukkede kort står før skråstregen: 9/AA
error-card_search_too_many = Du kan højst angive { $most } kort her.
error-card_search_one_down = Kun ét kort er lukket: skriv ét før skråstregen.
error-card_search_impossible = Ingen hånd kan have disse kort: der er fire af hver rang i bunken.
error-note_too_long = En note har højst { $most } bogstaver.
