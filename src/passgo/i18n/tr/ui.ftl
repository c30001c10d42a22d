# Canlı masa.

app-name = passgo
app-title-your-turn = ● Sıra sende – passgo
loading = Masa hazırlanıyor…
language = Dil
theme = Tema
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
connecting = Bağlanıyor…
offline = Bağlantı yok, yeniden deneniyor…
sending = Gönderiliyor…
taken-over = Yerin başka bir cihazda açık. Buradan izlemeye devam edebilirsin.
taken-over-back = Burada oyna
refused = Bu masa açılamıyor: { $why }
reload = Sayfayı yenile
paused = Oyuna ara verildi.
paused-nobody-there = Herkes ayrıldığı için oyuna ara verildi.
closed = Masa kapatıldı.
closed-rules = Sunucu güncellendi ve bu oyun yeni sürümde sürdürülemedi. Kaydı saklanıyor.
rules-then = { $version }. kural sürümüyle oynandı.
official = Resmî tur

# Kişiler ve nesneler.
bank = Banka
    .to = bankaya
    .of = bankanın
    .acc = bankayı
    .at = bankada
    .from = bankadan
you = sen
somebody = biri
    .to = birine
    .of = birinin
    .acc = birini
    .at = birinde
    .from = birinden
bot = bot
bot-name = Bot { $number }
away = burada değil
judge = hakem
onlooker = izleyici
nothing = hiçbir şey
    .gender = none
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
awaiting-you-roll-again = Bir daha zar at!
awaiting-you-roll-jail = Hapishanedesin. Nasıl çıkacaksın?
awaiting-you-buy = { $space } { word-deed-its-acc } { $amount } karşılığında alacak mısın?
awaiting-you-auction = { $space } için teklif verecek misin?
awaiting-you-auction-building = Bina için teklif verecek misin?
awaiting-you-debt = { WHO($other) ->
    [bank] Bankaya { $amount } borcun var.
   *[other] { FORM($other, "to") } { $amount } borcun var.
}
awaiting-you-choose-bus = Otobüs: kaç hane ilerleyeceksin?
awaiting-you-choose-any-space = Üç zar da aynı! İstediğin haneye git.
awaiting-you-choose-ride = { $amount } ödeyip { $space } ile yola devam mı edeceksin, burada mı kalacaksın?
awaiting-you-choose-mortgaged-deed = { $space } sana ipotekli geçti. Ne yapacaksın?
awaiting-you-shortage = Kaç tane istiyorsun?
awaiting-you-end = Sıranı bitiriyor musun?
awaiting-you-nothing = Şu anda yapacağın bir şey yok.
awaiting-start-roll = { $player } kimin başlayacağını görmek için zar atıyor.
awaiting-roll = { FORM($player, "of") } zar atması bekleniyor.
awaiting-buy = { $player }, { $space } { word-deed-its-acc } alıp almayacağına karar veriyor.
awaiting-auction = { $player } teklif verebilir ya da pas geçebilir.
awaiting-debt = { FORM($player, "of") } ödemesi gereken bir borcu var.
awaiting-choose = { $player } seçim yapıyor.
awaiting-shortage = { $player } kaç bina istediğine karar veriyor.
awaiting-end = { FORM($player, "of") } sırasını bitirmesi bekleniyor.
awaiting-dice = Hakem { FORM($player, "of") } atışını giriyor.

# Neler yapılabilir.
actions-title = Yapabileceklerin
act-roll = Zar at
act-roll-jail = Çıkmak için zar at
act-end = Sıranı bitir
act-buy = { $amount } ödeyip al
act-decline = Almaktan vazgeç
act-decline-auction = Açık artırmaya çıkar
act-claim = { $space } { word-rent-its-acc } iste
act-claim-any = { Word-rent } iste
act-bid = { $amount } teklif et
act-pass = Pas geç
act-pass-shortage = İstemiyorum
act-pass-turn = İstemiyorum, bu sırada bir daha sorma
act-build = Bina dik ({ $change })
act-sell = Bina sat ({ $change })
act-mortgage = İpotek et ({ $change })
act-redeem = İpoteği kaldır ({ $change })
act-surrender = Bankaya sat ({ $change })
act-sell-hotels = { $group } grubundaki bütün { word-hotels-acc } sat
act-on-space = { $action }: { $space }
act-pay = { $amount } öde
act-bankrupt = İflasını ilan et
act-bankrupt-liquidates = İflas et: her şeyi sat ve ipotek et
act-bankrupt-sure = İflasını ilan ediyor musun? Neyin varsa { FORM($other, "to") } geçecek.
act-bankrupt-sure-liquidates = İflasını ilan ediyor musun? Önce bütün binaların satılacak, { word-deeds-your } ipotek edilecek; sonra her şey { FORM($other, "to") } geçecek.
act-bankrupt-yes = Evet, iflas ettim
act-default = Tekliften vazgeç
act-fine = { $amount } öde, hapishaneden çık
act-card = Kartla hapishaneden çık
act-choose-steps = { $count ->
    [one] { $count } hane ilerleyip { $space } hanesine git
   *[other] { $count } hane ilerleyip { $space } hanesine git
}
act-choose-space = { $space } hanesine git
act-choose-stay = Kal
act-choose-redeem = { $amount } ödeyip ipoteği şimdi kaldır
act-choose-keep = İpotekli tut, { $amount } faiz öde
act-choose-defer = İpotekli tut, sonra iki kat faiz öde
act-accept = Kabul et
act-reject = Reddet
act-counter = Karşı teklif ver
act-withdraw = Teklifi geri çek
act-want = { $space } için bir tane iste
act-want-several = { $pieces } iste
act-offer = Anlaşma öner
act-choose-where = Nereye?
act-pick-on-board = Ya da oyun alanında seç.

# Açık artırma.
auction-title = { $space } açık artırması
auction-title-building = Bina açık artırması
auction-building-left = Bankada, bu binayla birlikte: { $pieces }.
auction-pass-piece = Pas yalnızca bu bina için geçerli.
auction-none = Henüz teklif yok.
auction-high-you = En yüksek teklif senin: { $amount }.
auction-stage-0 = Açık artırma başladı.
auction-stage-1 = Satıyorum…
auction-stage-2 = Satıyorum, satıyorum…
auction-closed = { $amount } karşılığında { FORM($player, "to") } satıldı.
auction-amount = Teklifin
auction-bid = Teklif ver
auction-quick = Hızlı teklifler
auction-out = Bu açık artırmanın dışındasın.
auction-after = Elinde { $amount } kalır.

# Anlaşmalar.
deal-title = Anlaşma
deal-with = Kiminle?
deal-give = Vereceklerin
deal-take = Alacakların
deal-cash = Para
deal-cards = Hapishane kartları
deal-none = Takas edilecek { word-deed } yok.
deal-send = Teklifi gönder
deal-clear = Baştan başla
deal-changes = Neler değişiyor
deal-empty = El değiştirecekleri seç.
deal-set-you = { $group } grubunu tamamlıyorsun.
deal-set-other = { $player }, { $group } grubunu tamamlıyor.
deal-break-you = { $group } grubunu bozuyorsun.
deal-break-other = { $player }, { $group } grubunu bozuyor.
deal-interest-you = İpotekli { word-deeds }: en az { $amount } faiz ödeyeceksin.
deal-interest-other = İpotekli { word-deeds }: { $player } en az { $amount } faiz ödeyecek.
deal-after-you = Sonrasında paran: { $amount }
deal-after-other = Sonrasında { FORM($player, "of") } parası: { $amount }
deal-too-much = İkinizden birinin o kadar parası yok.
deal-card-price = Bir { word-jail-card } { $amount } altında bir bedelle el değiştiremez.
offers-title = Teklifler
offer-from = { FORM($player, "of") } teklifi
offer-to = { FORM($player, "to") } teklifin
offer-between = { FORM($player, "from") } { FORM($other, "to") } teklif
offer-you-get = Alacakların
offer-you-give = Vereceklerin
offer-gives = Verdiği
offer-asks = İstediği
offer-not-now = Bu teklif şu anda kabul edilemez.
deal-time = Pazarlık süresi

# Borçlar.
debt-title = Borcunu öde
debt-owed = { WHO($other) ->
    [bank] Bankaya { $amount } borcun var; elindeki para { $cash }.
   *[other] { FORM($other, "to") } { $amount } borcun var; elindeki para { $cash }.
}
debt-missing = { $amount } eksiğin var.
debt-could = Her şeyi satıp ipotek edersen { $amount } bulabilirsin.
debt-cannot = Her şeyi satıp ipotek etsen bile yalnızca { $amount } bulabilirsin.
debt-ways = Para bulma yolları
debt-enough = tek başına yeter

# Kira istekleri.
claim-which = Hangi { word-deed } için?
claim-hint = Burada kimse hatırlatmaz: { word-deeds-your-dat } kimin geldiğini sen izle.

# Tapular ve haneler.
deed-free = Sahibi yok
deed-price = Fiyat
deed-mortgage-value = İpotek bedeli
deed-redeem-cost = İpoteği kaldırma bedeli
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
deed-building-cost = Bina başına fiyat
deed-mortgaged = ipotekli
deed-group = Grup
about-tax = { $amount } öde
about-fare = Yolculuk: { $amount }
about-entity = Solundaki oyuncuyla { $count } ya da üstünü at: { $amount } kazan ya da öde
about-go = Maaş: { $amount }
about-cards = Bir kart çek
about-jail = Ziyarette ya da hapishanede
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
player-worth = net servet { $amount }
player-token = Piyon
bank-stock = Bankada
log-title = Günlük
log-none = Henüz bir şey olmadı.
log-older = Eskileri göster
log-details = Adım adım
chat-title = Sohbet
chat-none = Henüz mesaj yok.
chat-say = Gönder
chat-text = Mesajın
chat-phrase = Hazır mesajlar
chat-judge = Hakem
preset-hello = Merhaba!
preset-good-luck = Bol şans!
preset-well-played = İyi oynadın!
preset-thanks = Teşekkürler!
preset-sorry = Kusura bakma!
preset-hurry = Sıra sende!
preset-wait = Bir dakika.
preset-yes = Evet.
preset-no = Hayır.
preset-interested = İlgileniyorum.
preset-not-interested = İlgilenmiyorum.
preset-make-an-offer = Bana bir teklif yap.
preset-judge-please = Hakem, bakar mısın?
preset-good-game = Güzel oyundu!
preset-bye = Hoşça kal!

# Zarlar.
dice-title = Zarlar
dice-none = Henüz zar atılmadı.
dice-bus = otobüs
dice-mr = sonraki { word-deed }

# Oyun alanı.
board-title = { $edition } oyun alanı
board-list = Oyun alanındaki haneler
board-keys = Ok tuşlarıyla oyun alanında gezinir, Enter ile bir haneyi açarsın.

# Hakem.
judge-title = Hakem
judge-close = Açık artırmayı kapat
judge-last-round = Son turu ilan et
judge-time = Süreyi bitir
judge-expel = { FORM($player, "acc") } oyundan çıkar
judge-dice = Atışı gir
judge-dice-faces = Atış, örneğin 3 4
judge-no-dice = Atışı iptal et
judge-pause = Ara ver
judge-resume = Devam et
judge-claims = İstenebilecek { word-rent-pl }
judge-claim-line = { $other }, { $space } için { FORM($player, "from") } { word-rent } isteyebilir
judge-claim-line-amount = { $other }, { $space } için { FORM($player, "from") } { $amount } isteyebilir

# Başlamadan önce.
lobby-title = Başlamadan önce
lobby-seat-open = boş yer
lobby-invite = Davet et
lobby-add-bot = Bot ekle
lobby-remove-bot = Botu çıkar
lobby-token = Piyon seç
lobby-token-any = Boş olan herhangi biri
lobby-start = Oyunu başlat
lobby-start-fill = Boş yerleri botlarla doldur ve başlat
lobby-waiting = Masa sahibinin oyunu başlatması bekleniyor.
lobby-waiting-judge = Başhakem bütün masaları aynı anda başlatacak.
lobby-seeding = Adil zarlar hazırlanıyor: her oyuncu bir pay ekliyor. Bir dakika…

# Oyun sonu.
end-title = Oyun bitti
end-winner = { $players } kazandı!
end-winners = { $players } galibiyeti paylaşıyor!
end-rank = Derece
end-player = Oyuncu
end-worth = Net servet
end-points = Puan
end-curve = Oyun boyunca net servet
end-dice = Zarlar
end-dice-about = Her toplamın kaç kez geldiği; bant, şansa göre beklenen aralığı gösterir.
end-dice-line = { $sum }: { $count ->
    [one] { $count } kez
   *[other] { $count } kez
} geldi, beklenen { $low } ile { $high } arası
end-replay = Oyunu yeniden izle
fair-check = Zarları denetle
end-rematch = Aynı oyuncularla rövanş
end-rematch-there = Rövanşa geç
leave-game = Oyundan ayrıl

# İlk oyun için ipuçları.
hints = İpucu
hints-on = İpuçları açık
hints-off = İpuçları kapalı
hints-stop = İpuçlarını kapat
hint-roll = Zar at, piyonun otomatik ilerler. Öncesinde bina dikebilir, ipotek edebilir ya da anlaşma önerebilirsin.
hint-buy = Sahibi yok: satın alabilir ya da bırakabilirsin.
hint-buy-auction = Sahibi yok: satın alabilirsin. Almazsan sen de dahil herkes teklif verebilir.
hint-claim = Biri { word-deed-your-dat } geldi. { Word-rent } ancak zamanında istersen senin olur.
hint-debt = Paran yetmiyor: bina sat, { word-deed } ipotek et ya da anlaşma yap, sonra öde.
hint-auction = En yüksek teklif kazanır. Ödeyebileceğinden fazlasını teklif edemezsin. Pas geçersen bu açık artırmadan çıkarsın.
hint-auction-default = En yüksek teklif kazanır. Bunu ödeyemeyen dışarıda kalır ve açık artırma yeniden başlar.
hint-choose = Karar senin: birini seç.
hint-offer = Seni bekleyen bir teklif var: kabul et, reddet ya da karşı teklif ver.
hint-jail = Çift atarsan çıkarsın; ödersen ya da kart kullanırsan kesin çıkarsın.
hint-jail-six = Altı atarsan çıkarsın; ödersen ya da kart kullanırsan kesin çıkarsın.
hint-jail-roll = Çift atarak ya da kartla çıkarsın; yoksa bu zardan sonra öder ve ilerlersin.
hint-jail-late = Deneme hakkın bitti: zar atar, ilerler ve ödersin. Önceden ödersen çift bir atış daha kazandırır.
hint-build = Bina dikebilirsin: { word-deeds-your-from } birini aç. Binalar { word-rent-acc } çok artırır.
hint-end = Başka bir şey var mı? Bina dik ya da anlaşma öner, sonra sıranı bitir.
hint-wait = Şimdi başkaları karar veriyor. Ayrıntılar için bir haneye dokun ya da anlaşma öner.

# Geriye bakış.
replay-title = Oyun tekrarı
replay-turn = { $turn }. sıra: { $player }
replay-scrub = Oyundaki konum
replay-step = Adım { $step } / { $last }
replay-first = Başa git
replay-back = Bir adım geri
replay-play = Oynat
replay-pause = Duraklat
replay-on = Bir adım ileri
replay-last = Sona git
replay-eyes = Kimin gözünden
replay-eyes-spectator = bir izleyici
replay-eyes-judge = hakem
replay-jump = Şu sıraya git
replay-speed = Hız
replay-times = { $factor }×
replay-plain = Metin olarak
loading-more = Yükleniyor…

# Bir cihazda birkaç kişi.
pass-to = Cihazı { FORM($player, "to") } ver
pass-taken = Ben { $player }, devam
lobby-here = bu cihazda
lobby-beside = Bu cihazda oynayan birini ekle
lobby-beside-add = Ekle

# Hakem için dahası.
judge-correct = Bir hatayı düzelt
judge-expel-title = Bir oyuncuyu çıkar
judge-expel-sure = { $player } oyundan çıkarılsın mı? Nesi varsa bankaya geçer ve bu geri alınamaz.
judge-talk = { $player } ile { $other } pazarlık ediyor.
judge-seconds = Saniye
judge-limit = Süre sınırı koy
judge-extend = Uzat
correct-what = Yanlış olan
correct-cash = Para
correct-deeds = { Word-deed }
correct-places = Oyun alanındaki konum
correct-amount = Eklenecek ya da çıkarılacak tutar
correct-deed = Hangi { word-deed }
correct-owner = Sahibi
correct-level = Binalar
correct-space = Hane
correct-entry = Günlük kaydı
correct-why = Gerekçe
correct-send = Düzeltmeyi kaydet

# Birini duymak zorunda olmamak.
chat-object = { FORM($player, "of") } mesajı hakkında
chat-mute = { FORM($player, "acc") } sustur
chat-mute-all = { FORM($player, "acc") } herkes için sustur
chat-hear = Susturmayı kaldır
chat-report = Bildirim nedeni
chat-reported = Bildirildi. Teşekkürler.
report-insult = hakaret
report-spam = istenmeyen mesaj
report-cheating = hile
report-advice = yasak tavsiye
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
shortage-could = { $pieces } yerleştirip ödeyebilirsin.
shortage-how = Her bina için istediğin sırayla bir { word-street } seç.
shortage-order = Seçtiklerin, sırasıyla
shortage-remove = { $space } seçimini kaldır
shortage-total = Toplam { $amount }. Elinde { $left } kalır.
spoken-of = Metinler senden nasıl söz etsin?
spoken-of-other = Nötr
spoken-of-f = Kadın olarak
spoken-of-m = Erkek olarak

## Review in place: readers propose better texts

review-invite = Bu senin dilin mi? Metinleri iyileştirmeye yardım et

## The stage: the middle of the board

stage-pace = Animasyon hızı: { $pace }
pace-calm = sakin
pace-normal = normal
pace-fast = hızlı
pace-instant = anında
stage-completes = Grubu tamamlar
stage-blocks = { FORM($player, "of") } grubunu engeller
stage-of-set = { $number ->
    [one] Grupta { $count } / { $number }
   *[other] Grupta { $count } / { $number }
}
stage-left = Elinde { $amount } kalır
stage-short = { $amount } eksiğin var
strip-title = Herkesin parası
stop-free = Satılık: { $amount }
stop-yours = Senin
stop-rent = { Word-rent }: { $amount }
stop-rent-dice = { Word-rent }: zarlara göre
awaiting-you-choose-mortgaged-deeds = Sana birkaç ipotek geçti. Her biri için ne yapacaksın?
inherited-keep = Tut, faiz öde
inherited-redeem = Şimdi kaldır
inherited-defer = Sonra iki kat faiz
inherited-later = Sonra
inherited-keep-all = Hepsini tut
inherited-redeem-all = Hepsini kaldır
space-number = { $number }. kare
lobby-seat = { $number }. yer
offer-new = Az önce yapıldı
offer-since = { $minutes } dk önce yapıldı
bot-pace = Botların temposu
bot-pace-calm = Sakin
bot-pace-normal = Normal
bot-pace-fast = Hızlı
bot-pace-instant = Anında
cash-short = Elinde yalnızca { $cash } var.
end-share = Paylaş
end-shared = Kopyalandı
end-download = İndir
acting-as = Şimdi oynayan: { $player }
whole-board = Bütün tahta
auction-estate = { FORM($player, "of") } iflas malları: { $number } / { $count }.
auction-passed = pas geçti
auction-thinking = düşünüyor
awaiting-offer = { WHO($other) ->
    [you] { $player } senin teklifini düşünüyor.
   *[other] { $player }, { FORM($other, "of") } teklifini düşünüyor.
}
awaiting-choose-bus = { $player } otobüsle kaç hane ilerleyeceğini seçiyor.
awaiting-choose-any-space = { $player } hangi haneye gideceğini seçiyor.
awaiting-choose-ride = { $player }, { $space } ile yola devam edip etmeyeceğine karar veriyor.
awaiting-choose-mortgaged-deed = { $player }, { $space } ipoteğiyle ne yapacağına karar veriyor.
deal-times = { WHO($player) ->
    [you] Basılı fiyatlara göre aldığının { $times } katını veriyorsun.
   *[other] Basılı fiyatlara göre { $player } aldığının { $times } katını veriyor.
}
deal-nothing = { WHO($player) ->
    [you] Karşılığında hiçbir şey almıyorsun.
   *[other] { $player } karşılığında hiçbir şey almıyor.
}
outlook-title = Olasılıklar ve gruplar
outlook-heat = Riskleri alanda göster
outlook-roll = { WHO($player) ->
    [you] Sonraki atışın
   *[other] Sonraki atış: { $player }
}
outlook-charge = Diğer ödemeler
outlook-own = Kendi hanesi
outlook-nothing = Ödeme yok
outlook-cost = Ortalama { $mean }, en çok { $worst } ({ $space })
outlook-here = { $chance }: en çok { $amount } ödeme
outlook-sets = Kimde ne var
outlook-note = Oyun alanı şimdiki gibiyken tek atış. Mülk sahibinin isteyebileceği, istenmiş sayılır; destede kalan her kartın olasılığı aynıdır; nereye gideceğini seçebilen en ucuz yolu seçer. Sonraki atışlar ve bütün gelirler sayılmaz.

bot-random = Eğlencesine
bot-novice = Kolay
bot-builder = Orta
bot-trader = Zor
bot-champion = Çok zor

sound-volume = Ses düzeyi

look-edition = Sürüm görünümü: açık
look-plain = Sürüm görünümü: kapalı

bot-talk-on = Bot sohbeti: açık
bot-talk-off = Bot sohbeti: kapalı
end-line = Satırımı onayla
stood-in = Masa senin yerine oynuyor.
stood-in-back = Döndüm
