# Ονόματα της έκδοσης ghost.

edition-ghost = Φαντάσματα
word-house = παγίδα
word-hotel = μονάδα φύλαξης
level-houses = { $count ->
    [one] { $count } παγίδα
   *[other] { $count } παγίδες
}
level-hotel = μονάδα φύλαξης
group-brown = Καφέ
group-light-blue = Γαλάζιο
group-pink = Ροζ
group-orange = Πορτοκαλί
group-red = Κόκκινο
group-yellow = Κίτρινο
group-green = Πράσινο
group-dark-blue = Μπλε
deck-mist = Περιπλανώμενη ομίχλη
kind-ride = ECTO-1
kind-entity = οντότητα
space-go = GO
space-corner-bookshop = Βιβλιοπωλείο της γωνίας
space-mist = Περιπλανώμενη ομίχλη
space-subway-stairs = Σκάλες του μετρό
space-library-phantom = Φάντασμα της βιβλιοθήκης
space-ecto-1 = ECTO-1
space-night-diner = Νυχτερινό εστιατόριο
space-pawn-shop = Ενεχυροδανειστήριο
space-wax-museum = Μουσείο κέρινων
space-jail = Φυλακή
space-old-fire-station = Παλιός σταθμός πυροσβεστικής
space-hungry-green-ghost = Πεινασμένο πράσινο φάντασμα
space-university-lab = Εργαστήριο
space-city-archive = Αρχείο της πόλης
space-reading-room = Αναγνωστήριο
space-card-catalogue = Κατάλογος καρτών
space-grand-staircase = Μεγάλη σκάλα
space-free-parking = Ελεύθερη στάθμευση
space-hotel-lobby = Αίθουσα ξενοδοχείου
space-ballroom = Αίθουσα χορού
space-twelfth-floor = Δωδέκατος όροφος
space-town-hall = Δημαρχείο
space-mayors-office = Γραφείο δημάρχου
space-gate-hound = Σκύλος της πύλης
space-city-jail-roof = Στέγη της φυλακής
space-go-to-jail = Πηγαίνετε στη φυλακή
space-park-gate = Πύλη του πάρκου
space-carriage-stand = Στάση αμαξών
space-penthouse-kitchen = Κουζίνα ρετιρέ
space-rooftop-temple = Ναός στη στέγη
space-giant-of-the-avenue = Γίγαντας της λεωφόρου
space-crossroads-gate = Πύλη στο σταυροδρόμι
