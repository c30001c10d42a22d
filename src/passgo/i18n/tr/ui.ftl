# Canlı masa.

app-name = passgo
app-title-your-turn = ● Sıra sende – passgo
loading = Masa kuruluyor …
language = Dil
theme = Renkler
theme-auto = Cihaza göre
theme-light = Açık
theme-dark = Koyu
sound-on = Ses açık
sound-off = Ses kapalı
notify = Sıram gelince haber ver
notify-on = Sıran gelince haber verilecek
view-board = Oyun alanı
view-list = Liste
skip-to-actions = Yapabileceklerine geç
menu = Menü
close = Kapat
cancel = Vazgeç
back = Geri

# Bağlantı.
online = Bağlı
connecting = Bağlanıyor …
offline = Bağlantı yok: yeniden deneniyor …
sending = Gönderiliyor …
taken-over = Yerin başka bir cihazda devralındı. Buradan yalnızca izleyebilirsin.
taken-over-back = Buraya geri al
refused = Bu masa açılamıyor: { $why }
reload = Sayfayı yenile
paused = Masaya ara verildi.
paused-nobody-there = Kimse olmadığı için masaya ara verildi.
closed = Masa kapatıldı.
closed-rules = Sunucu yükseltildi ve bu oyun sürdürülemedi. Kaydı saklanıyor.
rules-then = { $version }. kural sürümüyle oynandı.
official = Resmî tur

# Kişiler ve nesneler.
bank = Banka
you = sen
somebody = biri
bot = bot
bot-name = Bot { $number }
away = burada değil
judge = hakem
onlooker = izleyici
nothing = hiçbir şey
money-plain = { $amount }
money-dollar = ${ $amount }
money-euro = €{ $amount }
money-M = M{ $amount }
money-coin = { $count ->
    [one] { $amount } para
   *[other] { $amount } para
}
money-hidden = gizli
money-gain = +{ $amount }
money-loss = −{ $amount }
jail-cards = { $count ->
    [one] { $count } hapishane kartı
   *[other] { $count } hapishane kartı
}
level-0 = bina yok
seconds-left = { $count ->
    [one] { $count } saniye kaldı
   *[other] { $count } saniye kaldı
}

# Kim neye karar veriyor.
awaiting-you-start-roll = Kimin başlayacağını görmek için zar at.
awaiting-you-roll = Sıra sende: zarları at.
awaiting-you-roll-again = Bir kez daha zar atıyorsun.
awaiting-you-roll-jail = Hapishanedesin. Nasıl çıkacaksın?
awaiting-you-buy = { $space } sahipsiz. Fiyatı: { $amount }.
awaiting-you-auction = { $space } için teklif veriyor musun?
awaiting-you-auction-building = Bina için teklif veriyor musun?
awaiting-you-debt = { $amount } borcun var. Alacaklı: { $other }.
awaiting-you-choose-bus = Otobüs: kaç hane ilerleyeceksin?
awaiting-you-choose-any-space = Üç zar da aynı: istediğin haneye git.
awaiting-you-choose-ride = { $space } hanesindesin: { $amount } ödeyip binecek misin, kalacak mısın?
awaiting-you-choose-mortgaged-deed = { $space } sana ipotekli geçti. Ne yapacaksın?
awaiting-you-shortage = Kaç tane istiyorsun?
awaiting-you-end = Sıranı oynadın.
awaiting-you-nothing = Şu anda senden bir şey beklenmiyor.
awaiting-start-roll = { $player } kimin başlayacağını görmek için zar atıyor.
awaiting-roll = { $player } zar atacak.
awaiting-buy = { $player } karar veriyor: { $space }.
awaiting-auction = { $player } teklif verebilir.
awaiting-debt = { $player } bir borcu kapatmalı.
awaiting-choose = { $player } bir seçim yapacak.
awaiting-shortage = { $player } kaç bina istediğini söylüyor.
awaiting-end = { $player } sırasını bitirebilir.
awaiting-dice = Hakem zarları giriyor. Atan: { $player }.

# Neler yapılabilir.
actions-title = Yapabileceklerin
act-roll = Zar at
act-roll-jail = Çıkmak için zar at
act-end = Sıranı bitir
act-buy = Satın al: { $amount }
act-decline = Almaktan vazgeç
act-decline-auction = Açık artırmaya çıkar
act-claim = { Word-rent } iste: { $space }
act-claim-any = { Word-rent } iste
act-bid = { $amount } teklif et
act-pass = Pas geç
act-pass-shortage = Hiçbiri
act-pass-turn = Hiçbiri, bu tur bir daha sorma
act-build = Bina dik ({ $change })
act-sell = Bina sat ({ $change })
act-mortgage = İpotek et ({ $change })
act-redeem = İpoteği kaldır ({ $change })
act-surrender = Bankaya sat ({ $change })
act-sell-hotels = Hepsini birden sat: { $group }
act-on-space = { $action }: { $space }
act-pay = { $amount } öde
act-bankrupt = Pes et: iflas
act-bankrupt-liquidates = Pes et: her şeyi sat ve ipotek et
act-bankrupt-sure = Gerçekten pes ediyor musun? Neyin varsa el değiştirecek. Yeni sahibi: { $other }.
act-bankrupt-sure-liquidates = Gerçekten pes ediyor musun? Önce bütün binaların satılacak, { word-deeds-your } ipotek edilecek; sonra her şey el değiştirecek. Yeni sahibi: { $other }.
act-bankrupt-yes = Evet, iflas ettim
act-default = Açık artırmadan vazgeç
act-fine = { $amount } öde, hapishaneden çık
act-card = Kartla hapishaneden çık
act-choose-steps = { $count ->
    [one] { $count } hane: { $space }
   *[other] { $count } hane: { $space }
}
act-choose-space = Git: { $space }
act-choose-stay = Kal
act-choose-redeem = İpoteği şimdi kaldır: { $amount }
act-choose-keep = İpotekli tut, { $amount } faiz öde
act-choose-defer = İpotekli tut, sonra iki kat faiz öde
act-accept = Kabul et
act-reject = Reddet
act-counter = Karşı teklif ver
act-withdraw = Teklifini geri çek
act-want = Şuraya bir tane: { $space }
act-want-several = İstiyorum: { $pieces }
act-offer = Anlaşma öner
act-choose-where = Nereye?
act-pick-on-board = Ya da oyun alanında seç.

# Açık artırma.
auction-title = Açık artırma: { $space }
auction-title-building = Bir bina için açık artırma
auction-building-left = Bankada, bununla birlikte: { $pieces }.
auction-pass-piece = Pas yalnızca bu bina için geçerli.
auction-none = Henüz teklif veren yok.
auction-high-you = En yüksek teklif senin: { $amount }.
auction-stage-0 = Açık artırma başladı.
auction-stage-1 = Satıyorum …
auction-stage-2 = Satıyorum, satıyorum …
auction-closed = Satıldı. { $player } ödüyor: { $amount }.
auction-amount = Teklifin
auction-bid = Teklif ver
auction-quick = Hızlı teklifler
auction-out = Bu açık artırmadan çekildin.
auction-after = Elinde kalan: { $amount }

# Anlaşmalar.
deal-title = Anlaşma
deal-with = Kiminle?
deal-give = Verdiklerin
deal-take = Aldıkların
deal-cash = Para
deal-cards = Hapishane kartları
deal-none = Takas edilebilecek { word-deed } yok.
deal-send = Teklifi gönder
deal-clear = Baştan başla
deal-changes = Neyi değiştirir
deal-empty = El değiştirecekleri seç.
deal-set-you = { $group } grubunu tamamlıyorsun.
deal-set-other = { $player }, { $group } grubunu tamamlıyor.
deal-break-you = { $group } grubunu bozuyorsun.
deal-break-other = { $player }, { $group } grubunu bozuyor.
deal-interest-you = İpotekli { word-deeds }: en az { $amount } faiz ödeyeceksin.
deal-interest-other = İpotekli { word-deeds }: { $player } en az { $amount } faiz ödeyecek.
deal-after-you = Sonrasında paran: { $amount }.
deal-after-other = Sonrasında { $player } için kalan para: { $amount }.
deal-too-much = Bu, eldeki paradan fazla.
deal-card-price = Bir hapishane kartı en az { $amount } karşılığında el değiştirir.
offers-title = Teklifler
offer-from = { $player } sana teklif ediyor
offer-to = Teklifin şu oyuncuya: { $player }
offer-between = { $player } teklif ediyor, karşı taraf: { $other }
offer-you-get = alıyorsun
offer-you-give = veriyorsun
offer-gives = veriyor
offer-asks = istiyor
offer-not-now = Şu anda kabul edilemez.
deal-time = Pazarlık süresi

# Borçlar.
debt-title = Kapatılacak borç
debt-owed = { $amount } borcun, { $cash } paran var. Alacaklı: { $other }.
debt-missing = Eksik: { $amount }.
debt-could = Her şeyi satıp ipotek edersen eline geçecek para: { $amount }.
debt-cannot = Her şeyi satsan bile eline yalnızca { $amount } geçer.
debt-ways = Para bulma yolları
debt-enough = tek başına yeter

# Kira istekleri.
claim-which = Hangi { word-deed } için?
claim-hint = Burada kimse hatırlatmaz: { word-deeds-your-dat } kimin geldiğini sen izle.

# Tapular ve haneler.
deed-free = Sahibi yok.
deed-price = Fiyat
deed-mortgage-value = İpotek bedeli
deed-redeem-cost = İpoteği kaldırma
deed-rent = { Word-rent }
deed-rent-bare = Binasız
deed-rent-set = Grubun tamamıyla
deed-rent-stations = { $count ->
    [one] { $count } taneyle
   *[other] { $count } taneyle
}
deed-rent-utility = { $count ->
    [one] { $count } taneyle: { $factor } × zar
   *[other] { $count } taneyle: { $factor } × zar
}
deed-rent-now = Şimdiki { word-rent }
deed-building-cost = Bina maliyeti
deed-mortgaged = ipotekli
deed-group = Grup
about-tax = { $amount } öde
about-fare = Yolculuk: { $amount }
about-entity = Solundaki komşunla { $count } ya da üstünü at: kazanç ya da ceza { $amount }
about-go = Maaş: { $amount }
about-cards = Bir kart çek
about-jail = Sadece ziyaret ya da hapishanede
about-parking = Burada bir şey olmaz
about-go-to-jail = Hapishaneye git
about-question = Kutuya bas
about-ride = Bin ya da kal
about-here = Burada: { $players }
about-owner = Sahibi: { $player }
deeds-title = { Word-deeds-my }
deeds-none = Henüz { word-deed-your } yok.

# Oyuncular, günlük, sohbet.
players-title = Oyuncular
player-out = oyun dışı
player-in-jail = hapishanede
player-turn = sıra onda
player-decides = karar veriyor
player-deeds = { $count ->
    [0] { word-deed } yok
    [one] { $count } { word-deed }
   *[other] { $count } { word-deed }
}
player-worth = servet { $amount }
player-token = Piyon
bank-stock = Bankada
log-title = Günlük
log-none = Henüz bir şey olmadı.
log-older = Eskileri göster
chat-title = Sohbet
chat-none = Henüz kimse bir şey söylemedi.
chat-say = Gönder
chat-text = Mesajın
chat-phrase = Hazır sözler
chat-judge = Hakem
preset-hello = Merhaba!
preset-good-luck = Bol şans!
preset-well-played = İyi oynadın!
preset-thanks = Teşekkürler.
preset-sorry = Kusura bakma.
preset-hurry = Sıra sende, lütfen.
preset-wait = Bir dakika, lütfen.
preset-yes = Evet.
preset-no = Hayır.
preset-interested = İlgileniyorum.
preset-not-interested = İlgilenmiyorum.
preset-make-an-offer = Bana bir teklif yap.
preset-judge-please = Hakem, lütfen!
preset-good-game = Güzel oyundu!
preset-bye = Hoşça kal!

# Zarlar.
dice-title = Zarlar
dice-none = Henüz zar atılmadı.
dice-bus = otobüs
dice-mr = sonraki { word-deed }

# Oyun alanı.
board-title = Oyun alanı: { $edition }
board-list = Oyun alanındaki haneler
board-keys = Ok tuşları oyun alanını dolaşır; Enter bir haneyi açar.

# Hakem.
judge-title = Hakem
judge-close = Artırmayı kapat
judge-last-round = Son turu ilan et
judge-time = Süreyi bitir
judge-expel = Oyundan çıkar: { $player }
judge-dice = Zarları gir
judge-dice-faces = Zar yüzleri, örneğin 3 4
judge-no-dice = Atışı geri al
judge-pause = Ara ver
judge-resume = Sürdür
judge-claims = İstenebilecek { word-rent-pl }
judge-claim-line = { $other }, { $space } için kira isteyebilir. Borçlu: { $player }
judge-claim-line-amount = { $other }, { $space } için { $amount } isteyebilir. Borçlu: { $player }

# Başlamadan önce.
lobby-title = Başlamadan önce
lobby-seat-open = boş
lobby-invite = Davet et
lobby-add-bot = Bot ekle
lobby-remove-bot = Botu çıkar
lobby-token = Piyon seç
lobby-token-any = Boş olan herhangi biri
lobby-start = Oyunu başlat
lobby-start-fill = Başlat, boş yerlere bot otursun
lobby-waiting = Oyunu masa sahibi başlatır.
lobby-waiting-judge = Başhakem bütün masaları aynı anda başlatır.
lobby-seeding = Zarlar karıştırılıyor: her oyuncu bir pay ekliyor. Bir dakika …

# Oyun sonu.
end-title = Oyun bitti
end-winner = { $players } kazandı!
end-winners = { $players } galibiyeti paylaşıyor!
end-rank = Sıra
end-player = Oyuncu
end-worth = Servet
end-points = Puan
end-curve = Oyun boyunca servet
end-dice = Zarlar
end-dice-about = Her toplamın kaç kez geldiği; bant, şansa göre beklenen aralığı gösterir.
end-dice-line = { $sum }: { $count ->
    [one] { $count } kez
   *[other] { $count } kez
} geldi, beklenen { $low } ile { $high } arası
end-replay = Oyunu yeniden izle
fair-check = Zarları denetle
end-rematch = Aynı oyuncularla bir daha
end-rematch-there = Sonraki oyuna
leave-game = Oyundan ayrıl

# İlk oyun için ipuçları.
hints = İpucu
hints-on = İpuçları açık
hints-off = İpuçları kapalı
hints-stop = Artık ipucu gösterme
hint-roll = Zar at, piyonun kendiliğinden ilerler. Öncesinde bina dikebilir, ipotek edebilir ya da anlaşma önerebilirsin.
hint-buy = Sahibi yok: satın alabilir ya da bırakabilirsin.
hint-buy-auction = Sahibi yok: satın alabilirsin. Almazsan herkes, sen de dahil, teklif verir.
hint-claim = Biri { word-deed-your-dat } geldi. { Word-rent } ancak zamanında istersen senin olur.
hint-debt = Paran yetmiyor: bina sat, { word-deed } ipotek et ya da anlaşma yap, sonra öde.
hint-auction = En yüksek teklif kazanır. Yalnızca ödeyebileceğin kadar teklif ver; pas geçen bu açık artırmadan çıkar.
hint-auction-default = En yüksek teklif kazanır. Bunu ödeyemeyen dışarıda kalır ve açık artırma yeniden başlar.
hint-choose = Kurallar bunu sana bırakıyor: seçeneklerden birini seç.
hint-offer = Seni bekleyen bir teklif var: kabul et, reddet ya da kendi teklifine çevir.
hint-jail = Çift zar seni çıkarır; ödemek ya da kart kullanmak ise kesin çözümdür.
hint-jail-six = Altı atmak seni çıkarır; ödemek ya da kart kullanmak ise kesin çözümdür.
hint-jail-roll = Çift zar ya da kart seni çıkarır; yoksa bu zardan sonra öder ve ilerlersin.
hint-jail-late = Deneme hakkın bitti: zar atar, ilerler ve ödersin. Önceden ödersen çift zar bir atış daha sağlar.
hint-build = Bina dikebilirsin: { word-deeds-your-from } birini aç. Binalar { word-rent-acc } çok artırır.
hint-end = Başka bir şey var mı? Bina dik ya da anlaşma öner, sonra sıranı bitir.
hint-wait = Şimdi başkaları karar veriyor. { Word-deed-its-acc } görmek için bir haneye dokun ya da anlaşma öner.

# Geriye bakış.
replay-title = Oyun tekrarı
replay-turn = Sıra { $turn }: { $player }
replay-scrub = Oyunun neresi
replay-step = Adım { $step } / { $last }
replay-first = Başa
replay-back = Bir adım geri
replay-play = Oynat
replay-pause = Duraklat
replay-on = Bir adım ileri
replay-last = Sona
replay-eyes = Kimin gözünden
replay-eyes-spectator = izleyici
replay-eyes-judge = hakem
replay-jump = Şu sıraya git
replay-speed = Hız
replay-times = { $factor }×
replay-plain = Düz metin olarak
loading-more = Geliyor …

# Bir cihazda birkaç kişi.
pass-to = Cihazı ver: { $player }
pass-taken = Ben { $player }: devam
lobby-here = bu cihazda
lobby-beside = Yanında biri daha burada oynuyor
lobby-beside-add = Ekle

# Hakem için dahası.
judge-correct = Bir hatayı düzelt
judge-expel-title = Bir oyuncuyu çıkar
judge-expel-sure = { $player } gerçekten oyundan çıkarılsın mı? Her şeyi bankaya kalır ve bu geri alınamaz.
judge-talk = { $player } ile { $other } pazarlık ediyor.
judge-seconds = Saniye
judge-limit = Süre sınırı koy
judge-extend = Uzat
correct-what = Yanlış olan
correct-cash = Para
correct-deeds = Bir { word-deed }
correct-places = Oyun alanında bir yer
correct-amount = Artı ya da eksi
correct-deed = Hangi { word-deed }
correct-owner = Sahibi
correct-level = Binalar
correct-space = Bulunduğu hane
correct-entry = Hangi kayıtta
correct-why = Neden
correct-send = Düzelt

# Birini duymak zorunda olmamak.
chat-object = Şu oyuncunun sözü hakkında: { $player }
chat-mute = Artık gösterme: { $player }
chat-mute-all = Herkes için sustur: { $player }
chat-hear = Yeniden göster
chat-report = Bildirim nedeni
chat-reported = Bildirildi. Teşekkürler.
report-insult = hakaret
report-spam = istenmeyen mesaj
report-cheating = hile
report-advice = yasak akıl verme
report-other = başka bir şey

# Geri alma ve resmî turlar için hesapsız sözler.
act-undo = Geri al
act-undo-space = Geri al: { $space }
act-build-plain = Bina dik
act-sell-plain = Bina sat
act-mortgage-plain = İpotek et
act-redeem-plain = İpoteği kaldır
act-surrender-plain = Bankaya sat
debt-yourself = Burada hesabı kimse senin yerine yapmaz: parayı { word-deeds-your-from } çıkar.
shortage-could = Koyup ödeyebileceğin: { $pieces }.
shortage-how = Her bina için istediğin sırayla bir { word-street } seç.
shortage-order = Sıran
shortage-remove = Çıkar: { $space }
shortage-total = Fiyat: { $amount }. Elinde kalan: { $left }.
