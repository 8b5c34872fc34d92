verify-file = { $name }
verify-between = Усі файли разом
verify-not-all = Не всі файли в порядку: що не так, сказано вище.
verify-hand = Роздача { $number }: { $what }
verify-sound = усе правильно
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
verify-counts = Підрізано гравцями: { $cut }. Запечатано, але ніким не підрізано: { $only_sealed }. Запечатано заново: { $resealed }.
verify-more = … і ще { $count }.

verify-note-hands_missing = Роздач із { $first } до { $last } у файлі немає: там ланцюжок не перевірено.
verify-note-nothing_in_common = Жодна роздача не трапляється більш ніж в одному файлі.

verify-fault-another_table = зіграна не за тим столом, що попередня.
verify-fault-number_order = іде після роздачі { $before }: номери мають зростати.
verify-fault-chain_broken = у печатці { $attempt } немає хешу попередньої печатки.
verify-fault-attempts_order = печатки не від однієї роздачі або не пронумеровані 1, 2, 3 …
verify-fault-resealed_unopened = печатку { $attempt } скасовано, а її колоди не розкрито.
verify-fault-resealed_seeds = печатку { $attempt } скасовано, а розкрито не ті колоди, що були запечатані.
verify-fault-resealed_in_vain = печатку { $attempt } скасовано, хоча ніхто не мовчав.
verify-fault-dealt_after_opening = здано з колод, які вже було розкрито.
verify-fault-nonce_missing = гравець на місці { $seat } обіцяв число для підрізки, а карти здано без цього числа.
verify-fault-nonce_differs = гравець на місці { $seat } нібито розкрив число, якого не обіцяв.
verify-fault-nonce_unasked = використано число з місця { $seat }, якого не було обіцяно.
verify-fault-own_commitment_missing = у печатці { $attempt } немає того, що ви обіцяли.
verify-fault-wrong_deck = підрізка вказала на іншу колоду.
verify-fault-opened_seed = нездана колода — не та, що була запечатана, або в ній не 32 різні карти.
verify-fault-leaves_differ = здана колода — не та, що була запечатана.
verify-fault-start_differs = зіграна не з тими місцями, стеками, дилером і правилами, що були запечатані.
verify-fault-dealing_order = карти здано не за порядком місць.
verify-fault-card_hidden = здана карта № { $place } (місце { $seat }) має бути відома, але її приховано.
verify-fault-card_not_opened = здану карту № { $place }, { $card }, не розкрито.
verify-fault-card_differs = здана карта № { $place } нібито { $card }, але розкрито іншу.
verify-fault-opening_differs = на позиції { $position } було запечатано іншу карту, не { $card }.
verify-fault-opening_astray = карту { $card } на позиції { $position } розкрито, але не здано нікому, хто її показав.
verify-fault-card_twice = карта { $card } трапляється двічі.

verify-fault-roots_between = { $one } і { $other }: у печатці { $attempt } показано різні колоди.
verify-fault-records_between = { $one } і { $other }: показано різні печатки { $attempt }.
verify-fault-attempts_between = { $one } і { $other }: різна кількість печаток.
verify-fault-reveals_between = { $one } і { $other }: показано різні числа для підрізки печатки { $attempt }.
verify-fault-cut_between = { $one } і { $other }: показано різні підрізки.
verify-fault-start_between = { $one } і { $other }: різні місця, стеки, дилер або правила.
verify-fault-deal_between = { $one } і { $other }: карти здано різним гравцям.
verify-fault-card_between = { $one } і { $other }: здана карта № { $place } (місце { $seat }) різна.
verify-fault-claimed_between = { $one } і { $other }: карта { $card } здана під різними номерами.

error-bad_proof = Поля «{ $part }» немає, або в ньому не те, що має бути в доказі.
error-proof_line = { $name }, рядок { $line }: поля «{ $part }» немає, або в ньому не те, що має бути в доказі.
error-not_json = { $name }, рядок { $line }: це не JSON.
error-proof_too_long = { $name }, рядок { $line }: довший за { $most } байтів.
error-no_proofs = У файлі { $name } немає жодного доказу.
