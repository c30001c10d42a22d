# Επιστολές προς τους συμμετέχοντες σε πρωτάθλημα.
mail-registered-subject = { $championship }: λάβαμε τη συμμετοχή σας
mail-registered-body =
    Αγαπητέ/ή { $name },
    
    έχετε δηλώσει συμμετοχή στο { $championship }: { $venue }, { $city }, { $starts }. Θα σας τηλεφωνήσουμε· η θέση σας είναι σίγουρη μόλις την επιβεβαιώσετε.
    
    Τη συμμετοχή, το ψευδώνυμο, τα στοιχεία και τον κωδικό προσέλευσης θα τα βρείτε εδώ. Μη δώσετε αυτόν τον σύνδεσμο σε άλλον, δεν χρειάζεται κωδικό πρόσβασης:
    { $link }
    
    { $organiser }
mail-registered-alternate-subject = { $championship }: είστε εφεδρικός με αριθμό { $number }
mail-registered-alternate-body =
    Αγαπητέ/ή { $name },
    
    όλες οι θέσεις ({ $venue }, { $city }) έχουν καλυφθεί και είστε εφεδρικός με αριθμό { $number }. Όταν ελευθερωθεί θέση, την παίρνει ο επόμενος στη σειρά και θα σας ειδοποιήσουμε. Αν έρθετε την ημέρα των αγώνων, { $starts }, μπορεί να κληθείτε για να συμπληρωθεί ένα τραπέζι.
    
    Η συμμετοχή σας βρίσκεται εδώ. Μη δώσετε αυτόν τον σύνδεσμο σε άλλον, δεν χρειάζεται κωδικό πρόσβασης:
    { $link }
    
    { $organiser }
mail-confirmed-subject = { $championship }: η θέση σας επιβεβαιώθηκε
mail-confirmed-body =
    Αγαπητέ/ή { $name },

    ευχαριστούμε για την τηλεφωνική επιβεβαίωση. Σας περιμένουμε: { $venue }, { $city }, { $starts }. Δείξτε στην είσοδο αυτόν τον κωδικό: { $badge }

    Αν λείπετε την ώρα της επίσημης έναρξης, χάνετε τη θέση σας.

    { $organiser }
mail-moved-up-subject = { $championship }: ελευθερώθηκε θέση για εσάς
mail-moved-up-body =
    Αγαπητέ/ή { $name },

    ελευθερώθηκε μία θέση ({ $venue }, { $city }) και είναι δική σας: { $starts }. Αν δεν έχετε επιβεβαιώσει ακόμα τηλεφωνικά, θα σας καλέσουμε.

    { $organiser }
mail-nickname-approved-subject = { $championship }: το ψευδώνυμό σας
mail-nickname-approved-body =
    Αγαπητέ/ή { $name },

    το ψευδώνυμό σας «{ $nickname }» εγκρίθηκε. Στους δημόσιους πίνακες εμφανίζεται μόνο αυτό το όνομα.

    { $organiser }
mail-nickname-returned-subject = { $championship }: επιλέξτε άλλο ψευδώνυμο
mail-nickname-returned-body =
    Αγαπητέ/ή { $name },

    το ψευδώνυμό σας δεν μπορούσε να εγκριθεί. Ο λόγος: { $reason }

    Προτείνετε άλλο στη σελίδα της συμμετοχής σας.

    { $organiser }
mail-left-withdrawn-subject = { $championship }: η συμμετοχή σας αποσύρθηκε
mail-left-withdrawn-body =
    Αγαπητέ/ή { $name },

    η συμμετοχή σας ({ $venue }, { $city }) αποσύρθηκε. Αν δεν το θέλατε εσείς, ενημερώστε μας αμέσως.

    { $organiser }
mail-left-disqualified-subject = { $championship }: η συμμετοχή σας ακυρώθηκε
mail-left-disqualified-body =
    Αγαπητέ/ή { $name },

    η συμμετοχή σας στο { $championship } ακυρώθηκε. Ο λόγος: { $reason }

    { $organiser }
mail-terms-subject = { $championship }: οι όροι άλλαξαν
mail-terms-body =
    Αγαπητέ/ή { $name },

    ισχύουν νέοι όροι συμμετοχής: { $notice }

    Διαβάστε τους εδώ:
    { $site }/terms

    { $organiser }
mail-terms-cancelled-subject = { $championship }: ακύρωση της διοργάνωσης
mail-terms-cancelled-body =
    Αγαπητέ/ή { $name },
    
    { $championship }: η διοργάνωση ακυρώνεται. { $notice }
    
    { $site }/terms
    
    { $organiser }
mail-seated-subject = { $championship }: το τραπέζι σας
mail-seated-body =
    Αγαπητέ/ή { $name },

    παίζετε στο τραπέζι { $table }, στο σκέλος { $heat }. Όλα τα τραπέζια αρχίζουν μαζί· παρακαλούμε να είστε στην αίθουσα πριν από την επίσημη έναρξη.

    { $site }

    { $organiser }
mail-qualified-subject = { $championship }: προκριθήκατε!
mail-qualified-body =
    Αγαπητέ/ή { $name },

    συγχαρητήρια: προκριθήκατε στη φάση «{ $stage }». Αν δεν μπορείτε να έρθετε, ενημερώστε μας αμέσως, ώστε να παίξει ο επόμενος της κατάταξης.

    { $site }

    { $organiser }
mail-champion-subject = { $championship }: ο τίτλος είναι δικός σας
mail-champion-body =
    Αγαπητέ/ή { $name },

    συγχαρητήρια: κερδίσατε το { $championship }!

    { $organiser }
mail-prize-subject = { $championship }: η θέση του πρωταθλητή είναι δική σας
mail-prize-body =
    Αγαπητέ/ή { $name },
    
    ο νικητής του πρωταθλήματος δεν μπορεί να ταξιδέψει και στην κατάταξη του τελικού ακολουθείτε εσείς. Η θέση είναι δική σας: { $prize }. Ενημερώστε μας αμέσως αν μπορείτε να τη δεχτείτε.
    
    { $organiser }
mail-link-subject = { $championship }: ο σύνδεσμος της συμμετοχής σας
mail-link-body =
    Αγαπητέ/ή { $name },
    
    ζητήσατε τον σύνδεσμο της συμμετοχής σας. Μην τον δώσετε σε άλλον, δεν χρειάζεται κωδικό πρόσβασης:
    { $link }
    
    Αν δεν τον ζητήσατε, δεν χρειάζεται να κάνετε τίποτα.
    
    { $organiser }
mail-online-subject = { $championship }: το τραπέζι σας άνοιξε
mail-online-body =
    Αγαπητέ/ή { $name },
    
    το παιχνίδι στο διαδικτυακό σας τραπέζι άρχισε. Πάρτε τώρα τη θέση σας, ο χρόνος τρέχει:
    { $link }/play
    
    { $organiser }
mail-reminder-subject = { $championship }: τα λέμε σύντομα
mail-reminder-body =
    Αγαπητέ/ή { $name },

    σας περιμένουμε: { $venue }, { $city }, { $starts }. Στην είσοδο δείξτε αυτόν τον κωδικό: { $badge }

    Αν δεν μπορείτε να έρθετε, πείτε το αμέσως, για να παίξει ο επόμενος.

    { $organiser }
mail-about = { $name } – { $subject }
