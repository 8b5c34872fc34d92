verify-file = { $name }
verify-between = Все файлы вместе
verify-hand = Раздача { $number }: { $what }
verify-sound = всё верно
verify-false = { $faults ->
    [one] { $faults } нарушение
    [few] { $faults } нарушения
    [many] { $faults } нарушений
   *[other] { $faults } нарушения
}
verify-summary = { $hands ->
    [one] Проверена { $hands } раздача: { $verdict }.
    [few] Проверены { $hands } раздачи: { $verdict }.
    [many] Проверено { $hands } раздач: { $verdict }.
   *[other] Проверено { $hands } раздачи: { $verdict }.
}
verify-counts = Снято игроками: { $cut }. Запечатано, но не снято никем: { $only_sealed }. Запечатано заново: { $resealed }.
verify-more = … и ещё { $count }.

verify-note-hands_missing = Раздач с { $first } по { $last } в файле нет: там цепочка не проверена.
verify-note-nothing_in_common = Ни одной раздачи нет сразу в двух файлах.

verify-fault-another_table = она сыграна за другим столом, чем предыдущая.
verify-fault-number_order = она идёт после раздачи { $before }: номера должны расти.
verify-fault-chain_broken = в печати { $attempt } нет хеша предыдущей печати.
verify-fault-attempts_order = её печати не от одной раздачи или не пронумерованы 1, 2, 3 …
verify-fault-resealed_unopened = печать { $attempt } отменена, а её колоды не раскрыты.
verify-fault-resealed_seeds = печать { $attempt } отменена, и раскрыты не те колоды, что были запечатаны.
verify-fault-resealed_in_vain = печать { $attempt } отменена, хотя никто не молчал.
verify-fault-dealt_after_opening = сдано из колод, которые уже были раскрыты.
verify-fault-nonce_missing = место { $seat } обещало число для съёма, а сдано без него.
verify-fault-nonce_differs = место { $seat } будто бы раскрыло число, которого не обещало.
verify-fault-nonce_unasked = использовано число места { $seat }, которое не было обещано.
verify-fault-own_commitment_missing = в печати { $attempt } нет того, что вы обещали.
verify-fault-wrong_deck = съём указал на другую колоду.
verify-fault-opened_seed = несданная колода — не та, что была запечатана, или в ней не 32 разные карты.
verify-fault-leaves_differ = сданная колода — не та, что была запечатана.
verify-fault-start_differs = места, стеки, дилер или правила не те, что были запечатаны.
verify-fault-dealing_order = карты сданы не по порядку мест.
verify-fault-card_hidden = карта { $place } сдачи (место { $seat }) должна быть известна, но её нет.
verify-fault-card_not_opened = карта { $place } сдачи, { $card }, не раскрыта.
verify-fault-card_differs = картой { $place } сдачи названа { $card }, а раскрыта другая.
verify-fault-opening_differs = { $card } не была запечатана на позиции { $position }.
verify-fault-opening_astray = { $card } на позиции { $position } раскрыта, но не сдана никому, кто её показал.
verify-fault-card_twice = { $card } встречается дважды.

verify-fault-roots_between = { $one } и { $other }: в печати { $attempt } показаны разные колоды.
verify-fault-records_between = { $one } и { $other }: показаны разные печати { $attempt }.
verify-fault-attempts_between = { $one } и { $other }: разное число печатей.
verify-fault-reveals_between = { $one } и { $other }: показаны разные числа для съёма печати { $attempt }.
verify-fault-cut_between = { $one } и { $other }: показаны разные съёмы.
verify-fault-start_between = { $one } и { $other } расходятся о местах, стеках, дилере или правилах.
verify-fault-deal_between = { $one } и { $other } расходятся о том, кому сдавались карты.
verify-fault-card_between = { $one } и { $other } видели разные карты { $place } сдачи (место { $seat }).
verify-fault-claimed_between = { $one } и { $other } видели { $card } на разных местах сдачи.

error-bad_proof = «{ $part }»: нет или не то, что должно быть в доказательстве.
error-proof_line = { $name }, строка { $line }: «{ $part }» — нет или не то, что должно быть в доказательстве.
error-not_json = { $name }, строка { $line }: это не JSON.
error-proof_too_long = { $name }, строка { $line }: длиннее { $most } байт.
error-no_proofs = В файле { $name } нет ни одного доказательства.
