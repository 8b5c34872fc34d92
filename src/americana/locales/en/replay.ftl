### One finished hand again, moment by moment, alone or shared by a link.

replay-title = Hand replay
lobby-about-no_such_hand = It may still be in play, or a letter of the address is missing.
lobby-about-no_such_link = Whoever shared the hand may have taken the link back, or a letter of the address is missing.

## Going through it

# $at, $count: moments
replay-moment = Moment { $at } of { $count }
replay-slider = Moment
replay-first = First moment
replay-back = Back
replay-next = Next
replay-last = Last moment
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-jump = Jump to
replay-before = Before the first cards
# $number: 1 to 4
replay-round = Round { $number }
replay-showdown = Showdown
replay-moves = Move by move
replay-keys = ← and → step, Home and End jump, the space bar plays.
replay-net = Won or lost:

## Taking it along

replay-take = Take it along
replay-copy-link = Copy link to this moment
replay-as-text = Picture and text
replay-picture-alt = The table at this moment; the text below says the same.
replay-save-picture = Save the picture (SVG)
replay-text = This moment as text

## Star and note

replay-note = My note
replay-star = Star this hand
replay-kept = Saved

## What the seal proves

replay-proof = What the seal proves
replay-proof-right = Right:
replay-proof-wrong = Wrong:
replay-proof-sound = Checked by your browser: nothing is wrong.
replay-proof-false = Checked by your browser: something is wrong.
replay-checked-seals = The deck was fixed before the cut, and it is the one that was dealt.
# $count: players
replay-proof-cut = { $count ->
    [one] { $count } player cut it, with a number promised before the deck was sealed.
   *[other] { $count } players cut it, with numbers promised before the deck was sealed.
}
replay-proof-uncut = Nobody cut it: only the seal stands for this deal.
replay-checked-other = The other deck, which was opened, is whole: 32 different cards, as sealed.
replay-checked-deal = The cards went round in order, with the seats, stacks and house rules that were sealed.
# $count: cards
replay-proof-cards = { $count ->
    [one] { $count } card that you know lay where the sealed deck has it.
   *[other] Each of the { $count } cards that you know lay where the sealed deck has it.
}
replay-proof-replay = These are the seats and cards of this replay.
replay-proof-other-hand = The proof has other seats or cards than this replay.
# $count: how often
replay-proof-resealed = { $count ->
    [one] The hand was sealed again { $count } time, because somebody’s number did not come.
   *[other] The hand was sealed again { $count } times, because somebody’s number did not come.
}
replay-proof-none = This hand came from a file: no seal stands for it.
replay-proof-save = Save my proof
replay-proof-compare = Compare with another player’s proof
replay-proof-compare-about = Drop another player’s proof of this hand here, or choose the file. Both must tell the same story.
# What this page's proof is called beside a file
replay-proof-here = this page
replay-proof-alike = Both tell the same story: the same seal, the same cut, the same cards.
# $name: of a file
replay-proof-not-in-file = There is no proof of this hand in { $name }.
# $name: of a file
replay-proof-other-false = The proof in { $name } is itself wrong:

## Sharing

replay-share = Share this hand
replay-share-about = Whoever has the link sees the hand as you saw it, with the cards that were shown. You can take the link back.
replay-hide-names = Hide names
    .about = Seat numbers stand in their place, and the table is not named.
replay-hide-card = Hide my down card
    .about = Unless I showed it.
replay-make-link = Make a link
replay-links = Links in use
replay-no-links = None yet.
replay-link = Link
replay-hides-names = names hidden
replay-hides-card = my down card hidden
replay-copy = Copy
replay-send = Send
replay-open = Open
replay-revoke = Take back
replay-revoked = The link is taken back.

## What messengers show of a link

# $table: its name
replay-shared = A hand at { $table }
replay-shared-hidden = A hand of Americana
# $limit: “pot limit”. $ante: chips. $players: how many. $pot: chips
replay-shared-about = Five-card stud with 32 cards, move by move: { $limit }, ante { $ante }, { $players ->
    [one] { $players } player
   *[other] { $players } players
}, pot { $pot }.

## Refusals. $most: moments, links

error-no_such_link = This link leads to no hand, or no longer does.
error-no_such_moment = This hand has only { $most ->
    [one] { $most } moment
   *[other] { $most } moments
}.
error-not_your_hand = Only those who played a hand can share it.
error-too_many_links = A hand has at most { $most } links. Take one back first.
error-links_too_soon = Too many links were made a short while ago. Try again in a few minutes.
error-too_many_pictures = Too many pictures were asked for. Try again in a minute.
