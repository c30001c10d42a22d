# Hayalet sürümünün adları.

edition-ghost = Hayalet
word-rent = ücret
word-rent-acc = ücreti
word-rent-pl = ücretler
word-rent-its = ücreti
word-rent-its-acc = ücretini
word-deed = sözleşme
word-deeds = sözleşmeler
word-deeds-my = sözleşmelerim
word-deed-your = sözleşmen
word-deed-acc = sözleşmeyi
word-deed-dat = sözleşmeye
word-deed-loc = sözleşmede
word-deed-loc-ki = sözleşmedeki
word-deed-gen = sözleşmenin
word-deed-your-dat = sözleşmene
word-deed-its-acc = sözleşmesini
word-deeds-your = sözleşmelerin
word-deeds-your-dat = sözleşmelerine
word-deeds-your-from = sözleşmelerinden
word-deeds-acc = sözleşmeleri
word-deeds-their-acc = sözleşmelerini
word-deeds-dat = sözleşmelere
word-street = sözleşme
word-street-loc = sözleşmede
word-street-gen = sözleşmenin
word-street-acc = sözleşmeyi
word-street-its = sözleşmesi
word-street-its-acc = sözleşmesini
word-streets = sözleşmeler
word-streets-dat = sözleşmelere
word-streets-its = sözleşmeleri
word-streets-its-dat = sözleşmelerine
word-streets-gen = sözleşmelerin
word-house = hayalet kapanı
word-houses = hayalet kapanları
word-hotel = muhafaza ünitesi
word-hotel-from = muhafaza ünitesinden
word-hotels = muhafaza üniteleri
word-hotels-its = muhafaza üniteleri
word-hotels-acc = muhafaza ünitelerini
level-houses = { $count ->
    [one] { $count } hayalet kapanı
   *[other] { $count } hayalet kapanı
}
level-hotel = muhafaza ünitesi
level-hotels = { $count ->
    [one] { $count } muhafaza ünitesi
   *[other] { $count } muhafaza ünitesi
}
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
    .to = ECTO-1’e
kind-entity = varlık
    .to = varlığa
token-goggles = Koruyucu gözlük
token-ghost-meter = Hayalet ölçer
token-cello = Viyolonsel
token-proton-pack = Proton çantası
token-marshmallow = Marşmelov
token-siren = Siren
space-go = BAŞLANGIÇ
space-corner-bookshop = Köşedeki Kitapçı
space-mist = Gezgin Sis
space-subway-stairs = Metro Merdiveni
space-library-phantom = Kütüphane Hortlağı
    .to = Kütüphane Hortlağı’na
    .acc = Kütüphane Hortlağı’nı
space-ecto-1 = ECTO-1
space-night-diner = Gece Lokantası
space-pawn-shop = Rehinci
space-wax-museum = Balmumu Müzesi
space-jail = Hapishane
space-old-fire-station = Eski İtfaiye
space-hungry-green-ghost = Aç Yeşil Hayalet
    .to = Aç Yeşil Hayalet’e
    .acc = Aç Yeşil Hayalet’i
space-university-lab = Üniversite Laboratuvarı
    .board = Üniversite Labora{ "\u00AD" }tuvarı
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
    .to = Kapı Tazısı’na
    .acc = Kapı Tazısı’nı
space-city-jail-roof = Kent Hapishanesinin Çatısı
    .board = Kent Hapis{ "\u00AD" }hanesinin Çatısı
space-go-to-jail = Hapishaneye Git
    .board = Hapis{ "\u00AD" }haneye Git
space-park-gate = Park Kapısı
space-carriage-stand = Fayton Durağı
space-penthouse-kitchen = Çatı Katı Mutfağı
space-rooftop-temple = Çatıdaki Tapınak
space-giant-of-the-avenue = Caddenin Devi
    .to = Caddenin Devi’ne
    .acc = Caddenin Devi’ni
space-crossroads-gate = Kavşak Kapısı

card-advance-to = Gece yarısı telefon çaldı. { $space } hanesine git.
card-to-go = Gece vardiyası bitti. { $go } hanesine git ve maaşını al.
card-next-ride = Sirenleri aç! Sıradaki ilk { FORM($space, "to") } git. Her zamanki ücretle binip yola devam edebilirsin.
card-next-entity = Yakından bir uluma geliyor. Sıradaki ilk { FORM($space, "to") } git ve solundaki oyuncuyla birlikte karşısına çık.
card-back-three = Hayalet balçığına basıp kaydın. Üç hane geri git ve o hanenin gereğini yap.
card-go-to-jail = Hayaletine kimse inanmadı. Doğruca hapishaneye git. Maaş alma.
card-jail-free = Belediye başkanı sana minnet borçlu. Bu kartı sakla: seni hapishaneden bir kez çıkarır; istersen satabilirsin.
card-general-repairs = Donanımın aşırı ısındı. Her { $house-name } için { $house }, her { $hotel-name } için { $hotel } öde.
card-speeding = Siren çalsa da çok hızlı gittin. { $amount } öde.
card-elected-chair = Ekip şefi oldun, yemekler senden. Her oyuncuya { $amount } ver.
card-dividend = Paspas fabrikası hisselerin kâr payı dağıtıyor. { $amount } al.
card-loan-matures = Bir müşteri çok eski bir faturayı ödedi. { $amount } al.
card-bank-error = Banka defterlerindeki hayalet sana bir sıfır ekledi. { $amount } al.
card-doctor = Doktor kulağındaki balçığı temizledi. { $amount } öde.
card-sale-of-stock = Çarşaf fabrikası hisselerini sattın. { $amount } al.
card-holiday-fund = İzin günlerinin parası ödendi. { $amount } al.
card-tax-refund = Vergi dairesi balçığı gider saydı. { $amount } al.
card-birthday = Doğum gününde hayaletler bile şarkı söylüyor. Her oyuncudan { $amount } al.
card-life-insurance = Hayaletlere karşı sigortalısın. { $amount } al.
card-hospital = Klinikte bir gece: hâlâ parlıyorsun. { $amount } öde.
card-school-fees = Akşam kursu: hayalet kovma, birinci bölüm. { $amount } öde.
card-consultancy-fee = Müşteriye sesin borulardan geldiğini söyledin. { $amount } al.
card-street-repairs = Sokak balçık içinde. Her { $house-name } için { $house }, her { $hotel-name } için { $hotel } öde.
card-second-prize = Perili balkabağın ikinci oldu. { $amount } al.
card-inheritance = Minnettar bir hayalet seni vasiyetine yazdı. { $amount } al.

## Events, told in this world

event-jailed = { WHO($player) ->
    [you] Hayaletine kimse inanmadı: hapishaneye gittin.
   *[other] Hayalet hikâyesine kimse inanmadı: { $player } hapishaneye gitti.
}
story-roll-jailed = { WHO($player) ->
    [you] Zarda { $dice } attın. Hayaletine kimse inanmadı: hapishaneye gittin.
   *[other] { $player } zarda { $dice } attı. Hayaletine kimse inanmadı: hapishaneye gitti.
}
event-freed = { WHO($player) ->
    [you] Belediye başkanı seni hapishaneden çıkardı.
   *[other] Belediye başkanı { FORM($player, "acc") } hapishaneden çıkardı.
}
story-salary = { $go }, gece vardiyası için { $amount } kazandırdı.
event-salary = { WHO($player) ->
    [you] { $go } hanesinden geçip gece vardiyası için { $amount } aldın.
   *[other] { $player }, { $go } hanesinden geçip gece vardiyası için { $amount } aldı.
}
event-ride = { WHO($player) ->
    [you] Sirenler açık! { $amount } ödeyip { $space } hanesine yolculuk ettin.
   *[other] Sirenler açık! { $player }, { $amount } ödeyip { $space } hanesine yolculuk etti.
}
event-entity-fought = { WHO($player) ->
    [you] Sen ve { $other } zarda { $dice } atıp { FORM($space, "acc") } yakaladınız.
   *[other] { WHO($other) ->
        [you] { $player } ve sen zarda { $dice } atıp { FORM($space, "acc") } yakaladınız.
       *[other] { $player } ile { $other } zarda { $dice } atıp { FORM($space, "acc") } yakaladı.
    }
}
event-entity-fought-lost = { WHO($player) ->
    [you] Sen ve { $other } zarda { $dice } atıp { FORM($space, "to") } yenildiniz, balçığa bulandınız.
   *[other] { WHO($other) ->
        [you] { $player } ve sen zarda { $dice } atıp { FORM($space, "to") } yenildiniz, balçığa bulandınız.
       *[other] { $player } ile { $other } zarda { $dice } atıp { FORM($space, "to") } yenildi, balçığa bulandı.
    }
}
event-paid-entity = { WHO($player) ->
    [you] { $space } sonrası temizliğe { $amount } ödedin.
   *[other] { $player }, { $space } sonrası temizliğe { $amount } ödedi.
}
event-built = { WHO($player) ->
    [you] { $amount } ödeyip { $space } hanesini güvenceye aldın: şimdi { $level }.
   *[other] { $player }, { $amount } ödeyip { $space } hanesini güvenceye aldı: şimdi { $level }.
}
event-built-won = { WHO($player) ->
    [you] { $space } hanesini güvenceye aldın: şimdi { $level }.
   *[other] { $player }, { $space } hanesini güvenceye aldı: şimdi { $level }.
}
story-built = { WHO($player) ->
    [you] { $amount } ödeyip { $spaces } için güvenlik önlemi aldın.
   *[other] { $player }, { $amount } ödeyip { $spaces } için güvenlik önlemi aldı.
}
event-bankrupt = { WHO($player) ->
    [you] İflas ettin ve donanımını teslim ettin. Kalan her şey { FORM($other, "to") } geçti.
   *[other] { WHO($other) ->
        [you] { $player } iflas etti ve donanımını teslim etti. Kalan her şey sana geçti.
       *[other] { $player } iflas etti ve donanımını teslim etti. Kalan her şey { FORM($other, "to") } geçti.
    }
}
event-game-over = Şehir rahat uyuyabilir: { $players } oyunu kazandı.
event-game-over-shared = Şehir rahat uyuyabilir: { $players } galibiyeti paylaştı.

character-1 = Müfettiş Paspas
character-2 = Şef Kıvılcım
character-3 = Ajan Fatura
character-4 = Kapıcı Tuz
character-5 = Çaylak Atak
character-6 = Kâtip İskonto
says-careful-buys = Önce hayalet var mı diye baktım.
says-careful-earns = Makbuzu çoktan dosyaladım.
says-careful-pays = Balçık için hep kenara para koyarım.
says-careful-wins = Şehrim nihayet sessiz.
says-bold-buys = Ben oradan korkmam!
says-bold-earns = Bedavaya da yakalardım ama sağ ol!
says-bold-pays = Ben daha beter balçık gördüm.
says-bold-wins = Bütün şehri temizledim. Sirenleri aç!
says-haggler-buys = Hayaleti de üstüne bedava verdiler.
says-haggler-earns = Kibar bir fatura bile yolladım.
says-haggler-pays = Hayalet kapanıyla ödesem olur mu?
says-haggler-wins = Şehre faturamı göndereceğim.
