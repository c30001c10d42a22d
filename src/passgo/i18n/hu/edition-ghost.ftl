# A szellemes változat nevei.

edition-ghost = Szellemek
word-house = szellemcsapda
word-hotel = tárolóegység
level-houses = { $count ->
    [one] { $count } szellemcsapda
   *[other] { $count } szellemcsapda
}
level-hotel = tárolóegység
group-brown = Barna
group-light-blue = Világoskék
group-pink = Rózsaszín
group-orange = Narancssárga
group-red = Piros
group-yellow = Sárga
group-green = Zöld
group-dark-blue = Sötétkék
deck-mist = Kóborló köd
kind-ride = ECTO-1
kind-entity = szellem
space-go = GO
space-corner-bookshop = Sarki könyvesbolt
space-mist = Kóborló köd
space-subway-stairs = Metrólépcső
space-library-phantom = Könyvtári fantom
space-ecto-1 = ECTO-1
space-night-diner = Éjszakai falatozó
space-pawn-shop = Zálogház
space-wax-museum = Panoptikum
space-jail = Börtön
space-old-fire-station = Régi tűzoltóság
space-hungry-green-ghost = Éhes zöld szellem
space-university-lab = Egyetemi labor
space-city-archive = Városi levéltár
space-reading-room = Olvasóterem
space-card-catalogue = Cédulakatalógus
space-grand-staircase = Díszlépcső
space-free-parking = Ingyenes parkoló
space-hotel-lobby = Szállodai hall
space-ballroom = Bálterem
space-twelfth-floor = 12. emelet
space-town-hall = Városháza
space-mayors-office = Polgármesteri iroda
space-gate-hound = Kapuőrző eb
space-city-jail-roof = Börtöntető
space-go-to-jail = Menj börtönbe
space-park-gate = Parkkapu
space-carriage-stand = Fiákerállomás
space-penthouse-kitchen = Tetőlakás konyhája
space-rooftop-temple = Tetőtemplom
space-giant-of-the-avenue = A sugárút óriása
space-crossroads-gate = Keresztúti kapu
