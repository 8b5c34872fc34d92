verify-file = { $name }
verify-between = Все файлы вместе
verify-not-all = Не все файлы в порядке: что не так, сказано выше.
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
verify-counts = Подрезано игроками: { $cut }. Запечатано, но никем не подрезано: { $only_sealed }. Запечатано заново: { $resealed }.
verify-more = … и ещё { $count }.

verify-note-hands_missing = Раздач с { $first } по { $last } в файле нет: там цепочка не проверена.
verify-note-nothing_in_common = Ни одна раздача не встречается больше чем в одном файле.

verify-fault-another_table = сыграна не за тем столом, что предыдущая.
verify-fault-number_order = идёт после раздачи { $before }: номера должны расти.
verify-fault-chain_broken = в печати { $attempt } нет хеша предыдущей печати.
verify-fault-attempts_order = печати не от одной раздачи или не пронумерованы 1, 2, 3 …
verify-fault-resealed_unopened = печать { $attempt } отменена, а её колоды не раскрыты.
verify-fault-resealed_seeds = печать { $attempt } отменена, а раскрыты не те колоды, что были запечатаны.
verify-fault-resealed_in_vain = печать { $attempt } отменена, хотя никто не молчал.
verify-fault-dealt_after_opening = сдана из колод, которые уже были раскрыты.
verify-fault-nonce_missing = игрок на месте { $seat } обещал число для подрезки, а карты сданы без этого числа.
verify-fault-nonce_differs = игрок на месте { $seat } будто бы раскрыл число, которого не обещал.
verify-fault-nonce_unasked = использовано число с места { $seat }, которое не было обещано.
verify-fault-own_commitment_missing = в печати { $attempt } нет того, что вы обещали.
verify-fault-wrong_deck = подрезка указала на другую колоду.
verify-fault-opened_seed = несданная колода — не та, что была запечатана, или в ней не 32 разные карты.
verify-fault-leaves_differ = сданная колода — не та, что была запечатана.
verify-fault-start_differs = сыграна не с теми местами, стеками, дилером и правилами, что были запечатаны.
verify-fault-dealing_order = карты сданы не по порядку мест.
verify-fault-card_hidden = { $place }-я сданная карта (место { $seat }) должна быть известна, но она скрыта.
verify-fault-card_not_opened = { $place }-я сданная карта, { $card }, не раскрыта.
verify-fault-card_differs = { $place }-я сданная карта будто бы { $card }, но раскрыта другая.
verify-fault-opening_differs = на позиции { $position } была запечатана другая карта, не { $card }.
verify-fault-opening_astray = карта { $card } на позиции { $position } раскрыта, но не сдана никому, кто её показал.
verify-fault-card_twice = карта { $card } встречается дважды.

verify-fault-roots_between = { $one } и { $other }: в печати { $attempt } показаны разные колоды.
verify-fault-records_between = { $one } и { $other }: показаны разные печати { $attempt }.
verify-fault-attempts_between = { $one } и { $other }: разное число печатей.
verify-fault-reveals_between = { $one } и { $other }: показаны разные числа для подрезки печати { $attempt }.
verify-fault-cut_between = { $one } и { $other }: показаны разные подрезки.
verify-fault-start_between = { $one } и { $other }: разные места, стеки, дилер или правила.
verify-fault-deal_between = { $one } и { $other }: карты сданы разным игрокам.
verify-fault-card_between = { $one } и { $other }: { $place }-я сданная карта (место { $seat }) разная.
verify-fault-claimed_between = { $one } и { $other }: карта { $card } сдана под разными номерами.

error-bad_proof = Поля «{ $part }» нет, или в нём не то, что должно быть в доказательстве.
error-proof_line = { $name }, строка { $line }: поля «{ $part }» нет, или в нём не то, что должно быть в доказательстве.
error-not_json = { $name }, строка { $line }: это не JSON.
error-proof_too_long = { $name }, строка { $line }: длиннее { $most } байт.
error-no_proofs = В файле { $name } нет ни одного доказательства.
