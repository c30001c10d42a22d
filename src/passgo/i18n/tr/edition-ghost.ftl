# Hayalet sürümünün adları.

edition-ghost = Hayalet
word-house = hayalet kapanı
word-hotel = muhafaza ünitesi
level-houses = { $count ->
    [one] { $count } hayalet kapanı
   *[other] { $count } hayalet kapanı
}
level-hotel = muhafaza ünitesi
group-brown = Kahverengi
group-light-blue = Açık Mavi
group-pink = Pembe
group-orange = Turuncu
group-red = Kırmızı
group-yellow = Sarı
group-green = Yeşil
group-dark-blue = Koyu Mavi
deck-mist = Gezgin Sis
kind-ride = ECTO-1
kind-entity = varlık
space-go = GO
space-corner-bookshop = Köşedeki Kitapçı
space-mist = Gezgin Sis
space-subway-stairs = Metro Merdiveni
space-library-phantom = Kütüphane Hortlağı
space-ecto-1 = ECTO-1
space-night-diner = Gece Lokantası
space-pawn-shop = Rehinci
space-wax-museum = Balmumu Müzesi
space-jail = Hapishane
space-old-fire-station = Eski İtfaiye
space-hungry-green-ghost = Aç Yeşil Hayalet
space-university-lab = Üniversite Laboratuvarı
space-city-archive = Kent Arşivi
space-reading-room = Okuma Salonu
space-card-catalogue = Kart Kataloğu
space-grand-staircase = Büyük Merdiven
space-free-parking = Ücretsiz Otopark
space-hotel-lobby = Otel Lobisi
space-ballroom = Balo Salonu
space-twelfth-floor = On İkinci Kat
space-town-hall = Belediye Binası
space-mayors-office = Başkanlık Odası
space-gate-hound = Kapı Tazısı
space-city-jail-roof = Kent Hapishanesinin Çatısı
space-go-to-jail = Hapishaneye Git
space-park-gate = Park Kapısı
space-carriage-stand = Fayton Durağı
space-penthouse-kitchen = Çatı Katı Mutfağı
space-rooftop-temple = Çatıdaki Tapınak
space-giant-of-the-avenue = Caddenin Devi
space-crossroads-gate = Kavşak Kapısı
