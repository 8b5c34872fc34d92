### The page of my own hands: list, search, statistics, files.

hands-title = Мої роздачі
