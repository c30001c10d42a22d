# Mario sürümünün adları.

edition-mario = Mario
word-house = Toad Evi
word-hotel = Peach’in Şatosu
level-houses = { $count ->
    [one] { $count } Toad Evi
   *[other] { $count } Toad Evi
}
level-hotel = Peach’in Şatosu
group-brown = Kahverengi
group-light-blue = Açık Mavi
group-pink = Pembe
group-orange = Turuncu
group-red = Kırmızı
group-yellow = Sarı
group-green = Yeşil
group-dark-blue = Koyu Mavi
group-utilities = Kamu Kuruluşları
deck-community-chest = Community Chest
kind-utility = kamu kuruluşu
kind-question = Soru Kutusu
token-mushroom = Mantar
token-star = Yıldız
token-fire-flower = Ateş çiçeği
token-shell = Kabuk
token-leaf = Yaprak
token-cap = Kasket
space-go = GO
space-brick-meadow = Tuğla Çayırı
space-question-block = Soru Kutusu
space-pipe-cellar = Boru Mahzeni
space-chain-chomp = Chain Chomp
space-maze-wood = Labirent Ormanı
space-community-chest = Community Chest
space-cloud-bridge = Bulut Köprüsü
space-jail = Hapishane
space-painted-hall = Resimli Salon
space-bell-tower = Çan Kulesi
space-bowser-jr = Bowser Jr.
space-harbour-square = Liman Meydanı
space-coral-bay = Mercan Koyu
space-free-parking = Free Parking
space-meteor-pier = Meteor İskelesi
space-ring-world = Halka Dünyası
space-magikoopa = Magikoopa
space-sandstone-stair = Kumtaşı Merdiveni
space-oasis-maze = Vaha Labirenti
space-go-to-jail = Go to Jail
space-lantern-wood = Fener Ormanı
space-giant-roots = Dev Kökler
space-piranha-plant = Piranha Plant
space-skyline-plaza = Gökdelen Meydanı
space-crown-tower = Taç Kulesi
