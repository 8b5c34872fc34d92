### `americana verify`: what the proofs of hands show. “Sealed” decks are fixed by a hash; players “cut” them by secret numbers.

## What was looked at

# $name: of a file
verify-file = { $name }
verify-between = All files together
verify-not-all = Not every file is sound: what is wrong stands above.
# $number: of the hand at its table. $what: the fault, a sentence
verify-hand = Hand { $number }: { $what }
verify-sound = nothing is wrong
# $faults: how many
verify-false = { $faults ->
    [one] { $faults } fault
   *[other] { $faults } faults
}
# $hands: how many. $verdict: “nothing is wrong” or how many faults
verify-summary = { $hands ->
    [one] { $hands } hand checked: { $verdict }.
   *[other] { $hands } hands checked: { $verdict }.
}
# $cut, $only_sealed: hands. $resealed: seals given up because somebody was silent
verify-counts = Cut by the players: { $cut }. Sealed, but cut by nobody: { $only_sealed }. Sealed again: { $resealed }.
# $count: faults that are not listed
verify-more = … and { $count } more.

## Notes

# $first, $last: numbers of hands
verify-note-hands_missing = Hands { $first } to { $last } are not in the file: the chain is not checked there.
verify-note-nothing_in_common = No hand is in more than one of the files.

## Faults of one hand. $attempt: which seal of the hand, from 1. $seat. $place: which card of the deal, from 1. $position: in the sealed deck, from 0. $card. $before: number of a hand

verify-fault-another_table = it was played at another table than the hand before.
verify-fault-number_order = it follows hand { $before }: the numbers must rise.
verify-fault-chain_broken = seal { $attempt } does not hold the hash of the seal before.
verify-fault-attempts_order = its seals do not belong to one hand, or are not numbered 1, 2, 3 …
verify-fault-resealed_unopened = seal { $attempt } was given up and its decks were not opened.
verify-fault-resealed_seeds = seal { $attempt } was given up, and the decks opened are not those that were sealed.
verify-fault-resealed_in_vain = seal { $attempt } was given up though nobody was silent.
verify-fault-dealt_after_opening = it was dealt from decks that had been opened.
verify-fault-nonce_missing = seat { $seat } had promised a number for the cut, and the hand was dealt without it.
verify-fault-nonce_differs = seat { $seat } is said to have revealed a number that it had not promised.
verify-fault-nonce_unasked = a number of seat { $seat } was used that had not been promised.
verify-fault-own_commitment_missing = what you promised for seal { $attempt } is not in it.
verify-fault-wrong_deck = the cut picked the other deck.
verify-fault-opened_seed = the deck that was not dealt is not the one that was sealed, or not 32 different cards.
verify-fault-leaves_differ = the deck that was dealt is not the one that was sealed.
verify-fault-start_differs = it was not played with the seats, stacks, dealer and rules that were sealed.
verify-fault-dealing_order = the cards were not dealt to the seats in order.
verify-fault-card_hidden = card { $place } of the deal, of seat { $seat }, must be known and is not.
verify-fault-card_not_opened = card { $place } of the deal, { $card }, was not opened.
verify-fault-card_differs = card { $place } of the deal is said to be { $card }, but another card was opened.
verify-fault-opening_differs = { $card } was not sealed at position { $position }.
verify-fault-opening_astray = { $card } at position { $position } was opened, but not dealt to anybody who showed it.
verify-fault-card_twice = { $card } is there twice.

## Faults between two files. $one, $other: files. $attempt: which seal of the hand, from 1. $seat. $place: which card of the deal, from 1. $card

verify-fault-roots_between = { $one } and { $other } were shown different decks in seal { $attempt }.
verify-fault-records_between = { $one } and { $other } were shown different seals { $attempt }.
verify-fault-attempts_between = { $one } and { $other } do not have the same number of seals.
verify-fault-reveals_between = { $one } and { $other } were shown different numbers for the cut of seal { $attempt }.
verify-fault-cut_between = { $one } and { $other } were shown different cuts.
verify-fault-start_between = { $one } and { $other } differ about seats, stacks, dealer or rules.
verify-fault-deal_between = { $one } and { $other } differ about who was dealt cards.
verify-fault-card_between = { $one } and { $other } saw different cards as card { $place } of the deal, of seat { $seat }.
verify-fault-claimed_between = { $one } and { $other } saw { $card } at different places of the deal.

## Files that cannot be read. $name: of the file. $line: number of the line. $most: bytes. $part: field of a proof

error-bad_proof = “{ $part }” is missing or is not what a proof has there.
error-proof_line = { $name }, line { $line }: “{ $part }” is missing or is not what a proof has there.
error-not_json = { $name }, line { $line }: this is no JSON.
error-proof_too_long = { $name }, line { $line }: longer than { $most } bytes.
error-no_proofs = There is no proof in { $name }.
