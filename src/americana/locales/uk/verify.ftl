verify-file = { $name }
verify-between = Усі файли разом
verify-hand = Роздача { $number }: { $what }
verify-sound = усе гаразд
verify-false = { $faults ->
    [one] { $faults } порушення
    [few] { $faults } порушення
    [many] { $faults } порушень
   *[other] { $faults } порушення
}
verify-summary = { $hands ->
    [one] Перевірено { $hands } роздачу: { $verdict }.
    [few] Перевірено { $hands } роздачі: { $verdict }.
    [many] Перевірено { $hands } роздач: { $verdict }.
   *[other] Перевірено { $hands } роздачі: { $verdict }.
}
verify-counts = Знято гравцями: { $cut }. Запечатано, але ніким не знято: { $only_sealed }. Запечатано знову: { $resealed }.
verify-more = … і ще { $count }.

verify-note-hands_missing = Роздач з { $first } до { $last } у файлі немає: там ланцюжок не перевірено.
verify-note-nothing_in_common = Жодної роздачі немає одразу у двох файлах.

verify-fault-another_table = її зіграно за іншим столом, ніж попередню.
verify-fault-number_order = вона йде після роздачі { $before }: номери мають зростати.
verify-fault-chain_broken = у печатці { $attempt } немає хешу попередньої печатки.
verify-fault-attempts_order = її печатки не від однієї роздачі або не пронумеровані 1, 2, 3 …
verify-fault-resealed_unopened = печатку { $attempt } скасовано, а її колоди не розкрито.
verify-fault-resealed_seeds = печатку { $attempt } скасовано, і розкрито не ті колоди, що були запечатані.
verify-fault-resealed_in_vain = печатку { $attempt } скасовано, хоча ніхто не мовчав.
verify-fault-dealt_after_opening = здано з колод, які вже було розкрито.
verify-fault-nonce_missing = місце { $seat } обіцяло число для зняття, а здано без нього.
verify-fault-nonce_differs = місце { $seat } нібито розкрило число, якого не обіцяло.
verify-fault-nonce_unasked = використано число місця { $seat }, якого не було обіцяно.
verify-fault-own_commitment_missing = у печатці { $attempt } немає того, що ви обіцяли.
verify-fault-wrong_deck = зняття вказало на іншу колоду.
verify-fault-opened_seed = нездана колода — не та, що була запечатана, або в ній не 32 різні карти.
verify-fault-leaves_differ = здана колода — не та, що була запечатана.
verify-fault-start_differs = місця, стеки, дилер або правила не ті, що були запечатані.
verify-fault-dealing_order = карти здано не за порядком місць.
verify-fault-card_hidden = карта { $place } здачі (місце { $seat }) має бути відома, але її немає.
verify-fault-card_not_opened = карту { $place } здачі, { $card }, не розкрито.
verify-fault-card_differs = картою { $place } здачі названо { $card }, а розкрито іншу.
verify-fault-opening_differs = { $card } не була запечатана на позиції { $position }.
verify-fault-opening_astray = { $card } на позиції { $position } розкрито, але не здано нікому, хто її показав.
verify-fault-card_twice = { $card } трапляється двічі.

verify-fault-roots_between = { $one } і { $other }: у печатці { $attempt } показано різні колоди.
verify-fault-records_between = { $one } і { $other }: показано різні печатки { $attempt }.
verify-fault-attempts_between = { $one } і { $other }: різна кількість печаток.
verify-fault-reveals_between = { $one } і { $other }: показано різні числа для зняття печатки { $attempt }.
verify-fault-cut_between = { $one } і { $other }: показано різні зняття.
verify-fault-start_between = { $one } і { $other } розходяться щодо місць, стеків, дилера або правил.
verify-fault-deal_between = { $one } і { $other } розходяться щодо того, кому здавали карти.
verify-fault-card_between = { $one } і { $other } бачили різні карти { $place } здачі (місце { $seat }).
verify-fault-claimed_between = { $one } і { $other } бачили { $card } на різних місцях здачі.

error-bad_proof = «{ $part }»: немає або не те, що має бути в доказі.
error-proof_line = { $name }, рядок { $line }: «{ $part }» — немає або не те, що має бути в доказі.
error-not_json = { $name }, рядок { $line }: це не JSON.
error-proof_too_long = { $name }, рядок { $line }: довший за { $most } байт.
error-no_proofs = У файлі { $name } немає жодного доказу.
