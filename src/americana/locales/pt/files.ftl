### Arquivos de mãos, para baixar e enviar: na página e no terminal.

error-other_game = { $what ->
    [board] { $variant } é um jogo com cartas comunitárias; não pode ser jogado como Americana.
    [seven_cards] { $variant } é uma forma de seven card stud com baralho de 52; não pode ser jogado como Americana.
   *[draw] { $variant } é um jogo em que se trocam cartas; não pode ser jogado como Americana.
}
error-zip_damaged = Não é possível descompactar este zip.
error-zip_too_big = Este zip tem conteúdo demais: mais de { $most } MB, arquivos demais ou muito mais do que o próprio tamanho.
error-zip_path = Um arquivo deste zip tem um nome que leva a outro lugar.
error-zip_nested = { $file } é um zip dentro de um zip.
error-zip_other = { $file } não é um arquivo .phh nem .phhs.
error-rail_file = Esta mão foi salva por alguém que não a jogou.
error-nobody_named = Ninguém nesta mão se chama { $called }. Indique com que nome você a jogou.
error-named_twice = Dois jogadores desta mão se chamam { $called }.
error-unfinished_hand = Esta mão não foi jogada até o fim.
error-later_than_now = Esta mão tem uma data no futuro.
error-too_many_people = Há gente demais neste arquivo: no máximo { $most }.
error-file_rules = As regras da casa desta mão se contradizem.
error-file_too_big = Um arquivo pode ter no máximo { $most } MB.
error-file_lost = O trabalho com o arquivo foi interrompido. Tente de novo.
error-files_busy = Outros arquivos estão sendo lidos ou gravados. Tente de novo em um minuto.
error-not_sealed = Esta mão veio de um arquivo, então não há lacre para conferir.

error-no_data = Não há sala em { $path }.
error-data_older = { $path } foi escrito por uma versão mais antiga. Abra a sala uma vez e tente de novo.
error-no_such_player = Ninguém nesta sala se chama { $called }.
error-several_players = Vários jogadores se chamam { $called }. Indique qual deles pelo id: { $choices }.
error-player_needed = Indique de quem são as mãos, com --player e um nome ou um id. Aqui jogaram: { $choices }.
error-no_players = Ninguém jogou nesta sala ainda.
error-bad_day = Escreva a data como 2026-11-30, não { $text }.

hands-count = { $count ->
    [0] { $count } mãos
    [one] { $count } mão
   *[other] { $count } mãos
}
hands-exporting = gravando
hands-importing = lendo
hands-exported = { $count ->
    [0] { $count } mãos gravadas em { $name }.
    [one] { $count } mão gravada em { $name }.
   *[other] { $count } mãos gravadas em { $name }.
}
hands-fault = Linha { $line }, mão { $number }: { $what }
hands-fault-line = Linha { $line }: { $what }
hands-fault-file = { $file }, linha { $line }: { $what }
hands-faults-more = … e mais { $count }.
hands-imported = { $kept ->
    [0] { $kept } mãos guardadas
    [one] { $kept } mão guardada
   *[other] { $kept } mãos guardadas
}; já estavam aqui: { $known }.
hands-nothing-kept = { $read ->
    [0] Nada foi guardado. Nenhuma mão está boa.
    [one] Nada foi guardado. { $read } mão está boa: --only-good a guarda.
   *[other] Nada foi guardado. { $read } mãos estão boas: --only-good as guarda.
}
