# Mario sürümünün adları.

edition-mario = Mario
word-go = GO
word-street = arsa
word-street-loc = arsada
word-street-gen = arsanın
word-street-acc = arsayı
word-street-its = arsası
word-street-its-acc = arsasını
word-streets = arsalar
word-streets-dat = arsalara
word-streets-its = arsaları
word-streets-its-dat = arsalarına
word-streets-gen = arsaların
word-house = Toad Evi
word-houses = Toad Evleri
word-hotel = Peach’in Şatosu
word-hotel-from = Peach’in Şatosundan
word-hotels = Peach’in Şatoları
word-hotels-its = Peach’in Şatoları
word-hotels-acc = Peach’in Şatolarını
level-houses = { $count ->
    [one] { $count } Toad Evi
   *[other] { $count } Toad Evi
}
level-hotel = Peach’in Şatosu
level-hotels = { $count ->
    [one] { $count } Peach’in Şatosu
   *[other] { $count } Peach’in Şatosu
}
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
    .to = kamu kuruluşuna
kind-question = Soru Kutusu
    .to = Soru Kutusu’na
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

awaiting-you-roll = Sıra sende: zarı at.
act-roll = Zar at
deed-rent-utility = { $count ->
    [one] { $count } taneyle: { $factor } × zar
   *[other] { $count } taneyle: { $factor } × zar
}
dice-title = Zar
end-dice = Zar
stop-rent-dice = { Word-rent }: zara göre
story-roll-due-dice = { WHO($player) ->
    [you] Zarda { $dice } atıp { FORM($other, "of") } { $space } hanesine geldin. { Word-rent-acc } zar belirleyecek.
   *[other] { WHO($other) ->
        [you] { $player } zarda { $dice } atıp senin { $space } hanene geldi. { Word-rent-acc } zar belirleyecek.
       *[other] { $player } zarda { $dice } atıp { FORM($other, "of") } { $space } hanesine geldi. { Word-rent-acc } zar belirleyecek.
    }
}
event-rent-due-dice = { WHO($player) ->
    [you] { FORM($other, "of") } { $space } hanesine geldin. { Word-rent-acc } zar belirleyecek.
   *[other] { WHO($other) ->
        [you] { $player } senin { $space } hanene geldi. { Word-rent-acc } zar belirleyecek.
       *[other] { $player }, { FORM($other, "of") } { $space } hanesine geldi. { Word-rent-acc } zar belirleyecek.
    }
}
card-next-utility = Işıklar titriyor! Sıradaki ilk { FORM($space, "to") } git ve zar at. Sahibi zarın { $factor } katını isteyebilir.
page-times-dice = { $factor } × zar

card-advance-to = Tramplen seni havaya fırlattı. { $space } hanesine git.
card-to-go = Tam gaz ileri! { $go } hanesine git ve maaşını al.
card-next-question = Bir çınlama duydun. Sıradaki ilk { FORM($space, "to") } git ve kutuya bas.
card-back-three = Zıpladın ama yetişemedin. Üç hane geri git ve o hanenin gereğini yap.
card-go-to-jail = Yanlış borudan kaydın. Doğruca hapishaneye git. Maaş alma.
card-jail-free = Altın anahtar! Bu kartı sakla: seni hapishaneden bir kez çıkarır; istersen satabilirsin.
card-repairs = Tuğlalar gevşedi! Her { $house-name } için { $house }, her { $hotel-name } için { $hotel } öde.
card-treat-everyone = Herkese dondurma! Her oyuncuya { $amount } ver.
card-party = Bulutun üstünde parti veriyorsun. Her oyuncudan { $amount } al.
card-big-find = Para dolu gizli bir oda! { $amount } al.
card-prize = Günün en hızlı koşusu! { $amount } al.
card-gift = Buluttan bir hediye düştü. { $amount } al.
card-small-find = Çimenlerde bir şey parlıyor. { $amount } al.
card-small-loss = Cebin delik. { $amount } öde.
card-loss = Paralarınla birlikte suya düştün. { $amount } öde.

## Events, told in this world

event-jailed = { WHO($player) ->
    [you] Yanlış boru: hapishaneye gittin.
   *[other] Yanlış boru: { $player } hapishaneye gitti.
}
story-roll-jailed = { WHO($player) ->
    [you] Zarda { $dice } attın. Yanlış boru: hapishaneye gittin.
   *[other] { $player } zarda { $dice } attı. Yanlış boru: hapishaneye gitti.
}
event-freed = { WHO($player) ->
    [you] Zıplayıp hapishaneden çıktın.
   *[other] { $player } zıplayıp hapishaneden çıktı.
}
story-salary = Çın! { $go } hanesi { $amount } kazandırdı.
event-salary = { WHO($player) ->
    [you] Çın! { $go } hanesinden geçip { $amount } aldın.
   *[other] Çın! { $player }, { $go } hanesinden geçip { $amount } aldı.
}
story-roll-tax = { WHO($player) ->
    [you] Zarda { $dice } attın. { $space } ısırıp senden { $amount } aldı.
   *[other] { $player } zarda { $dice } attı. { $space } ısırıp ondan { $amount } aldı.
}
story-tax = { WHO($player) ->
    [you] { $space } ısırıp senden { $amount } aldı.
   *[other] { $space } ısırıp { FORM($player, "from") } { $amount } aldı.
}
event-paid-tax = { WHO($player) ->
    [you] { $space } ısırdı. { $amount } ödedin.
   *[other] { $space } ısırdı. { $player }, { $amount } ödedi.
}
event-question-coins = { WHO($player) ->
    [you] Tın! { $space } sana { $amount } verdi.
   *[other] Tın! { $space }, { FORM($player, "to") } { $amount } verdi.
}
event-built = { WHO($player) ->
    [you] { $amount } ödeyip { $space } üzerine tuğla dizdin: şimdi { $level }.
   *[other] { $player }, { $amount } ödeyip { $space } üzerine tuğla dizdi: şimdi { $level }.
}
event-built-won = { WHO($player) ->
    [you] { $space } üzerine tuğla dizdin: şimdi { $level }.
   *[other] { $player }, { $space } üzerine tuğla dizdi: şimdi { $level }.
}
story-built = { WHO($player) ->
    [you] { $amount } ödeyip { $spaces } üzerine tuğla dizdin.
   *[other] { $player }, { $amount } ödeyip { $spaces } üzerine tuğla dizdi.
}
event-bankrupt = { WHO($player) ->
    [you] Paralar suyunu çekti: iflas ettin. Kalan her şey { FORM($other, "to") } geçti.
   *[other] { WHO($other) ->
        [you] Paralar suyunu çekti: { $player } iflas etti. Kalan her şey sana geçti.
       *[other] Paralar suyunu çekti: { $player } iflas etti. Kalan her şey { FORM($other, "to") } geçti.
    }
}
event-game-over = Şatonun üstünde havai fişekler: { $players } oyunu kazandı.
event-game-over-shared = Şatonun üstünde havai fişekler: { $players } galibiyeti paylaştı.

character-1 = Antrenör Yastık
character-2 = Roket Turp
character-3 = Tüccar Çakıl
character-4 = Bahçıvan Yosun
character-5 = Yarışçı Vınn
character-6 = Fırıncı Düzine
says-careful-buys = Önce baktım, sonra zıpladım.
says-careful-earns = Paralarımı bir daha sayayım.
says-careful-pays = Kara gün için biraz para ayırmıştım.
says-careful-wins = Küçük sıçrayışlarla zirveye çıktım!
says-bold-buys = Balıklama daldım. Artık benim!
says-bold-earns = Çın! Bu sese bayılıyorum.
says-bold-pays = Hoppala! Yine zıplar kalkarım.
says-bold-wins = Hız aldım, zıpladım, kazandım!
says-haggler-buys = Bir avuç paraya kaptım!
says-haggler-earns = Bana para mı? Hayır demem.
says-haggler-pays = Mantar teklif ettim, para istediler.
says-haggler-wins = Bütün dünyayı ucuza kapattım!
