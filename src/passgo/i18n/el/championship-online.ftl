# Τραπέζια πρωταθλήματος που παίζονται εδώ.
online-title = Το τραπέζι σας
online-ready = Το τραπέζι { $table } είναι έτοιμο. Παίζετε ως «{ $nickname }»· μόνο αυτό το όνομα φαίνεται.
online-sit-down = Πάρτε τη θέση σας
online-wait = Το σκέλος σας δεν άρχισε ακόμα. Η σελίδα ανανεώνεται αυτόματα· αφήστε την ανοιχτή.
online-entry = Πίσω στη συμμετοχή μου
hall-page-online = Διαδικτυακά τραπέζια
online-none = Δεν υπάρχουν ακόμα διαδικτυακά τραπέζια.
online-table = Τραπέζι { $table }: { $stage }, { $city }, γύρος { $round }
online-status-lobby = Το τραπέζι ετοιμάζεται.
online-status-playing = Το παιχνίδι είναι σε εξέλιξη.
online-status-finished = Το παιχνίδι τελείωσε· το φύλλο καταχωρίζεται αυτόματα.
online-status-abandoned = Το τραπέζι έκλεισε.
online-watch = Παρακολούθηση
online-judge = Κριτής
online-judge-it = Πάρτε θέση ως κριτής
