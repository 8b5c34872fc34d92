### What `americana serve` says.

# $address: to be opened in a browser
serve-open = The room is open: { $address }
# $addresses: to be opened in a browser on other machines
serve-friends = For friends in the same network: { $addresses }
# $path: a file
serve-file = It remembers everything in { $path }
serve-stop = Ctrl-C closes it; hands that are not over go on next time.
# $seconds: 10
serve-closing = The room is closing: hands have { $seconds } seconds to end. Ctrl-C again closes it at once; nothing is lost.
serve-closed = The room is closed.
