# Názvy vydání ghost.

edition-ghost = Duchové
word-house = past na duchy
word-hotel = zadržovací komora
level-houses = { $count ->
    [one] { $count } past na duchy
    [few] { $count } pasti na duchy
    [many] { $count } pasti na duchy
   *[other] { $count } pastí na duchy
}
level-hotel = zadržovací komora
group-brown = Hnědá
group-light-blue = Světle modrá
group-pink = Růžová
group-orange = Oranžová
group-red = Červená
group-yellow = Žlutá
group-green = Zelená
group-dark-blue = Tmavě modrá
deck-mist = Bludná mlha
kind-ride = ECTO-1
kind-entity = přízrak
token-goggles = Ochranné brýle
token-ghost-meter = Měřič duchů
token-cello = Violoncello
token-proton-pack = Protonový batoh
token-marshmallow = Bonbon z pěny
token-siren = Siréna
space-go = START
space-corner-bookshop = Knihkupectví na rohu
space-mist = Bludná mlha
space-subway-stairs = Schody do metra
space-library-phantom = Přízrak z knihovny
space-ecto-1 = ECTO-1
space-night-diner = Noční bistro
space-pawn-shop = Zastavárna
space-wax-museum = Muzeum figurín
space-jail = Vězení
space-old-fire-station = Stará zbrojnice
space-hungry-green-ghost = Hladový zelený duch
space-university-lab = Laboratoř univerzity
space-city-archive = Městský archiv
space-reading-room = Studovna
space-card-catalogue = Lístkový katalog
space-grand-staircase = Velké schodiště
space-free-parking = Parkování zdarma
space-hotel-lobby = Hala hotelu
space-ballroom = Taneční sál
space-twelfth-floor = Dvanácté patro
space-town-hall = Radnice
space-mayors-office = Kancelář starosty
space-gate-hound = Pes u brány
space-city-jail-roof = Střecha věznice
space-go-to-jail = Jdi do vězení
space-park-gate = Brána parku
space-carriage-stand = Stání drožek
space-penthouse-kitchen = Kuchyně na střeše
space-rooftop-temple = Chrám na střeše
space-giant-of-the-avenue = Obr z třídy
space-crossroads-gate = Brána na rozcestí
