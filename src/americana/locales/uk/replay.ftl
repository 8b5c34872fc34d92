### One finished hand again, moment by moment, alone or shared by a link.

replay-title = Роздача ще раз
