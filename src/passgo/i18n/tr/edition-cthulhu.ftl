# Cthulhu sürümünün adları.

edition-cthulhu = Cthulhu
edition-cthulhu-short = Cthulhu, kısa oyun
word-street = yaratık
word-street-loc = yaratıkta
word-street-gen = yaratığın
word-street-acc = yaratığı
word-street-its = yaratığı
word-street-its-acc = yaratığını
word-streets = yaratıklar
word-streets-dat = yaratıklara
word-streets-its = yaratıkları
word-streets-its-dat = yaratıklarına
word-streets-gen = yaratıkların
word-house = mahzen mezar
word-houses = mahzen mezarlar
word-hotel = anıt mezar
word-hotel-from = anıt mezardan
word-hotels = anıt mezarlar
word-hotels-its = anıt mezarları
word-hotels-acc = anıt mezarları
level-houses = { $count ->
    [one] { $count } mahzen mezar
   *[other] { $count } mahzen mezar
}
level-hotel = anıt mezar
level-hotels = { $count ->
    [one] { $count } anıt mezar
   *[other] { $count } anıt mezar
}
group-brown = Kahverengi
group-light-blue = Açık Mavi
group-pink = Pembe
group-orange = Turuncu
group-red = Kırmızı
group-yellow = Sarı
group-green = Yeşil
group-dark-blue = Koyu Mavi
group-stations = Taşıtlar
group-utilities = Kurumlar
deck-sanity = Akıl Sağlığı
deck-knowledge = Bilgi
kind-station = taşıt
    .to = taşıta
kind-utility = kurum
    .to = kuruma
token-necronomicon = Necronomicon
token-cultists-tablet = Tarikat tableti
token-cthulhu-statuette = Cthulhu heykelciği
token-shining-trapezohedron = Parlayan Trapezohedron
token-hound-amulet = Tazı muskası
token-dagon-dagger = Dagon hançeri
space-go = BAŞLANGIÇ
space-ghoul = Gulyabani
space-knowledge = Bilgi
space-zoog = Zoog
space-research-fee = Araştırma Harcı
space-ship = Gemi
space-night-gaunt = Gece Sıskası
space-sanity = Akıl Sağlığı
space-rat-thing = Sıçan-Şey
space-wilbur-whateley = Wilbur Whateley
space-jail = Hapishane
space-deep-one = Derindeki
space-miskatonic-university = Miskatonic Üniversitesi
    .board = Miskatonic Üniver{ "\u00AD" }sitesi
space-dagon = Dagon
space-hydra = Hydra
space-train = Tren
space-mi-go = Mi-Go
space-elder-thing = Kadim Şey
space-shoggoth = Shoggoth
space-free-parking = Ücretsiz Otopark
space-hound-of-the-void = Boşluğun Tazısı
space-flying-polyp = Uçan Polip
space-great-race = Yüce Irk
space-dream-journey = Düş Yolculuğu
space-colour-from-space = Uzaydan Gelen Renk
space-star-spawn = Yıldız Soyu
space-sanatorium = Tımarhane
space-hastur = Hastur
space-go-to-jail = Hapishaneye Git
    .board = Hapis{ "\u00AD" }haneye Git
space-shub-niggurath = Shub-Niggurath
space-nyarlathotep = Nyarlathotep
    .board = Nyarla{ "\u00AD" }thotep
space-yog-sothoth = Yog-Sothoth
space-automobile = Otomobil
space-azathoth = Azathoth
space-examination-fee = Muayene Ücreti
space-great-cthulhu = Yüce Cthulhu

card-advance-to = Sayfa kenarındaki harita yolu gösteriyor. { $space } hanesine git.
card-to-go = Sadece bir rüyaymış. { $go } hanesine git ve maaşını al.
card-next-station = Sis çöküyor. Sıradaki ilk { FORM($space, "to") } git. Sahibi iki kat { word-rent } isteyebilir.
card-next-utility = Kâbuslar görüyorsun. Sıradaki ilk { FORM($space, "to") } git ve zar at. Sahibi zarın { $factor } katını isteyebilir.
card-back-three = Kadim kitabı geride unuttun. Üç hane geri git ve o hanenin gereğini yap.
card-go-to-jail = Ay ışığında toprak kazarken yakalandın. Doğruca hapishaneye git. Maaş alma.
card-jail-free = Tuhaf metalden bir anahtar. Bu kartı sakla: seni hapishaneden bir kez çıkarır; istersen satabilirsin.
card-general-repairs = Taşlar yerinden oynadı. Her { $house-name } için { $house }, her { $hotel-name } için { $hotel } öde.
card-speeding = Çok hızlı gittin. Peşindeki de öyle. { $amount } öde.
card-elected-chair = Gizli cemiyetin gizli kalıyor, ama bedava değil. Her oyuncuya { $amount } ver.
card-dividend = Balıkçılık hisselerin tuhaf derecede iyi kazandırıyor. { $amount } al.
card-loan-matures = Eski bir borçlun kıyıya vurdu ve borcunu ödedi. { $amount } al.
card-bank-error = Banka memuru uykusuz kaldı, senin lehine yanlış saydı. { $amount } al.
card-doctor = Sinirlerin için bir kuvvet şurubu. { $amount } öde.
card-sale-of-stock = Hisselerini dolunaydan önce sattın. { $amount } al.
card-holiday-fund = Deniz kıyısındaki tatilinden vazgeçtin. { $amount } al.
card-tax-refund = Bilinmeyen bir elin imzaladığı vergi iadesi. { $amount } al.
card-birthday = Doğum gününde yıldızlar hizaya girdi. Her oyuncudan { $amount } al.
card-life-insurance = Kayıp ilan edildin, sigortan ödeme yapıyor. { $amount } al.
card-hospital = Klinik dinlenmeni istedi, kitapları yasakladı. { $amount } öde.
card-school-fees = Ölü diller kursu. { $amount } öde.
card-consultancy-fee = Kutuyu açmamalarını öğütledin. { $amount } al.
card-street-repairs = Kabaran sular yolu götürdü. Her { $house-name } için { $house }, her { $hotel-name } için { $hotel } öde.
card-second-prize = Gelgit üzerine denemen ikinci oldu. { $amount } al.
card-inheritance = Kimsenin hatırlamadığı bir amcadan sana bir sandık kaldı. { $amount } al.

## Events, told in this world

event-jailed = { WHO($player) ->
    [you] Elinde kürekle yakalandın ve hapishaneye gittin.
   *[other] { $player } elinde kürekle yakalandı ve hapishaneye gitti.
}
story-roll-jailed = { WHO($player) ->
    [you] Zarda { $dice } attın, elinde kürekle yakalandın ve hapishaneye gittin.
   *[other] { $player } zarda { $dice } attı, elinde kürekle yakalandı ve hapishaneye gitti.
}
event-freed = { WHO($player) ->
    [you] Kilit kendiliğinden açıldı: hapishaneden çıktın.
   *[other] Kilit kendiliğinden açıldı: { $player } hapishaneden çıktı.
}
story-salary = Akıl hâlâ yerinde: { $go } hanesi { $amount } kazandırdı.
event-salary = { WHO($player) ->
    [you] Aklın hâlâ yerinde: { $go } hanesinden geçip { $amount } aldın.
   *[other] Akıl hâlâ yerinde: { $player }, { $go } hanesinden geçip { $amount } aldı.
}
story-roll-tax = { WHO($player) ->
    [you] Zarda { $dice } attın, { $space } hanesine gelip { $amount } ödedin. Nedenini kimse söylemedi.
   *[other] { $player } zarda { $dice } attı, { $space } hanesine gelip { $amount } ödedi. Nedenini kimse söylemedi.
}
story-tax = { WHO($player) ->
    [you] { $space } hanesine gelip { $amount } ödedin. Nedenini kimse söylemedi.
   *[other] { $player }, { $space } hanesine gelip { $amount } ödedi. Nedenini kimse söylemedi.
}
event-paid-tax = { WHO($player) ->
    [you] { $space } için { $amount } ödedin. Nedenini kimse söylemedi.
   *[other] { $player }, { $space } için { $amount } ödedi. Nedenini kimse söylemedi.
}
event-built = { WHO($player) ->
    [you] { $amount } ödeyip { $space } üzerinde kazı yaptın: şimdi { $level }.
   *[other] { $player }, { $amount } ödeyip { $space } üzerinde kazı yaptı: şimdi { $level }.
}
event-built-won = { WHO($player) ->
    [you] { $space } üzerinde kazı yaptın: şimdi { $level }.
   *[other] { $player }, { $space } üzerinde kazı yaptı: şimdi { $level }.
}
story-built = { WHO($player) ->
    [you] { $amount } ödeyip { $spaces } üzerinde kazı yaptın.
   *[other] { $player }, { $amount } ödeyip { $spaces } üzerinde kazı yaptı.
}
event-bankrupt = { WHO($player) ->
    [you] İflas ettin, yıldızların umurunda bile değil. Kalan her şey { FORM($other, "to") } geçti.
   *[other] { WHO($other) ->
        [you] { $player } iflas etti, yıldızların umurunda bile değil. Kalan her şey sana geçti.
       *[other] { $player } iflas etti, yıldızların umurunda bile değil. Kalan her şey { FORM($other, "to") } geçti.
    }
}
event-game-over = Yıldızlar hizaya girdi: { $players } oyunu kazandı.
event-game-over-shared = Yıldızlar hizaya girdi: { $players } galibiyeti paylaştı.

character-1 = Doktor Mum
character-2 = Kaptan Fırtına
character-3 = Sahaf Parşömen
character-4 = Bekçi Sessiz
character-5 = Bilgin Cesur
character-6 = Simsar Antika
says-careful-buys = Aldım. İçine bakmayacağım.
says-careful-earns = Bu gece biraz daha iyi uyurum.
says-careful-pays = Ödedim, soru da sormadım.
says-careful-wins = Kazandım, aklım da hâlâ başımda.
says-bold-buys = Fısıldıyor mu? Öyleyse alıyorum!
says-bold-earns = Karanlığın kazandıracağını biliyordum!
says-bold-pays = Denizde bundan fazlasını kaybettim.
says-bold-wins = Derinliklere baktım ve kazandım!
says-haggler-buys = Pazarlıkla laneti düşürttüm.
says-haggler-earns = Her çağın parasını kabul ederim.
says-haggler-pays = Yerine nadir bir kitap teklif ettim.
says-haggler-wins = Gelgit bile bana iyi fiyat verdi.
