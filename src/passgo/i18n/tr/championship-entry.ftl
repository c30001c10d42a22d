# Şampiyonalar: açık site, kayıt, kaydım, kayıt görevlisinin masası ve bir şampiyonanın neden reddettiği.

entry-championships = Şampiyonalar
entry-championships-lead = Kaydol, izle ve puanları takip et.
entry-championships-none = Burada henüz şampiyona yok.
entry-phase-announced = Kayıtlar henüz açılmadı
entry-phase-open = Kayıtlar açık
entry-phase-closed = Kayıtlar kapandı
entry-phase-running = Şu anda oynanıyor
entry-phase-over = Bitti
entry-phase-cancelled = İptal edildi
entry-window = Kayıt tarihleri: { $opens } – { $closes }, son gün dahil.
entry-window-zone = Saatler her mekânın kendi saat dilimindedir.
entry-rule = Kural { $rule }
entry-rehearsed = Uydurma kişilerle bir prova

entry-new = Yeni şampiyona
entry-new-terms-lead = Her sürüm okunabilir kalır. Kişisel veri soruları için bir iletişim adresi yaz.
entry-new-director = İlk direktörün adı
entry-new-unreadable = Yüklenen dosya UTF-8 metin değil.
entry-made = Şampiyona oluşturuldu
entry-made-lead = { $name } hazır. Kayıt görevlilerini, hakemleri ve puan görevlilerini direktör konsolundan davet et.
entry-made-link = Bu, direktörün özel bağlantısıdır. Yalnızca bir kez gösterilir: şimdi sakla ve kimseyle paylaşma.
entry-made-qr = Direktör bağlantısının QR kodu
entry-made-open = Direktör konsolunu aç
entry-made-site = Herkese açık site

entry-organised = Düzenleyen: { $organisers }
entry-register = Kaydol
entry-opens-on = Kayıtların açılışı: { $when }.
entry-cancelled = Bu şampiyona iptal edildi. Kayıtlıysan verilerini yine de indirebilir ya da silebilirsin.
entry-terms-changed = Koşullar değişti
entry-terms-since = Sürüm { $version }, yürürlük tarihi: { $when }.
entry-terms-what = Neler değişti
entry-where = Ne zaman ve nerede
entry-starts = Başlangıç: { $when } ({ $zone })
entry-online = Çevrim içi oynanır, her yerden
entry-places-meter = Dolu yerler: { $city }
entry-places-left = { $count ->
    [0] { $capacity } yerin hepsi dolu
    [one] { $capacity } yerin { $count } tanesi boş
   *[other] { $capacity } yerin { $count } tanesi boş
}
entry-alternates = { $count ->
    [0] Yedek olarak bekleyen yok
    [one] { $count } yedek bekliyor
   *[other] { $count } yedek bekliyor
}
entry-would-wait = Dolu: { $number } numaralı yedek olursun
entry-later-stage = Tur atlayanlar için
entry-how = Nasıl oynanır
entry-stage = { $rounds ->
    [one] { $fewest }–{ $most } kişilik masalar, { $minutes } dakikalık tek tur.
   *[other] { $fewest }–{ $most } kişilik masalar, her biri { $minutes } dakikalık { $rounds } tur.
}
entry-prize = Şampiyonun ödülü: { $prize }.
entry-condition-age = O gün en az { $age } yaşında olmalısın.
entry-condition-citizenship = Şu ülkenin vatandaşı olmalısın: { $country }.
entry-condition-excluded = Düzenleyenlerin çalışanları ve yakın akrabaları katılamaz.
entry-condition-phone = Kaydolduktan sonra yerini onaylaman için seni telefonla ararız. Yerden çok kayıt varsa önce kaydolan önce gelir.
entry-edition = Oyun hakkında
entry-follow = Şampiyonayı takip et
entry-spectators = İzleyiciler davetlidir: gel, oyunları yerinde izle.
entry-anonymous = Puanlar her turun sonunda yalnızca takma adlarla duyurulur.
entry-board = Canlı tablo
entry-standings = Sıralama (CSV)
entry-terms = Katılım koşulları
entry-terms-lead = Koşullar ve bütün eski sürümleri burada yayımlanır.
entry-terms-read = Geçerli koşulları oku
entry-terms-none = Koşullar henüz yayımlanmadı, bu yüzden kayıtlar açık değil.
entry-terms-in-force = Sürüm { $version }, yürürlük tarihi: { $when }
entry-terms-old = Bu, { $version } numaralı sürüm ({ $when }). Artık yürürlükte değil.
entry-terms-versions = Bütün sürümler
entry-terms-version = Sürüm { $version }, { $when }
entry-terms-diff = Sürüm { $version } sonrasında değişenler
entry-terms-added = Eklenen:
entry-terms-removed = Çıkarılan:
entry-terms-show = Koşulların { $version } numaralı sürümünü burada oku
entry-rights = Verilerini dilediğin an kayıt sayfanda, e-postayla ya da telefonla indirebilir, düzelttirebilir veya sildirebilirsin.

entry-register-lead = İki dakika sürer. Sonra seçeceğin takma ad dışında hiçbir şey yayımlanmaz.
entry-wrong =
    { $count ->
        [one] Bir şey hâlâ eksik ya da yanlış; aşağıda işaretlendi. Yazdıklarından hiçbiri kaybolmadı.
       *[other] { $count } şey hâlâ eksik ya da yanlış; aşağıda işaretlendi. Yazdıklarından hiçbiri kaybolmadı.
    }
entry-city = Nerede oynamak istiyorsun?
entry-you = Bilgilerin
entry-name = Ad ve soyad
entry-email = E-posta adresi
entry-email-hint = Başkasının değil, kendi adresin: kaydının bağlantısı oraya gider.
entry-phone = Telefon
entry-phone-hint = Yerini onaylaman için seni bu numaradan ararız.
entry-born = Doğum tarihi
entry-born-hint = Oynadığın gün en az { $age } yaşında olmalısın.
entry-born-why = Aynı adlı kişileri ayırt etmek için.
entry-citizenship = Vatandaşlık
entry-citizenship-hint = Yalnızca şu ülkenin vatandaşları katılabilir: { $country }.
entry-choose = Lütfen seç
entry-excluded = Senin için geçerli olanları işaretle
entry-excluded-employee = Şurada çalışıyorum: { $organisers }.
entry-excluded-relative = Yakın bir akrabam şurada çalışıyor: { $organisers }.
entry-declare = Beyanlar ve onaylar
entry-declare-lead = Hepsi zorunludur: biri eksikse kayıt geçersizdir.
entry-declaration-own-email = E-posta adresi bana ait.
entry-declaration-true-data = Yazdıklarım eksiksiz ve doğru.
entry-declaration-of-age = En az { $age } yaşındayım.
entry-declaration-contact = Şampiyonanın yürütülmesi için telefon numaramı ve e-posta adresimi kullanabilirsiniz.
entry-consent-terms = Katılım koşullarını çekincesiz kabul ediyorum.
entry-consent-data = { $organisers }, burada verdiğim verileri yalnızca bu şampiyona için işleyebilir.
entry-consent-publicity = Şampiyonanın sonuçları; fotoğraf, film ve kazananlar ile dereceye girenlerin adlarıyla birlikte yayımlanabilir.
entry-consent-promotion = { $organisers } bana haber ve teklifler de gönderebilir. Bunun katılımla ilgisi yoktur.
entry-optional = İsteğe bağlı
entry-optional-lead = Bunları boş bıraksan da katılabilirsin. Fikrini istediğin an değiştirebilirsin.
entry-kept =
    { $days ->
        [one] Verilerin son finalden en geç { $days } gün sonra silinir.
       *[other] Verilerin son finalden en geç { $days } gün sonra silinir.
    }
entry-register-send = Şimdi kaydol
entry-fault-venue = Bir şehir seç.
entry-fault-name = Bir ad ve soyadı gir (2–100 karakter).
entry-fault-email = name@example.org gibi bir e-posta adresi gir.
entry-fault-phone = 5–20 rakamdan oluşan bir telefon numarası gir.
entry-fault-born = Bir doğum tarihi gir.
entry-fault-citizenship = Bir ülke seç.
entry-fault-tick = Katılmak için bunu işaretle.
entry-registered = Kaydoldun
entry-link = Bu senin özel bağlantın. Güvenle sakla: elinde olan herkes kaydını değiştirebilir.
entry-link-lead = Kaydını açar: durum, takma ad, verilerin, giriş kodu.
entry-link-mail = Sana gönderdiğimiz e-postada da var.
entry-mine-open = Kaydımı aç
entry-mine = Kaydım
entry-status-pending = Onay bekliyor
entry-status-confirmed = Onaylandı
entry-status-alternate = { $number } numaralı yedek
entry-status-withdrawn = Çekildi
entry-status-no-show = Gelmedi
entry-status-disqualified = Diskalifiye
entry-status-erased = Silindi
entry-next-pending = Yerin var. Onaylaman için seni telefonla ararız.
entry-next-confirmed = Yerin kesin. Resmî başlangıçtan önce orada ol: o anda boş olan yer bir yedeğe verilir.
entry-next-alternate = Bütün yerler dolu. Yedek listesinde { $number }. sıradasın: biri çekilince sıradaki öne geçer.
entry-next-withdrawn = Artık katılmıyorsun. Kayıtlar açıkken yeniden kaydolabilirsin.
entry-next-no-show = Resmî başlangıçta orada değildin, bu yüzden yerin başkasına verildi.
entry-next-disqualified = Düzenleyenler kaydını iptal etti.
entry-next-erased = Verilerin silindi.
entry-seat = { $stage }, { $round }. tur, { $heat }. seri: masa { $table }, { $when } ({ $zone })
entry-play = Masama git
entry-qr = Giriş için QR kodu
entry-qr-lead = Kapıda bunu göster ya da kodu söyle:
entry-nickname = Takma ad
entry-nickname-lead = Puanlar adınla değil, yalnızca takma adınla duyurulur. Oyunla ilgili olmalı; yaş, cinsiyet, uyruk, dış görünüş ya da yer çağrıştırmamalı. Direktörün onaylaması gerekir.
entry-nickname-proposed = “{ $nickname }” onay bekliyor.
entry-nickname-approved = “{ $nickname }” onaylandı.
entry-nickname-returned = Takma adın onaylanmadı. Gerekçesi sana gönderdiğimiz e-postada. Lütfen başka bir ad öner.
entry-nickname-new = Takma ad (2–24 karakter)
entry-nickname-send = Gönder
entry-contact = İletişim bilgilerin
entry-contact-theirs = İletişim bilgileri
entry-contact-other = Adın ya da doğum tarihin yanlışsa kayıt görevlisini ara.
entry-save = Kaydet
entry-consents = Onaylar
entry-consent-given = verildi
entry-consent-refused = verilmedi
entry-consent-give = Onay ver
entry-consent-take-back = Onayı geri al
entry-consent-data-sure = Bu onay olmadan kimse katılamaz, bu yüzden kayıt da geri çekilir. Veriler, silinene ya da saklama süresi dolana kadar kalır.
entry-place = Şampiyon olarak hakkın
entry-place-lead = Kazandın: { $prize }. Gidemeyeceksen hak sıralamadaki sonraki kişiye geçer; şampiyon yine sen kalırsın.
entry-place-pass = Gidemiyorum
entry-place-sure = Hak o zaman sıralamadaki sonraki kişiye geçer. Bu geri alınamaz.
entry-data = Verilerin
entry-data-theirs = Kişisel veriler
entry-data-lead =
    { $days ->
        [one] Kişisel veriler son finalden en geç { $days } gün sonra silinir. Onları indirebilir, çekilebilir ya da şimdi sildirebilirsin.
       *[other] Kişisel veriler son finalden en geç { $days } gün sonra silinir. Onları indirebilir, çekilebilir ya da şimdi sildirebilirsin.
    }
entry-export = Dosya olarak dışa aktar (JSON)
entry-withdraw = Çekil
entry-withdraw-sure = Yer hemen ilk yedeğe geçer.
entry-withdraw-yes = Evet, çekil
entry-erase = Bu kayıtla ilgili her şeyi sil
entry-erase-sure = Ad, iletişim bilgileri, doğum tarihi ve takma ad hemen ve kalıcı olarak silinir, kayıt sona erer. Oynanmış oyunların sonuçları adsız olarak saklanır.
entry-erase-yes = Evet, her şeyi sil
entry-erased = Silindi
entry-erased-lead = Bu kayıtla ilgili kişisel hiçbir şey artık saklanmıyor. Özel bağlantı artık çalışmıyor.
entry-done-contact = Kaydedildi.
entry-done-nickname = Takma ad gönderildi. Direktör inceleyecek.
entry-done-consent = Onay değiştirildi.
entry-done-withdrawn = Kayıt geri çekildi.
entry-done-passed = Hak devredildi.
entry-done-comes = Not edildi: geliyor.
entry-done-declined = Not edildi: gelmiyor. Yer bir yedek için boş.
entry-done-here = Girişi yapıldı.
entry-done-away = Giriş geri alındı.
entry-done-erased = Silindi.

entry-desk = Kayıt görevlisinin masası
entry-desk-entries = Kayıtlar
entry-desk-check-in = Giriş
entry-desk-files = İçe ve dışa aktarma
entry-desk-lists = Kayıt listeleri
entry-desk-venue = Mekân
entry-desk-all = Bütün mekânlar
entry-desk-show = Göster
entry-search = Ad, telefon, e-posta, takma ad ya da kodla ara
entry-search-go = Ara
entry-list-calls = Aranacaklar
entry-list-alternates = Yedekler
entry-list-confirmed = Onaylananlar
entry-list-gone = Sona erenler
entry-list-found = Bulunanlar
entry-list-lead-calls = En erken kaydolan başta. Ara, sonra yanıtı işaretle.
entry-list-lead-alternates = Numara sırasıyla. Oturma düzeninden önce boşalan yer ilk yedeğe verilir.
entry-list-lead-confirmed = Arandılar ve geliyorlar.
entry-list-lead-gone = Çekilen, gelmeyen, diskalifiye edilen ya da silinen.
entry-list-lead-found = Aramana uyan herkes.
entry-list-none = Kimse yok
entry-list-more = { $count ->
    [one] { $count } tane daha var, gösterilmiyor.
   *[other] { $count } tane daha var, gösterilmiyor.
}
entry-nameless = (ad saklanmıyor)
entry-phoned = arandı
entry-order = Kayıt no. { $number }
entry-comes = Geliyor
entry-declines = Gelmiyor
entry-declines-sure = Kayıt sona erer ve ilk yedek öne geçer.
entry-declines-yes = Evet, gelmiyor
entry-registered-at = Kayıt zamanı: { $when }
entry-reason = Gerekçe: { $reason }
entry-reason-declined-by-phone = Telefonda gelmeyeceğini bildirdi.
entry-reason-consent-withdrawn = Verilerin kullanımı için verilen onay geri alındı.
entry-code = Giriş kodu
entry-on-behalf = Birinin telefonla ya da e-postayla istediği, onun adına burada yapılabilir.
entry-new-link = Yeni özel bağlantı ver
entry-new-link-lead = Bu kayıt için yeni bir bağlantı. Yalnızca bir kez gösterilir.
entry-code-type = Ad ya da giriş kodu
entry-code-find = Bul
entry-code-unknown = Bu kod kimsede yok. Basılı bir yaka kartındaysa o kayıt silinmiştir. Onun yerine adla ara.
entry-camera = Kamerayla tara
entry-camera-view = Kameranın gördüğü
entry-camera-refused = Kamera burada kullanılamıyor. Kodu elle yaz.
entry-check-in-yes = Girişini yap
entry-check-in-undo = Girişi geri al
entry-here-already = Girişi zaten yapıldı.
entry-here-count = { $count ->
    [one] { $count } kişi burada, { $awaited } kişi bekleniyor
   *[other] { $count } kişi burada, { $awaited } kişi bekleniyor
}
entry-awaited = Beklenenler
entry-here = Burada
entry-details = Bu kayıtla ilgili her şey
entry-import = Kayıtları içe aktar
entry-import-lead = Geliş sırasıyla her satırda bir kayıt olan CSV dosyası. İlk satırda sütun adları bulunur:
entry-import-forms =
    { $lines ->
        [one] Tarihler 1990-12-31 ya da 31.12.1990 biçiminde, işaretli kutular yes olarak, en çok { $lines } satır. Ya her satır alınır ya hiçbiri.
       *[other] Tarihler 1990-12-31 ya da 31.12.1990 biçiminde, işaretli kutular yes olarak, en çok { $lines } satır. Ya her satır alınır ya hiçbiri.
    }
entry-import-file = CSV dosyası
entry-import-go = İçe aktar
entry-import-template = Bu sütunlarla boş bir dosya
entry-import-faults = { $count ->
    [one] { $count } hata bulundu.
   *[other] { $count } hata bulundu.
}
entry-import-nothing = Kimse kaydedilmedi.
entry-import-line = Satır { $line }:
entry-import-unreadable = Dosya okunamıyor: CSV olmalı.
entry-import-empty = Dosyada kayıt içeren satır yok.
entry-import-long = Dosyada çok fazla satır var: bir seferde en çok { $most } satır alınır.
entry-import-missing-column = “{ $column }” sütunu eksik.
entry-import-unknown-column = Beklenmeyen sütun: “{ $column }”.
entry-import-cells = Satırda { $found } hücre var; { $wanted } olmalıydı.
entry-import-venue = Mekân şunlardan biri olmalı: { $venues }.
entry-import-tick = “{ $column }” değeri yes olmalı.
entry-imported =
    { $count ->
        [one] { $count } kayıt içe aktarıldı.
       *[other] { $count } kayıt içe aktarıldı.
    }
entry-export-list = Bütün kayıtları dışa aktar (CSV)
entry-export-lead = Kişisel veriler içerir: güvenle sakla, gerekmediğinde sil.

problem-no-such-championship = Burada böyle bir şampiyona yok.
problem-no-such-desk = Bu bağlantı geçersiz ya da artık çalışmıyor. Direktörden yenisini iste.
problem-no-such-entry = Bu bağlantı geçersiz ya da artık çalışmıyor. Doğrusu, kayıttan sonra aldığın e-postada; kayıt görevlisi sana yenisini verebilir.
problem-desk-link-needed = Bu sayfa şampiyona görevlileri içindir. Sana verilen özel bağlantıyla aç.

refusal-champ-alternates-full = Bu mekân dolu, { $alternates } kişilik yedek listesi de.
refusal-champ-already-done = Bu zaten yapıldı.
refusal-champ-already-judging = Bu hakemin aynı anda başka bir masası var ya da kendisi oynuyor.
refusal-champ-bad-moment = Bu, şu anda yapılamaz.
refusal-champ-cancelled = Şampiyona iptal edildi.
refusal-champ-clock-back = Bir prova, son olayından öncesine dönemez.
refusal-champ-clock-changed = Saat bu arada değişti. Bildirimi yeniden oku.
refusal-champ-clock-same-person = Bunu zaten söyledin. İkinci bir görevli onaylamalı.
refusal-champ-consent-missing = Bir onay eksik. O olmadan kimse katılamaz.
refusal-champ-declaration-missing = Bir beyan eksik. Kayıt için hepsi gerekir.
refusal-champ-excluded = Düzenleyenlerin çalışanları, yakın akrabaları ve kaydı düzenleyenlerce iptal edilenler katılamaz.
refusal-champ-game-running = Oyun sürüyor: oraya şu anda kimse oturtulamaz ya da taşınamaz.
refusal-champ-judge-missing = Bir masanın henüz hakemi yok.
refusal-champ-late = Çok geç: yer resmî başlangıçta kaybedildi.
refusal-champ-nickname-missing = İncelenecek takma ad yok.
refusal-champ-nickname-taken = Bu takma ad ya da aynı görünen bir ad zaten alınmış. Başka bir ad seç.
refusal-champ-nickname-unfit = Takma ad 2–24 sade karakterden oluşur; en az biri harf ya da rakam olmalı.
refusal-champ-no-alternate = Yedek kalmadı.
refusal-champ-no-notice = Herkese neyin değiştiğini bildiren bir duyuru yaz.
refusal-champ-no-reason = Gerekçeyi yaz.
refusal-champ-no-such-entrant = Böyle bir kayıt yok.
refusal-champ-no-such-session = Böyle bir tur yok.
refusal-champ-no-such-stage = Böyle bir aşama yok.
refusal-champ-no-such-table = Böyle bir masa yok.
refusal-champ-no-such-venue = Böyle bir mekân yok.
refusal-champ-no-vacancy = Boş yer yok.
refusal-champ-not-allowed = Görevin buna izin vermiyor.
refusal-champ-not-awaited = Bu kişi orada beklenmiyor.
refusal-champ-not-confirmed = Kayıt henüz onaylanmadı: önce ara.
refusal-champ-not-finished = Bundan önceki bir adım henüz tamamlanmadı.
refusal-champ-not-open = Bu mekân için kayıtların açılışı: { $opens }.
refusal-champ-not-qualified = O hakkı yalnızca sahibi devredebilir.
refusal-champ-not-yours = Bu başkasının kaydı.
refusal-champ-old-terms = Sen bu sayfayı açtıktan sonra koşullar değişti. Yeni sürümü okuyup kabul et.
refusal-champ-registered-twice = Bu kişi zaten kayıtlı. E-postadaki özel bağlantıyı kullan ya da kayıt görevlisine sor.
refusal-champ-seating-broken = Bu oturma düzeni bir kuralı bozar.
refusal-champ-sheet-changed = Skor kâğıdı bu arada değişti: yeniden bak.
refusal-champ-sheet-missing = Bir skor kâğıdı hâlâ eksik.
refusal-champ-sheet-wrong = Skor kâğıdının hesabı tutmuyor.
refusal-champ-stage-over = O aşama kapandı.
refusal-champ-table-too-small = Bir masadaki oyuncu sayısı en az { $fewest } olmalı: o serinin yerlerini yeniden dağıt.
refusal-champ-tie-undecided = Bir eşitlik hâlâ çözülmedi: başhakem karar verir.
refusal-champ-too-early = Bunun için çok erken.
refusal-champ-too-few = Oyuncu sayısı çok az: en az { $fewest } oyuncu gerekir.
refusal-champ-too-young = Şu tarihte en az { $age } yaşında olmalısın: { $day }.
refusal-champ-unsigned = Bir imza eksik.
refusal-champ-venue-elsewhere = Bu mekân başka yerde yönetiliyor: bunu şampiyonanın sunucusunda yap.
refusal-champ-venue-full = Bu mekân dolu.
refusal-champ-venue-lent = Bu mekân kendi bilgisayarında yönetiliyor. Bunu orada yap ya da sonuçları gelene kadar bekle.
refusal-champ-window-closed = Bu mekân için kayıtların son günü: { $closed }.
refusal-champ-same-person = Bunu ikinci bir kişi onaylamalı.
refusal-champ-wrong-citizenship = Yalnızca şu ülkenin vatandaşları katılabilir: { $needed }.
refusal-champ-wrong-replacement = Düzeltme, şu anda geçerli olan skor kâğıdıyla ilgili değil.
refusal-champ-answer-wrong = Bir yanıt ya da grup eksik veya olası olanlardan biri değil.
refusal-champ-last-round-early = Son el { $allowed } zamanından itibaren duyurulabilir.
refusal-champ-guardian-missing = Bu kadar küçük bir oyuncunun, e-postası ya da telefonu olan bir velisi olmalı.
refusal-champ-unticked = Yoklama henüz yapılamaz: şu masaların oyuncularını kimse işaretlemedi: { $tables }.
refusal-champ-undo-proposed = Bu zaten önerildi. İkinci bir görevlinin de kabul etmesi gerekir.
refusal-champ-undo-too-late = Geri almak için çok geç: ardından gelenler çoktan başladı.
