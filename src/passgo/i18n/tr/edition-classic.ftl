# Klasik oyun alanı; şampiyona da bunda oynanır.

edition-classic = Klasik
edition-championship = Şampiyona
level-houses = { $count ->
    [one] { $count } ev
   *[other] { $count } ev
}
level-hotel = otel
level-hotels = { $count ->
    [one] { $count } otel
   *[other] { $count } otel
}
group-brown = Kahverengi
group-light-blue = Açık Mavi
group-pink = Pembe
group-orange = Turuncu
group-red = Kırmızı
group-yellow = Sarı
group-green = Yeşil
group-dark-blue = Koyu Mavi
group-stations = İstasyonlar
group-utilities = Kamu Kuruluşları
deck-chance = Şans
deck-community-chest = Kamu Fonu
kind-station = istasyon
    .to = istasyona
kind-utility = kamu kuruluşu
    .to = kamu kuruluşuna
token-car = Araba
token-top-hat = Silindir şapka
token-dog = Köpek
token-ship = Gemi
token-iron = Ütü
token-boot = Çizme
token-thimble = Yüksük
token-wheelbarrow = El arabası
space-go = BAŞLANGIÇ
space-mediterranean-avenue = Mediterranean Avenue
    .board = Mediter{ "\u00AD" }ranean Avenue
space-community-chest = Kamu Fonu
space-baltic-avenue = Baltic Avenue
space-income-tax = Gelir Vergisi
space-reading-railroad = Reading Railroad
space-oriental-avenue = Oriental Avenue
space-chance = Şans
space-vermont-avenue = Vermont Avenue
space-connecticut-avenue = Connecticut Avenue
    .board = Connec{ "\u00AD" }ticut Avenue
space-jail = Hapishane / Sadece Ziyaret
space-st-charles-place = St. Charles Place
space-electric-company = Elektrik İdaresi
space-states-avenue = States Avenue
space-virginia-avenue = Virginia Avenue
space-pennsylvania-railroad = Pennsylvania Railroad
    .board = Pennsyl{ "\u00AD" }vania Railroad
space-st-james-place = St. James Place
space-tennessee-avenue = Tennessee Avenue
space-new-york-avenue = New York Avenue
space-free-parking = Ücretsiz Otopark
space-kentucky-avenue = Kentucky Avenue
space-indiana-avenue = Indiana Avenue
space-illinois-avenue = Illinois Avenue
space-b-and-o-railroad = B. & O. Railroad
space-atlantic-avenue = Atlantic Avenue
space-ventnor-avenue = Ventnor Avenue
space-water-works = Su İdaresi
space-marvin-gardens = Marvin Gardens
space-go-to-jail = Hapishaneye Git
    .board = Hapis{ "\u00AD" }haneye Git
space-pacific-avenue = Pacific Avenue
space-north-carolina-avenue = North Carolina Avenue
space-pennsylvania-avenue = Pennsylvania Avenue
    .board = Pennsyl{ "\u00AD" }vania Avenue
space-short-line = Short Line
space-park-place = Park Place
space-luxury-tax = Lüks Vergisi
space-boardwalk = Boardwalk
