# Ονόματα της έκδοσης voyage.

edition-voyage = Ταξίδι
word-house = σκηνή
word-hotel = τροχόσπιτο
level-houses = { $count ->
    [one] { $count } σκηνή
   *[other] { $count } σκηνές
}
level-hotel = τροχόσπιτο
group-brown = Παλίρροια
group-light-blue = Ουράνιο Τόξο
group-pink = Ηλιοβασίλεμα
group-orange = Μουσώνας
group-red = Ηφαίστειο
group-yellow = Διάττοντες
group-green = Βόρειο Σέλας
group-dark-blue = Πανσέληνος
group-stations = Αεροδρόμια
group-utilities = Μέσα Μαζικής Μεταφοράς
deck-command = ΕΝΤΟΛΗ
deck-decision = ΑΠΟΦΑΣΗ
kind-station = αεροδρόμιο
kind-utility = μέσο μαζικής μεταφοράς
token-suitcase = Βαλίτσα
token-camera = Φωτογραφική μηχανή
token-compass = Πυξίδα
token-balloon = Αερόστατο
space-start = ΑΦΕΤΗΡΙΑ
space-bay-of-fundy = Κόλπος Φάντι
space-decision = ΑΠΟΦΑΣΗ
space-mont-saint-michel = Μον Σεν Μισέλ
space-tax = Φόρος
space-athens-airport = Αεροδρόμιο Αθήνας
space-victoria-falls = Καταρράκτες Βικτόρια
space-command = ΕΝΤΟΛΗ
space-iguazu = Ιγκουασού
space-niagara = Νιαγάρας
space-the-moon = Σελήνη
space-santorini = Σαντορίνη
space-railway = Σιδηρόδρομος
space-uluru = Ουλούρου
space-serengeti = Σερενγκέτι
space-cairo-airport = Αεροδρόμιο Καΐρου
space-kerala = Κεράλα
space-goa = Γκόα
space-chiang-mai = Τσιάνγκ Μάι
space-rest-area = Χώρος ανάπαυσης
space-etna = Αίτνα
space-krakatoa = Κρακατόα
space-kilauea = Κιλαουέα
space-denver-airport = Αεροδρόμιο Ντένβερ
space-atacama = Ατακάμα
space-la-palma = Λα Πάλμα
space-eurotunnel = EUROTUNNEL
space-wadi-rum = Ουάντι Ραμ
space-go-to-the-moon = Πήγαινε στη Σελήνη
space-tromso = Τρόμσο
space-abisko = Αμπίσκο
space-yellowknife = Γελοουνάιφ
space-sydney-airport = Αεροδρόμιο Σίδνεϊ
space-machu-picchu = Μάτσου Πίτσου
space-himalaya = Ιμαλάια
event-jailed = { $player }: πηγαίνει στη Σελήνη.
event-freed = { $player }: φεύγει από τη Σελήνη.
event-freed-fine = { $player }: φεύγει από τη Σελήνη με { $amount }.
event-stayed-in-jail = { $player }: μένει στη Σελήνη (προσπάθεια { $count }).
event-owed-fine = { $player }: οφείλει { $amount } για να φύγει από τη Σελήνη.
event-paid-fine = { $player }: πληρώνει { $amount } για να φύγει από τη Σελήνη.
event-card-shown = { $player }: δείχνει μια κάρτα Σελήνης.
event-card-used = { $player }: φεύγει από τη Σελήνη με την κάρτα «Βγες από τη Σελήνη».
awaiting-you-roll-jail = Είστε στη Σελήνη. Πώς θα φύγετε;
act-fine = Πληρώστε { $amount } και φύγετε από τη Σελήνη
act-card = Φύγετε από τη Σελήνη με κάρτα
deal-cards = Κάρτες Σελήνης
deal-card-price = Μια κάρτα Σελήνης κοστίζει τουλάχιστον { $amount }.
about-jail = Απλή επίσκεψη, ή στη Σελήνη
about-go-to-jail = Πήγαινε στη Σελήνη
player-in-jail = στη Σελήνη
jail-cards = { $count ->
    [one] { $count } κάρτα Σελήνης
   *[other] { $count } κάρτες Σελήνης
}
card-go-to-jail = Πηγαίνετε στη Σελήνη, χωρίς τον μισθό.
card-jail-free = Κρατήστε την: σας φέρνει μία φορά από τη Σελήνη ή πουλιέται.
