// Touch paths, fragments and the socket of the table page.
