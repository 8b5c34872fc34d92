"""Four words for a hash, so that players can read a seal to each other: 256 short words that many languages share.

A word stands for one byte. The order of the list is part of the format and never changes.
"""

from __future__ import annotations

_LIST = """
    album alpha amber angel arena atlas atom auto bagel balcony ballet banana bank basket bazaar beta bingo
    bistro blues bonus boxer bravo bronze buffet cactus camel camera canoe canyon carbon cargo castle cello
    chaos chef cinema circus clown club cobra cocoa comet compass coral cotton cowboy crater cricket crystal
    curry delta demo depot desert diesel disco dollar domino dragon drama duel echo energy epoch espresso euro
    expert falcon fauna festival film finale flora folk forum galaxy gamma garage gazelle genius geyser giraffe
    golf gong gorilla granite guru hamster harp helium hero hobby hotel hydra iceberg icon idol igloo iguana
    impulse indigo iris ivory jaguar jazz jeep jockey judo jungle junior jury kangaroo karate kayak kebab
    ketchup kilo kimono kiosk kiwi koala lagoon lamp laser lava legend lemon lilac lotto lotus magic magnet
    mango marathon marble medal melon menu metal meteor metro mimosa minus model mosaic motor museum mustang
    nectar neon neutron ninja nougat nylon oasis ocean olive omega opal opera orange orbit orchid organ origami
    oxygen pagoda palm panda panther papaya parade park parrot pasta pelican pepper piano picnic pilot pirate
    pizza planet plasma poet polka poncho pony portrait prism protein proton puma pyramid quartz quiz radar
    radio rally ranger rhythm robot rocket rodeo rugby safari saga salad salon samba samurai sauna saxophone
    signal siren sketch sonata sphinx sport sprint stadium studio symbol tango taxi tempo tennis tiger titan
    toast tomato tractor trio tulip tundra tunnel turbo vacuum vanilla vector velvet veranda violet vitamin
    volcano waltz whisky wigwam yacht yeti yoga zebra zenith zero zigzag zodiac
"""

WORDS = tuple(_LIST.split())
"""The word of each byte, from 0 to 255."""


def words_of(digest: bytes) -> tuple[str, str, str, str]:
    """Return the words of a hash's first four bytes.

    >>> words_of(bytes([0, 1, 254, 255]))
    ('album', 'alpha', 'zigzag', 'zodiac')
    """
    first, second, third, fourth = (WORDS[byte] for byte in digest[:4])
    return first, second, third, fourth
