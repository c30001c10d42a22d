# Yolculuk sürümünün adları.

edition-voyage = Yolculuk
word-street = parsel
word-street-loc = parselde
word-street-gen = parselin
word-street-acc = parseli
word-street-its = parseli
word-street-its-acc = parselini
word-streets = parseller
word-streets-dat = parsellere
word-streets-its = parselleri
word-streets-its-dat = parsellerine
word-streets-gen = parsellerin
word-jail = Ay
word-jail-into = Ay’a
word-jail-from = Ay’dan
word-jail-card = Ay kartı
word-jail-cards = Ay kartları
word-jail-turns = Ay’daki hangi sıralarda
word-jail-turn = Ay’daki bu sırada
word-house = çadır
word-houses = çadırlar
word-hotel = karavan
word-hotel-from = karavandan
word-hotels = karavanlar
word-hotels-its = karavanları
word-hotels-acc = karavanları
level-houses = { $count ->
    [one] { $count } çadır
   *[other] { $count } çadır
}
level-hotel = karavan
level-hotels = { $count ->
    [one] { $count } karavan
   *[other] { $count } karavan
}
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
    .to = havalimanına
kind-utility = toplu taşıma
    .to = toplu taşıma hanesine
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
    .board = Yellow{ "\u00AD" }knife
space-sydney-airport = Sidney Havalimanı
space-machu-picchu = Machu Picchu
space-himalaya = Himalayalar
    .board = Himalaya{ "\u00AD" }lar

# Bu oyun alanında hapishane yerine Ay’a gidilir.
event-jailed = { WHO($player) ->
    [you] Roket havalandı! Ay’a gittin.
   *[other] Roket havalandı! { $player } Ay’a gitti.
}
event-freed = { WHO($player) ->
    [you] Ay’dan döndün.
   *[other] { $player } Ay’dan döndü.
}
event-freed-fine = { WHO($player) ->
    [you] { $amount } ödeyip Ay’dan ayrıldın.
   *[other] { $player }, { $amount } ödeyip Ay’dan ayrıldı.
}
event-stayed-in-jail = { WHO($player) ->
    [you] Ay’da kaldın ({ $count }. deneme).
   *[other] { $player } Ay’da kaldı ({ $count }. deneme).
}
story-roll-jailed = { WHO($player) ->
    [you] Zarda { $dice } attın. Roket havalandı! Ay’a gittin.
   *[other] { $player } zarda { $dice } attı. Roket havalandı! İstikamet Ay.
}
story-roll-stayed = { WHO($player) ->
    [you] Zarda { $dice } attın ve Ay’da kaldın ({ $count }. deneme).
   *[other] { $player } zarda { $dice } attı ve Ay’da kaldı ({ $count }. deneme).
}
event-owed-fine = { WHO($player) ->
    [you] Ay’dan ayrılmak için { $amount } borcun var.
   *[other] { FORM($player, "of") } Ay’dan ayrılmak için { $amount } borcu var.
}
event-paid-fine = { WHO($player) ->
    [you] Ay’dan ayrılmak için { $amount } ödedin.
   *[other] { $player } Ay’dan ayrılmak için { $amount } ödedi.
}
event-card-shown = { WHO($player) ->
    [you] Bir Ay kartı gösterdin.
   *[other] { $player } bir Ay kartı gösterdi.
}
event-card-used = { WHO($player) ->
    [you] Kart kullanıp Ay’dan ayrıldın.
   *[other] { $player } kart kullanıp Ay’dan ayrıldı.
}
awaiting-you-roll-jail = Ay’dasın. Nasıl ayrılacaksın?
act-fine = { $amount } öde, Ay’dan ayrıl
act-card = Kartla Ay’dan ayrıl
deal-cards = Ay kartları
deal-card-price = Bir Ay kartı { $amount } altında bir bedelle el değiştiremez.
about-jail = Ziyarette ya da Ay’da
about-go-to-jail = Ay’a git
player-in-jail = Ay’da
jail-cards = { $count ->
    [one] { $count } Ay kartı
   *[other] { $count } Ay kartı
}
card-go-to-jail = Yanlış rokete bindin. Doğruca Ay’a git. Maaş alma.
card-jail-free = Roket bileti. Bu kartı sakla: seni Ay’dan bir kez kurtarır; istersen satabilirsin.

card-advance-to = Bir kartpostal aklını çeldi. { $space } hanesine git.
card-to-go = Evini özledin. { $go } hanesine git ve maaşını al.
card-next-station = Uçağını kaçırdın. Sıradaki ilk { FORM($space, "to") } git. Sahibi iki kat { word-rent } isteyebilir.
card-next-utility = Her yer sis! Sıradaki ilk { FORM($space, "to") } git ve zar at. Sahibi zarın { $factor } katını isteyebilir.
card-back-three = Pasaportunu unuttun. Üç hane geri git ve o hanenin gereğini yap.
card-general-repairs = Kampa dolu yağdı. Her { $house-name } için { $house }, her { $hotel-name } için { $hotel } öde.
card-fine = Nadir bir çiçek kopardın. { $amount } para cezası öde.
card-elected-chair = Tura rehberlik ederken yolu kaybettin. Her oyuncuya { $amount } ver.
card-dividend = Feribot şirketi hisselerin kâr payı dağıtıyor. { $amount } al.
card-loan-matures = Eski bir yol arkadaşın borcunu ödedi. { $amount } al.
card-bank-error = Banka döviz kurunu senin lehine yanlış hesapladı. { $amount } al.
card-doctor = Doktor güneş yanığına baktı. { $amount } öde.
card-sale-of-stock = Hava yolu hisselerini sattın. { $amount } al.
card-holiday-fund = Gezi birikimini bir çorapta buldun. { $amount } al.
card-tax-refund = Gümrük, hediyeliklerinin vergisini iade etti. { $amount } al.
card-birthday = Kamp ateşi başında doğum günü! Her oyuncudan { $amount } al.
card-life-insurance = Bavulun kayıp ama sigortalı. { $amount } al.
card-hospital = Kraterin kenarında bileğini burktun. { $amount } öde.
card-school-fees = Yola çıkmadan önce dil kursu. { $amount } öde.
card-street-repairs = Lav yolu kapattı. Her { $house-name } için { $house }, her { $hotel-name } için { $hotel } öde.
card-second-prize = Gün batımı fotoğrafın ikinci oldu. { $amount } al.
card-inheritance = Büyük teyzen gezi birikimini sana bıraktı. { $amount } al.

## Events, told in this world

story-salary = { $go } hanesi { $amount } yol harçlığı kazandırdı.
event-salary = { WHO($player) ->
    [you] { $go } hanesinden geçip { $amount } yol harçlığı aldın.
   *[other] { $player }, { $go } hanesinden geçip { $amount } yol harçlığı aldı.
}
story-roll-tax = { WHO($player) ->
    [you] Zarda { $dice } attın, { $space } hanesine gelip gümrükte { $amount } ödedin.
   *[other] { $player } zarda { $dice } attı, { $space } hanesine gelip gümrükte { $amount } ödedi.
}
story-tax = { WHO($player) ->
    [you] { $space } hanesine gelip gümrükte { $amount } ödedin.
   *[other] { $player }, { $space } hanesine gelip gümrükte { $amount } ödedi.
}
event-paid-tax = { WHO($player) ->
    [you] Gümrükte { $space } için { $amount } ödedin.
   *[other] { $player }, gümrükte { $space } için { $amount } ödedi.
}
event-built = { WHO($player) ->
    [you] { $amount } ödeyip { $space } hanesine kamp kurdun: şimdi { $level }.
   *[other] { $player }, { $amount } ödeyip { $space } hanesine kamp kurdu: şimdi { $level }.
}
event-built-won = { WHO($player) ->
    [you] { $space } hanesine kamp kurdun: şimdi { $level }.
   *[other] { $player }, { $space } hanesine kamp kurdu: şimdi { $level }.
}
story-built = { WHO($player) ->
    [you] { $amount } ödeyip { $spaces } üzerine kamp kurdun.
   *[other] { $player }, { $amount } ödeyip { $spaces } üzerine kamp kurdu.
}
event-bankrupt = { WHO($player) ->
    [you] İflas edip uçakla eve döndün. Kalan her şey { FORM($other, "to") } geçti.
   *[other] { WHO($other) ->
        [you] { $player } iflas edip uçakla eve döndü. Kalan her şey sana geçti.
       *[other] { $player } iflas edip uçakla eve döndü. Kalan her şey { FORM($other, "to") } geçti.
    }
}
event-game-over = Yolculuk bitti: { $players } oyunu kazandı.
event-game-over-shared = Yolculuk bitti: { $players } galibiyeti paylaştı.

character-1 = Bekçi Panço
character-2 = Kaptan Dolambaç
character-3 = Acente Lüks
character-4 = İzci Erkenci
says-careful-buys = Önce haritaya baktım.
says-careful-earns = Bunu gezi birikimime koyuyorum.
says-careful-pays = Bunun için yanıma yedek para almıştım.
says-careful-wins = Sağ salim evdeyim, bavullarım da tamam!
says-bold-buys = Gördüm, sevdim, aldım!
says-bold-earns = Sıradaki uçuşumun parası çıktı!
says-bold-pays = Ben buna macera derim.
says-bold-wins = Dünyayı gezdim, üstelik kazandım!
says-haggler-buys = Bana yerli fiyatı yaptılar.
says-haggler-earns = Manzara benden, bedava.
says-haggler-pays = Grup indirimi istemiştim.
says-haggler-wins = Dünyayı indirimli gezdim!
