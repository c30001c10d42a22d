# Gerçek masadaki hakem paneli.
panel-tables = Masalarım
panel-none-mine = Şu anda sana atanmış masa yok.
panel-others = Diğer masalar
panel-others-lead = İkinci kişi olarak, başkasının girdiği skor kâğıtlarını onaylarsın.
panel-open = Hakem panelini aç
panel-no-script = Panel JavaScript gerektirir. JavaScript yoksa kâğıt kullan; skor kâğıtları burada onaylanır:
panel-keep-open = Bu sayfayı açık tut: ağ olmadan da çalışır, girdiklerini ilk fırsatta gönderir. Ağ yokken yeniden yüklenemez.

panel-table = Masa { $number }
panel-seat = Oyuncu { $number }
panel-judge = Hakem: { $name }
panel-parts = Panelin bölümleri
panel-part-table = Masa
panel-part-bank = Banka
panel-part-shortage = Bina kıtlığı
panel-part-sheet = Skor
panel-part-rules = Kurallar
panel-time-left = Kalan süre
panel-heat-waiting = başlamadı
panel-heat-rolled = başlamaya hazır
panel-heat-running = oynanıyor
panel-heat-last-round = son tur
panel-heat-paused = ara verildi
panel-heat-over = süre bitti
panel-saved = Her şey kaydedildi
panel-offline = Ağ yok
panel-waiting = { $count ->
    [one] { $count } giriş bekliyor
   *[other] { $count } giriş bekliyor
}
panel-waits-at = { $time } saatinden beri bekliyor: { $what }
panel-shut = Özel bağlantın artık çalışmıyor. Direktörden yenisini iste; girdiklerin bu tarayıcıda kalır.
panel-keeps-nothing = Bu tarayıcı hiçbir şey saklayamıyor: bir giriş beklerken sayfayı kapatma.
panel-broken = Sunucu bu girişi kabul edemiyor. Yeniden gir.
panel-dismiss = Tamam
panel-cancel = Vazgeç
panel-choose = Seç
panel-reason = Gerekçe
panel-entry-announce = Kalan süre duyuruldu
panel-entry-out = { $name } iflas etti
panel-entry-expel = { $name } diskalifiye edildi
panel-entry-enter = Skor kâğıdı
panel-entry-correct = Düzeltilmiş skor kâğıdı
panel-entry-confirm = Skor kâğıdı onaylandı
panel-entry-reject = Skor kâğıdı geri gönderildi

panel-out = İflas
panel-out-title = İflas edip oyundan çıktı mı?
panel-out-lead = İflas eden, ayrılırken imzalar. Saat { $time }.
panel-out-signs = { $name } burayı imzalar
panel-out-paper = Kâğıtta imzalandı
panel-out-unsigned = İmzalamadan ayrıldı
panel-expel = Diskalifiye et
panel-expel-title = Şampiyonadan diskalifiye edilsin mi?
panel-expel-lead = Uygunsuz davranış nedeniyle. Oyuncu puansız son sıraya düşer ve geri dönemez.
panel-announce = Kalan süreyi duyurdum
panel-announced = { $count ->
    [one] Duyuru saati { $time }: { $count } dakika kaldı
   *[other] Duyuru saati { $time }: { $count } dakika kaldı
}
panel-fate-playing = sona kadar oynadı
panel-fate-bankrupt = iflas
panel-fate-expelled = diskalifiye edildi
panel-fate-withdrawn = çekildi
panel-signed = imzalı

panel-bank-lead = Bankacı için: oyuncular yardımcı araç kullanamaz.
panel-bank-deed = Mülk
panel-bank-dice = Zarların toplamı
panel-bank-rent = Kira
panel-bank-deed-title = Bankayla işlemler
panel-bank-more = Başka tutarlar
panel-bank-repairs = Tamirat kartları
panel-rent-bare = binasız
panel-rent-group = grubun tamamı, binasız
panel-rent-houses = { $count ->
    [one] { $count } ev
   *[other] { $count } ev
}
panel-rent-hotel = otel
panel-rent-held = { $count ->
    [one] sahibinde { $count } tane
   *[other] sahibinde { $count } tane
}
panel-bank-price = Fiyat
panel-bank-mortgage = İpotek
panel-bank-redeem = İpoteğin kaldırılması
panel-bank-interest = İpotekli el değiştirirse faiz
panel-bank-house = Ev inşası
panel-bank-hotel = Otel inşası
panel-bank-house-back = Ev satışı
panel-bank-hotel-back = Otel satışı
panel-bank-salary = Maaş
panel-bank-fine = Hapishaneden çıkış
panel-bank-houses = Evler
panel-bank-hotels = Oteller
panel-bank-repair = { $deck }: ev başına { $house }, otel başına { $hotel }
panel-bill = Toplam
panel-bill-lead = Eklemek için bir tutara dokun.
panel-bill-amount = Tutar
panel-bill-plus = Ekle
panel-bill-minus = Çıkar
panel-bill-back = Geri al
panel-bill-clear = Temizle

panel-short-lead = Önce bina diken kaç tane ve nereye istediğini söyler, sonra ötekiler. Bankadakiler yeterse herkes liste fiyatından alır; yetmezse binalar tek tek açık artırmaya çıkar.
panel-short-piece = Hangisi yetersiz?
panel-short-houses = Evler
panel-short-hotels = Oteller
panel-short-stock = Bankada kaç tane kaldı?
panel-short-wishes = Kim ne istiyor?
panel-short-wish = { $count ->
    [one] { $deed } için { $count } tane, liste fiyatı { $price }
   *[other] { $deed } için { $count } tane, liste fiyatı { $price }
}
panel-short-breaks = otel bozuyor
panel-short-withdraw = Geri çek
panel-short-player = Oyuncu
panel-short-deed = Bina yeri
panel-short-count = Kaç tane
panel-short-declare = Bildir
panel-short-empty = Bankada hiç kalmadı: biri geri verene ya da satana kadar bekle.
panel-short-enough = Herkese yetecek kadar var: herkes liste fiyatından alır.
panel-short-sold-all = Herkese liste fiyatından satıldı
panel-short-alone = Yalnızca { $name } istiyor: açık artırma yok, { $deed } için { $price }.
panel-short-sold-alone = Liste fiyatından satıldı
panel-short-auction = Bir bina için açık artırma. Teklif verenler: { $names }. Açılış teklifi: { $price }.
panel-short-breakers = Bütün alıcılar istediğini aldı. Şimdi otel bozabilecek oyuncular: { $names }.
panel-short-winner = En yüksek teklifi veren
panel-short-price = Teklif
panel-short-low = Açılış teklifi: { $price }.
panel-short-sold = Satıldı
panel-short-unsold = Teklif veren yok
panel-short-pass = Pas yalnızca bu bina için geçerli. Herkes pas geçerse bina bankada kalır, kıtlık biter.
panel-short-sales = Şimdiye kadar satılanlar
panel-short-sale = { $name }: { $deed }, { $price }
panel-short-again = Baştan başla

panel-sheet-not-yours = Görevin skor kâğıdı girmeye yetkili değil.
panel-sheet-coming = Skor kâğıdı yolda. Sunucu alana kadar bu tarayıcıda saklanır.
panel-whose = Hangi oyuncu?
panel-no-cash = para girilmedi
panel-gone = Oyundan çıkanın hiçbir şeyi yoktur.
panel-not-out = Hâlâ oynuyor
panel-cash = Para: { $name }
panel-owned-by = sahibi { $name }
panel-mortgaged = ipotekli
panel-buildings = Binalar: { $deed }
panel-level-none = bina yok
panel-level-hotel-short = O
panel-out-on-sheet = Bitmeden iflas etti
panel-worth-cash = Para
panel-worth-deeds = Mülkler
panel-worth-mortgaged = İpotekli mülkler
panel-worth-houses = Evler
panel-worth-hotels = Oteller
panel-worth-total = Net servet
panel-places = Dereceler ve puanlar
panel-survivors = { $count ->
    [one] { $count } oyuncu kaldı.
   *[other] { $count } oyuncu kaldı.
}
panel-points = { $count ->
    [one] { $count } puan
   *[other] { $count } puan
}
panel-decided-worth = net servete göre
panel-decided-deeds = net servet eşit, ipoteksiz mülkü daha çok
panel-decided-cash = net servet ve mülkler eşit, parası daha çok
panel-decided-head-judge = başhakem kararıyla
panel-decided-survived = hâlâ oynuyordu
panel-decided-left-later = oyundan daha geç çıktı
panel-decided-expelled = sonraki oyuncu diskalifiye edildi
panel-fault-no-cash = para tutarı girilmemiş
panel-fault-players-differ = skor kâğıdında masanın her oyuncusu bir kez yer almalı
panel-fault-nobody-left = kalan son oyuncu kazanmıştır, oyun dışı değildir
panel-fault-order-missing = oyuncuların oyundan çıkış sırası eksik
panel-fault-unknown-fate = oyuncunun oyunu nasıl bitirdiği belli değil
panel-fault-bad-cash = para tutarı doğru olamaz
panel-fault-out-but-owns = oyun dışı, hiçbir şeyi olamaz
panel-fault-no-such-deed = bu oyun alanında olmayan bir mülk
panel-fault-deed-twice = bir mülk iki satırda yazıyor
panel-fault-bad-buildings = orada duramayacak binalar
panel-fault-too-many-houses = kutudakinden fazla ev
panel-fault-too-many-hotels = kutudakinden fazla otel
panel-fault-group-incomplete = tamamlanmamış bir grupta binalar
panel-fault-group-mortgaged = ipotekli mülkü olan bir grupta binalar
panel-fault-built-unevenly = bir grupta binalar dengesiz
panel-fault-sums-differ = net servet, parçalarının toplamı değil
panel-fault-unknown-part = hesaba katılmayan bir şey yazıyor
panel-fault-fate-differs = oyun sürerken başka türlü kaydedilmişti
panel-fault-order-differs = oyundan çıkış sırası başka türlü kaydedilmişti
panel-tie = Bu eşitliği yalnızca başhakem bozabilir. Oyunculara onun verdiği sırayla dokun.
panel-tie-open = Bir eşitlik başhakemin kararını bekliyor.
panel-tie-order = Sıra: { $names }
panel-tie-next = Sıradaki { $name }
panel-tie-again = Sırayı temizle
panel-signatures = İmzalar
panel-sign-later = Önce skor kâğıdı eksiksiz ve doğru olmalı.
panel-sign = { $name } imzalar
panel-sign-paper = kâğıtta
panel-sign-paper-of = { $name } kâğıtta imzaladı
panel-signed-at = imza saati { $time }
panel-signed-paper = kâğıtta, görülme saati { $time }
panel-signed-before = ayrılırken imzaladı
panel-locked = Biri imzaladı: artık hiçbir şey değiştirilemez.
panel-unlock = Bütün imzaları kaldır ve değişiklik yap
panel-too-early = Skor kâğıdı, başhakem süreyi bitirdiğinde ya da tek oyuncu kaldığında kabul edilir.
panel-unsigned-yet = İmzası beklenenler: { $names }. O zamana kadar kimse skor kâğıdını onaylayamaz.
panel-reason-needed = Düzeltme için gerekçe gerekir.
panel-submit = Skor kâğıdını gir
panel-submit-correction = Düzeltmeyi gir
panel-print = Yazdır
panel-entered-by = { $version }. sürüm, { $name } girdi.
panel-confirmed-by = { $name } onayladı.
panel-awaits-second = İkinci bir kişiyi bekliyor.
panel-digest = Bu kâğıdın parmak izi:
panel-unsigned = İmzalamayanlar: { $names }.
panel-own = Bu kâğıdı sen girdin: başka biri onaylamalı.
panel-confirm-lead = Kâğıttakiyle karşılaştır. Tam olarak burada gördüğünü onaylarsın.
panel-confirm = Değiştirmeden onayla
panel-reject = Geri gönder
panel-correct = Bu kâğıdı düzelt
panel-correct-about = Düzeltme bu sürümün yerine geçer ; gerekçesi yazılır. Yeniden imzalanıp onaylanmalıdır.
panel-correct-begin = Düzeltmeye başla
panel-correct-lead = Bu, { $name } tarafından girilen { $version }. sürümün yerine geçer.

panel-rules-language = Kuralların dili
panel-rules-search = Sözcük ya da kural numarası
panel-rules-found = { $count ->
    [one] { $count } kural
   *[other] { $count } kural
}
panel-entry-tick = İşaret: { $name }
panel-entry-undo-out = { $name } yeniden oyunda
panel-tick-lead = Masadaki oyuncuları işaretle. Yoklamada işaretli olmayan yerini kaybeder.
panel-door-missing = kapıda kaydı yok
panel-undo = Geri al
panel-undo-title = { $name } oyun dışı değil mi yani?
panel-undo-lead = İkinci bir görevlinin de kabul etmesi gerekir. Girilmiş skor kâğıdı o zaman sana döner.
panel-undo-waits = Geri alma önerildi. İkinci bir görevlinin de kabul etmesi gerekir.
panel-returned = { $name } skor kâğıdını geri gönderdi: { $reason }
