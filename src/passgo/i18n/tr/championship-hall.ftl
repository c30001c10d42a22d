# Salondaki şampiyona: direktör konsolu, saatler, skor kâğıtları, tablolar.

hall-desk = Görevli sayfaları
hall-rule = Kural
hall-waiting = { $count ->
    [one] { $count } bekliyor
   *[other] { $count } bekliyor
}
hall-role-registrar = Kayıt görevlisi
hall-role-director = Direktör
hall-role-head-judge = Başhakem
hall-role-judge = Hakem
hall-role-scorer = Puan görevlisi
hall-page-director = Turlar
hall-page-registrar = Kayıt masası
hall-page-nicknames = Takma adlar
hall-page-entrants = Katılımcılar
hall-page-terms = Koşullar
hall-page-officials = Görevliler
hall-page-outbox = Giden e-postalar
hall-page-sheets = Skor kâğıtları
hall-page-clock = Saatler
hall-page-board = Canlı tablo
hall-page-projector = Projektör
hall-page-judge = Masalarım
hall-page-time = Bilgisayar saati

hall-director-lead = Her tur aynı yolu izler: oturma düzeni, hakemler, yayımlama, yoklama, oyun, skor kâğıtları, puanlar, tur atlayanlar.
hall-champion = Şampiyon: { $nickname }
hall-venue = Mekân
hall-round = Tur
hall-round-number = { $number }. tur
hall-players = Oyuncular
hall-stands = Durumu
hall-open-session = Aç: { $session }
hall-session = { $stage }, { $city }
hall-session-round = { $stage }, { $city }, { $round }. tur
hall-backup = Yedekleme ve günlük
hall-backup-lead = Sunucuda yedekler için bir klasör varsa, puanlar her açıklandığında ya da bir aşama kapandığında yedek alınır. Sonraki turdan önce onu başka bir cihaza kopyala.
hall-log = { $count ->
    [one] Günlükte { $count } olay var. Özet:
   *[other] Günlükte { $count } olay var. Özet:
}
hall-machine = Zaman makinesi
hall-machine-lead = Bu şampiyona bir provadır. Başka bir zamana taşınabilir, ama asla son olayından öncesine değil.
hall-machine-now = Prova. Buradaki zaman: { $moment }
hall-machine-to = Gün ve saat
hall-machine-go = Oraya git
hall-machine-back = Bugüne dön
hall-time-jumped = Şampiyona bilgisayarının saati sıçradı. Sıçramadan önceki zaman: { $was }. Sonra saatin gösterdiği: { $says }. Turlar ve süreler hâlâ sıçramadan önceki zamana göre devam ediyor.
hall-time-open = Ne yapmalı
hall-time-now = Şampiyona zamanı: { $time }. Bilgisayar saati: { $clock }.
hall-time-fine = Saatle ilgili açık bir bildirim yok.
hall-time-wrong = Saat yanlışsa bilgisayarda düzelt. Bildirim o zaman kendiliğinden kapanır.
hall-time-right = Saat doğruysa iki görevli bunu burada kabul etmeli. Süren turlar kalan sürelerini korur.
hall-time-accept = Saat doğru
hall-time-proposed = { $name }, saatin doğru olduğunu söylüyor. Bunu ikinci bir görevli onaylamalı.
hall-time-venue = { $city }: oradaki bilgisayarın saati yanlıştı. Son kaydın zamanı: { $was }. Saatin gösterdiği: { $says }. Kayıtların sırası değişmedi.
hall-rehearse = Sonraki aşamayı botlar oynasın
hall-rehearse-lead = Sıradaki: { $stage }. Botlar bütün yerlere oturur ve aşamayı sonuna kadar oynar; bu bir dakika sürebilir.

hall-pipeline = Bu turun adımları
hall-state-done = tamam
hall-state-now = şimdi
hall-state-later = sonra
hall-step-seating = Oturma düzeni
hall-step-judges = Hakemler
hall-step-publish = Yayımlama
hall-step-roll = Yoklama
hall-step-play = Oyun
hall-step-sheets = Skor kâğıtları
hall-step-release = Puanlar
hall-step-qualify = Tur atlayanlar
hall-step-over = Bitti
hall-step-later = Henüz değil
hall-waits-director = Bunu direktör yapar.
hall-waits-head-judge = Bunu başhakem yapar.

hall-plan = { $players } oyuncu, { $heats } seride { $tables } masaya oturur.
hall-drawn = { $tables } masada { $players } oyuncu.
hall-seed-printed = Kura sayısı { $seed }: herkes bundan aynı oturma düzenini çıkarabilir.
hall-seeded = En güçlü oyuncular masalara dağıtıldı.
hall-reason-sizes = Masalardaki oyuncular: { $sizes }. Dengeli dağıtıldı, masa başına en az { $fewest }, en çok { $most }.
hall-reason-repeats = { $count ->
    [0] Kimse kimseyle yeniden karşılaşmıyor.
    [one] { $count } çift yeniden karşılaşıyor: daha iyi bir düzen bulunamadı.
   *[other] { $count } çift yeniden karşılaşıyor: daha iyi bir düzen bulunamadı.
}
hall-reason-apart = { $count ->
    [one] { $count } çift ayrı tutulacak.
   *[other] { $count } çift ayrı tutulacak.
}
hall-reason-fixed = { $count ->
    [one] { $count } oyuncunun masası sabit.
   *[other] { $count } oyuncunun masası sabit.
}
hall-broken-seated-twice = Biri iki masada oturuyor olur.
hall-broken-not-a-player = Bu turda oynamayan birine yer verilmiş.
hall-broken-not-seated = Bu turda oynayan birinin yeri yok.
hall-broken-table-too-small = Bir masada çok az oyuncu var.
hall-broken-table-too-large = Bir masada çok fazla oyuncu var.
hall-broken-tables-differ = Masa sayısı, formatın istediği sayı değil.
hall-broken-thinned-unevenly = İki masa arasında birden fazla oyuncu farkı var.
hall-broken-fixed-seat = Bir oyuncu, kendisi için sabitlenen masada değil.
hall-broken-kept-apart = Ayrı tutulacak iki oyuncu aynı masada oturuyor.
hall-table = Masa { $number }
hall-heat = { $number }. seri
hall-table-players = { $count ->
    [one] { $count } oyuncu
   *[other] { $count } oyuncu
}
hall-again = { $count ->
    [one] daha önce { $count } karşılaşma
   *[other] daha önce { $count } karşılaşma
}
hall-judged-by = Hakem: { $name }
hall-fixed = sabit
hall-swap-lead = Yer değiştirecek iki oyuncuyu işaretle. Düzen yeniden denetlenir; kural bozan değişim reddedilir.
hall-swap = İkisinin yerini değiştir
hall-swap-two = Yer değiştirmek için tam iki oyuncu işaretle.
hall-draw = Kurayı çek
hall-draw-again = Kurayı yeniden çek
hall-seed = Kura sayısı
hall-seed-lead = Verilen sayıyı ya da herkesin önünde çekilmiş bir sayıyı kullan.
hall-apart = Ayrı tut
hall-apart-one = Birinci oyuncu
hall-apart-other = İkinci oyuncu
hall-pair = { $one } ve { $other }
hall-fixing = Sabit masalar
hall-fixed-player = Oyuncu
hall-fixed-table = Masa
hall-fixed-at = { $name }: masa { $table }

hall-judge-of = Masa { $number } hakemi
hall-judges-save = Bu hakemleri ata
hall-judges-none = Bu mekân için henüz hakem davet edilmedi.
hall-judges-set = Hakemi olan masalar: { $count } / { $tables }.
hall-published = Yayımlandı. Resmî başlangıç: { $moment }
hall-projector-open = Projektörde göster
hall-pdf = Skor kâğıtlarını yazdır (PDF)
hall-starts = Resmî başlangıç (saat dilimi { $zone })
hall-publish = Oturma düzenini yayımla
hall-present = Gelen oyuncular: { $present } / { $players }.
hall-missing = { $count ->
    [one] { $count } kişi eksik
   *[other] { $count } kişi eksik
}
hall-small = Oyuncusu yetersiz masalar: { $tables }. Bu serinin yerlerini yeniden dağıt.
hall-alternates = { $count ->
    [one] { $count } yedek, { $present } burada.
   *[other] { $count } yedek, { $present } burada.
}
hall-roll-alternates = Burada olan yedekler, numara sırasıyla boş yerlere oturur
hall-roll = Yoklama yap
hall-call-alternate = Sıradaki yedeği çağır
hall-reseat = Yeniden dağıt: { $heat }. seri
hall-start = { $count ->
    [one] Masayı başlat
   *[other] { $count } masayı birlikte başlat
}
hall-start-lead = Burada olmayanlar yoklamada yerini kaybetti. Süre bütün masalar için aynı anda işlemeye başlar.
hall-heat-waiting = Bekliyor
hall-heat-rolled = Yoklama yapıldı, başlamaya hazır
hall-heat-running = Sürüyor
hall-heat-last-round = Son tur
hall-heat-paused = Ara verildi
hall-heat-over = Süre bitti
hall-play-later = Yayımlamadan sonra.
hall-clock-of = { $heat }. serinin saati
hall-expel = Diskalifiye et
hall-expel-who = Diskalifiye edilecek oyuncu
hall-expel-lead = Uygunsuz davranış nedeniyle. Oyuncu puansız son sıraya düşer ve geri dönemez.
hall-reason = Gerekçe
hall-fate-playing = sona kadar oynadı
hall-fate-bankrupt = iflas
hall-fate-expelled = diskalifiye edildi
hall-fate-withdrawn = çekildi

hall-sheets-lead = Her skor kâğıdına ikinci bir kişi bakar; değiştirmeden onaylar ya da geri gönderir.
hall-sheets-none = Şu anda beklenen skor kâğıdı yok.
hall-sheets-count = Onaylanan skor kâğıtları: { $confirmed } / { $tables }.
hall-sheets-short = { $confirmed } / { $tables }
hall-sheets-missing = Skor kâğıdı olmayan masalar: { $tables }.
hall-sheet-waiting = başlamadı
hall-sheet-playing = oynanıyor
hall-sheet-due = skor kâğıdı eksik
hall-sheet-entered = ikinci kişiyi bekliyor
hall-sheet-confirmed = onaylandı
hall-sheet-of = Masa { $number } skor kâğıdı
hall-sheet-none = Bu masa için skor kâğıdı girilmedi.
hall-sheet-by = { $version }. sürüm, { $name } girdi.
hall-sheet-confirmed-by = { $name } onayladı.
hall-back-session = Tura dön
hall-part-cash = Para
hall-part-deeds = Mülkler
hall-part-mortgaged = İpotekli mülkler
hall-part-houses = Evler
hall-part-hotels = Oteller
hall-part-total = Net servet
hall-holdings =
    { $count ->
        [one] { $count } mülk
       *[other] { $count } mülk
    }
hall-mortgaged = ipotekli
hall-houses = { $count ->
    [one] { $count } ev
   *[other] { $count } ev
}
hall-hotel = otel
hall-signed = imzalı
hall-unsigned = imzasız
hall-placings = Dereceler ve puanlar
hall-points-count = { $count ->
    [one] { $count } puan
   *[other] { $count } puan
}
hall-tie = Bir eşitlik başhakemin kararını bekliyor.
hall-decided-worth = net servete göre
hall-decided-deeds = net servet eşit, ipoteksiz mülkü daha çok
hall-decided-cash = net servet ve mülkler eşit, parası daha çok
hall-decided-head-judge = başhakem kararıyla
hall-decided-survived = hâlâ oynuyordu
hall-decided-left-later = oyundan daha geç çıktı
hall-decided-expelled = sonraki oyuncu diskalifiye edildi
hall-confirming = İkinci kişi
hall-digest = Bu kâğıdın parmak izi:
hall-signatures-missing = İmzalamayanlar: { $names }.
hall-own-sheet = Bu kâğıdı sen girdin: başka biri onaylamalı.
hall-confirm-lead = Kâğıttakiyle karşılaştır. Tam olarak burada gördüğünü onaylarsın; bu sayfada hiçbir şey değiştirilemez.
hall-confirm = Değiştirmeden onayla
hall-reject = Geri gönder
hall-release-lead = Puanlar takma adlarla duyurulur, net servet asla.
hall-release = Puanları açıkla
hall-released = Puanlar açıklandı.
hall-board-open = Canlı tabloyu aç
hall-qualify-lead = Herkesi sıralar ve kimin tur atladığını gösterir. Kura yalnızca başka hiçbir ölçütle belirlenemeyene karar verir; sayısı günlükte saklanır.
hall-qualify-later = Puanlar açıklandıktan sonra.
hall-lot-seed = Kura sayısı
hall-qualify = Aşamayı burada kapat
hall-next-round = Sonraki tura
hall-goes-on = tur atladı
hall-by-lot = kurayla

hall-nicknames-lead = Takma adlar oyunla ilgili olmalı; yaşa, cinsiyete, uyruğa ya da bedene gönderme yapmamalı. Olası sorunlar işaretlenir; karar senin.
hall-nicknames-none = Onay bekleyen takma ad yok.
hall-no-concern = Dikkat çeken bir şey yok.
hall-approve = Onayla
hall-approve-all = { $count ->
    [one] Sorunsuz olanı onayla
   *[other] Sorunsuz { $count } takma adı onayla
}
hall-give-back = Reddet
hall-give-back-reason = Gerekçe (katılımcıya gönderilir)
hall-approved = { $count ->
    [one] { $count } onaylı takma ad
   *[other] { $count } onaylı takma ad
}
hall-concern-theme = Oyunla ilgili bir sözcük bulunamadı.
hall-concern-age = Yaşa gönderme olabilir.
hall-concern-sex = Cinsiyete gönderme olabilir.
hall-concern-nationality = Uyruğa gönderme olabilir.
hall-concern-body = Bedene gönderme olabilir.
hall-concern-number = Yaş ya da doğum yılı olabilecek bir sayı içeriyor.
hall-concern-place = Bir mekân ya da şehir adı içeriyor.
hall-concern-name = Gerçek adın bir parçasını içeriyor.

hall-search = Ad ya da takma ad
hall-search-go = Ara
hall-found = { $count ->
    [0] Kimse bulunamadı.
    [one] { $count } kişi bulundu.
   *[other] { $count } kişi bulundu.
}
hall-erased = silindi
hall-alternate-number = { $number } numaralı yedek
hall-status-pending = Bekliyor, aranacak
hall-status-confirmed = Onaylandı
hall-status-withdrawn = Çekildi
hall-status-no-show = Gelmedi
hall-status-disqualified = Diskalifiye
hall-status-erased = Silindi
hall-cancel = Kaydı iptal et
hall-cancel-lead = Düzenleyenler bir kaydı, örneğin veriler eksikse ya da koşullara aykırıysa, iptal edebilir.

hall-terms-lead = Yeni sürüm hemen yürürlüğe girer; duyuruyu herkes genel sitede görür.
hall-terms-version = Sürüm { $version }
hall-terms-notice = Neyin değiştiği (duyuru)
hall-terms-closes = Yeni son kayıt günü (şimdi { $day }); değişmeyecekse boş bırak
hall-terms-mailed = Kayıtlı herkese e-posta gönder
hall-terms-cancelled = Şampiyona iptal edildi
hall-terms-publish = Yeni sürümü yayımla
hall-terms-empty = Koşulları en az bir dilde yaz.

hall-officials-lead = Herkes tek bir görev için özel bağlantı alır. Bağlantı kimdeyse o görevle işlem yapar: yalnızca bir kişiye gönder. Yeni bağlantı eskisini geçersiz kılar.
hall-official-name = Ad
hall-official-role = Görev
hall-official-venue = Mekân
hall-official-table = Varsa her zamanki masası
hall-invite = Bağlantı oluştur
hall-invited = Bağlantı: { $name }
hall-invited-lead = Bu bağlantı yalnızca bir kez gösterilir.
hall-name-needed = Bir ad gir (1–60 karakter).
hall-revoke = İptal et
hall-revoke-lead = { $name } için verilen bütün bağlantılar hemen geçersiz olur.
hall-revoke-yes = Bütün bağlantıları iptal et
hall-revoke-self = Kendi bağlantını iptal edemezsin. Bunu başka bir direktör yapabilir.
hall-you = sen

hall-outbox-lead =
    { $count ->
        [0] Bütün e-postalar gönderildi.
        [one] { $count } e-posta bekliyor. E-posta programına kopyala, sonra gönderildi olarak işaretle.
       *[other] { $count } e-posta bekliyor. E-posta programına kopyala, sonra gönderildi olarak işaretle.
    }
hall-letter-to = Kime
hall-letter-subject = Konu
hall-letter-body = Metin
hall-letter-fault = E-posta sunucusu reddetti:
hall-copy = Kopyala
hall-copied = Kopyalandı
hall-sent = Gönderildi olarak işaretle
hall-sent-all =
    { $count ->
        [one] Aşağıdakini gönderildi olarak işaretle
       *[other] Aşağıdaki { $count } e-postayı gönderildi olarak işaretle
    }
hall-phones = Telefon listesi
hall-name = Ad
hall-phone = Telefon

hall-clock = Saat
hall-clocks-lead = Resmî süreyi başhakem tutar. Her saati herkes açabilir; düğmeleri yalnızca başhakem görür.
hall-clocks-none = Henüz yayımlanmış oturma düzeni yok.
hall-clock-left = Kalan süre
hall-clock-waits = Önce yoklama yap.
hall-clock-reason = Aranın gerekçesi, salonda görünür
hall-clock-pause = Ara ver
hall-clock-resume = Devam et
hall-clock-last-round = Son turu ilan et
hall-clock-end = Süreyi bitir
hall-clock-all = Bütün saatler
hall-clock-offline = Bağlantı yok. Süre işlemeye devam ediyor.
hall-fullscreen = Tam ekran
hall-call-minutes = { $count ->
    [one] { $count } dakika kaldı
   *[other] { $count } dakika kaldı
}
hall-call-over = Süre bitti

hall-board = Canlı tablo
hall-board-lead = Her turdan sonra takma adlarla puanlar.
hall-board-empty = Henüz puan açıklanmadı.
hall-csv = Sıralama, CSV olarak
hall-json = Sıralama, JSON olarak
hall-number = Salon { $number }
hall-halls = Salonlar
hall-all = Hepsi
hall-rank = Derece
hall-nickname = Takma ad
hall-points = Puan
hall-anonymous = adsız
hall-offline = Bağlantı yok. Bu, bilinen son durum.
hall-scroll-pause = Kaydırmayı durdur

hall-done-travel = Zaman ayarlandı.
hall-done-return = Şampiyona yeniden şimdiki zamanda.
hall-done-rehearse = Aşama oynandı.
hall-done-draft = Kura çekildi. Oturma düzenine bak, sonra yayımla.
hall-done-reseat = Serinin yerleri yeniden dağıtıldı.
hall-done-swap = İki oyuncu yer değiştirdi.
hall-done-judges = Hakemler masalara dağıtıldı.
hall-done-publish = Yayımlandı.
hall-done-roll = Yoklama yapıldı.
hall-done-alternate = Sıradaki yedek çağrıldı.
hall-done-start = Masalarda oyun başladı.
hall-done-expel = Diskalifiye edildi.
hall-done-release = Puanlar açıklandı.
hall-done-qualify = Aşama burada kapatıldı.
hall-done-approve = Takma ad onaylandı.
hall-done-approve-all = Takma adlar onaylandı.
hall-done-give-back = Takma ad reddedildi.
hall-done-cancel = Kayıt iptal edildi.
hall-done-revoke = Bağlantılar artık çalışmıyor.
hall-done-sent = Gönderildi olarak işaretlendi.
hall-done-sent-all = Hepsi gönderildi olarak işaretlendi.
hall-done-confirm = Skor kâğıdı onaylandı.
hall-done-reject = Skor kâğıdı geri gönderildi.
