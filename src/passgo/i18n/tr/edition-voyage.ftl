# Yolculuk sürümünün adları.

edition-voyage = Yolculuk
word-house = çadır
word-hotel = karavan
level-houses = { $count ->
    [one] { $count } çadır
   *[other] { $count } çadır
}
level-hotel = karavan
group-brown = Gelgit
group-light-blue = Gökkuşağı
group-pink = Gün Batımı
group-orange = Muson
group-red = Yanardağ
group-yellow = Kayan Yıldızlar
group-green = Kuzey Işıkları
group-dark-blue = Dolunay
group-stations = Havalimanları
group-utilities = Toplu Taşıma
deck-command = Emir
deck-decision = Karar
kind-station = havalimanı
kind-utility = toplu taşıma
token-suitcase = Bavul
token-camera = Fotoğraf makinesi
token-compass = Pusula
token-balloon = Balon
space-start = BAŞLANGIÇ
space-bay-of-fundy = Fundy Körfezi
space-decision = Karar
space-mont-saint-michel = Mont Saint-Michel
space-tax = Vergi
space-athens-airport = Atina Havalimanı
space-victoria-falls = Victoria Şelaleleri
space-command = Emir
space-iguazu = Iguazu
space-niagara = Niagara
space-the-moon = Ay
space-santorini = Santorini
space-railway = Demir Yolu
space-uluru = Uluru
space-serengeti = Serengeti
space-cairo-airport = Kahire Havalimanı
space-kerala = Kerala
space-goa = Goa
space-chiang-mai = Chiang Mai
space-rest-area = Dinlenme Tesisi
space-etna = Etna
space-krakatoa = Krakatoa
space-kilauea = Kilauea
space-denver-airport = Denver Havalimanı
space-atacama = Atacama
space-la-palma = La Palma
space-eurotunnel = Manş Tüneli
space-wadi-rum = Vadi Rum
space-go-to-the-moon = Ay’a Git
space-tromso = Tromsø
space-abisko = Abisko
space-yellowknife = Yellowknife
space-sydney-airport = Sidney Havalimanı
space-machu-picchu = Machu Picchu
space-himalaya = Himalayalar

# Bu oyun alanında hapishane yerine Ay’a gidilir.
event-jailed = { $player } Ay’a gidiyor.
event-freed = { $player } Ay’dan ayrılıyor.
event-freed-fine = { $player } { $amount } karşılığında Ay’dan ayrılıyor.
event-stayed-in-jail = { $player } Ay’da kalıyor (deneme { $count }).
event-owed-fine = { $player } Ay’dan ayrılmak için { $amount } borçlu.
event-paid-fine = { $player } Ay’dan ayrılmak için { $amount } ödüyor.
event-card-shown = { $player } bir Ay kartı gösteriyor.
event-card-used = { $player } Ay’dan ayrılmak için kart kullanıyor.
awaiting-you-roll-jail = Ay’dasın. Nasıl ayrılacaksın?
act-fine = { $amount } öde, Ay’dan ayrıl
act-card = Kartla Ay’dan ayrıl
deal-cards = Ay kartları
deal-card-price = Bir Ay kartı en az { $amount } karşılığında el değiştirir.
about-jail = Sadece ziyaret ya da Ay’da
about-go-to-jail = Ay’a git
player-in-jail = Ay’da
jail-cards = { $count ->
    [one] { $count } Ay kartı
   *[other] { $count } Ay kartı
}
card-go-to-jail = Ay’a git, maaş alma.
card-jail-free = Sakla: Ay’dan bir kez çıkarır ya da satılabilir.
