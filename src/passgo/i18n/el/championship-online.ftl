# Τραπέζια πρωταθλήματος που παίζονται εδώ.
online-title = Το τραπέζι σας
online-ready = Το τραπέζι { $table } είναι έτοιμο. Παίζετε ως «{ $nickname }»· κανείς δεν βλέπει άλλο όνομα.
online-sit-down = Καθίστε
online-wait = Το σκέλος σας δεν άρχισε ακόμα. Η σελίδα ελέγχει μόνη της· αφήστε την ανοιχτή.
online-entry = Πίσω στη συμμετοχή μου
hall-page-online = Διαδικτυακά τραπέζια
online-none = Δεν έχει αρχίσει ακόμα κανένα διαδικτυακό τραπέζι.
online-table = Τραπέζι { $table }: { $stage }, { $city }, γύρος { $round }
online-status-lobby = Το τραπέζι ετοιμάζεται.
online-status-playing = Το παιχνίδι είναι σε εξέλιξη.
online-status-finished = Το παιχνίδι τελείωσε· το φύλλο καταχωρείται αυτόματα.
online-status-abandoned = Το τραπέζι έκλεισε.
online-watch = Παρακολούθηση
online-judge = Κριτής
online-judge-it = Καθίστε ως κριτής
