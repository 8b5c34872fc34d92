### Files of hands, up and down: in the page and in the terminal.
