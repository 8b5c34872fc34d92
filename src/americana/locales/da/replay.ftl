### One finished hand again, moment by moment, alone or shared by a link.

replay-title = Hånden igen
