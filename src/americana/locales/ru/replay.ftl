### One finished hand again, moment by moment, alone or shared by a link.

replay-title = Раздача ещё раз
