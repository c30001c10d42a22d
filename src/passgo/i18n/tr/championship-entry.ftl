# Şampiyonalar: açık site, kayıt, kaydım, kayıt görevlisinin masası ve bir şampiyonanın neden reddettiği.

entry-championships = Şampiyonalar
entry-championships-lead = Kaydolabileceğiniz, izleyebileceğiniz ve puanları takip edebileceğiniz yer.
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
entry-new-account = Şampiyona oluşturmak için hesap gerekir; böylece ona her cihazdan geri dönebilirsiniz.
entry-new-lead = Bir şampiyona bir dosyayla tanımlanır. Bir örnekle başlayın, gerekeni değiştirin ya da kendi dosyanızı yükleyin.
entry-new-presets = Örnekler
entry-new-format = Dosya
entry-new-edit = Şampiyonanın tanımı (TOML)
entry-new-file = Ya da yukarıdaki metnin yerine geçecek bir dosya yükleyin
entry-new-terms = Katılım koşulları
entry-new-terms-lead = Her sürüm okunabilir kalır. Kişisel veri soruları için bir iletişim adresi yazın.
entry-new-director = İlk direktörün adı
entry-new-make = Şampiyonayı oluştur
entry-new-faults = { $count ->
    [one] Şampiyona oluşturulmadı: dosyada { $count } hata var.
   *[other] Şampiyona oluşturulmadı: dosyada { $count } hata var.
}
entry-new-no-terms = Şampiyona oluşturulmadı: koşulları en az bir dilde yazın.
entry-new-no-director = Şampiyona oluşturulmadı: ilk direktörün adını yazın.
entry-new-exists = Şampiyona oluşturulmadı: bu kimlikle zaten bir şampiyona var. Dosyadaki kimliği değiştirin.
entry-new-bad-id = Şampiyona oluşturulmadı: kimliği yalnızca küçük harf, rakam ve kısa çizgi içerebilir.
entry-new-no-edition = Şampiyona oluşturulmadı: adı geçen sürüm yok.
entry-new-unreadable = Yüklenen dosya UTF-8 metin değil.
entry-made = Şampiyona oluşturuldu
entry-made-lead = { $name } hazır. Kayıt görevlilerini, hakemleri ve puan görevlilerini direktör konsolundan davet edin.
entry-made-link = Bu, direktörün özel bağlantısıdır. Yalnızca bir kez gösterilir: şimdi saklayın ve kimseyle paylaşmayın.
entry-made-qr = Direktör bağlantısının QR kodu
entry-made-open = Direktör konsolunu aç
entry-made-site = Açık site

entry-organised = Düzenleyen: { $organisers }
entry-register = Kaydol
entry-opens-on = Kayıtların açılışı: { $when }.
entry-cancelled = Bu şampiyona iptal edildi. Kayıtlı olanlar verilerini yine de dışa aktarabilir ya da silebilir.
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
entry-would-wait = Dolu: { $number } numaralı yedek olursunuz
entry-later-stage = Tur atlayanlar için
entry-how = Nasıl oynanır
entry-stage = { $rounds ->
    [one] { $fewest }–{ $most } kişilik masalar, { $minutes } dakikalık tek tur.
   *[other] { $fewest }–{ $most } kişilik masalar, her biri { $minutes } dakikalık { $rounds } tur.
}
entry-prize = Şampiyonun ödülü: { $prize }.
entry-condition-age = O gün en az { $age } yaşında olmalısınız.
entry-condition-citizenship = Şu ülkenin vatandaşı olmalısınız: { $country }.
entry-condition-excluded = Düzenleyenlerin çalışanları ve yakın akrabaları katılamaz.
entry-condition-phone = Kaydolduktan sonra yerinizi onaylamak için telefonla aranırsınız. Yerden çok kayıt varsa önce kaydolan önce gelir.
entry-edition = Oynanan oyun
entry-follow = İzleyin ve takip edin
entry-spectators = İzleyiciler davetlidir: gelin, oyunları yerinde izleyin.
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
entry-terms-show = Koşulların { $version } numaralı sürümünü burada okuyun
entry-rights = Verilerinizi dilediğiniz an kayıt sayfanızda, e-postayla ya da telefonla dışa aktartabilir, düzelttirebilir veya sildirebilirsiniz.

entry-register-lead = İki dakika sürer. Sonra seçeceğiniz takma ad dışında hiçbir şey yayımlanmaz.
entry-wrong = { $count ->
    [one] Bir şey hâlâ eksik ya da yanlış; aşağıda işaretlendi. Yazdıklarınızdan hiçbiri kaybolmadı.
   *[other] { $count } şey hâlâ eksik ya da yanlış; aşağıda işaretlendi. Yazdıklarınızdan hiçbiri kaybolmadı.
}
entry-city = Nerede oynamak istiyorsunuz?
entry-you = Sizinle ilgili
entry-name = Ad ve soyad
entry-email = E-posta adresi
entry-email-hint = Başkasının değil, kendi adresiniz: kaydınızın bağlantısı oraya gider.
entry-phone = Telefon
entry-phone-hint = Yerinizi onaylamak için bu numaradan aranırsınız.
entry-born = Doğum tarihi
entry-born-hint = Oynadığınız gün en az { $age } yaşında olmalısınız.
entry-born-why = Aynı adlı kişileri ayırt etmek için.
entry-citizenship = Vatandaşlık
entry-citizenship-hint = Yalnızca şu ülkenin vatandaşları katılabilir: { $country }.
entry-choose = Lütfen seçin
entry-excluded = Sizin için doğru olanı işaretleyin
entry-excluded-employee = Şurada çalışıyorum: { $organisers }.
entry-excluded-relative = Yakın bir akrabam şurada çalışıyor: { $organisers }.
entry-declare = Beyanlar ve onaylar
entry-declare-lead = Her biri gereklidir: hepsi olmadan kayıt geçerli değildir.
entry-declaration-own-email = E-posta adresi bana ait.
entry-declaration-true-data = Yazdıklarım eksiksiz ve doğru.
entry-declaration-of-age = En az { $age } yaşındayım.
entry-declaration-contact = Yarışmanın yürütülmesi için telefon numaramı ve e-posta adresimi kullanabilirsiniz.
entry-consent-terms = Katılım koşullarını çekincesiz kabul ediyorum.
entry-consent-data = { $organisers }, burada verdiğim verileri yalnızca bu yarışma için işleyebilir.
entry-consent-publicity = Yarışmanın sonuçları; fotoğraf, film ve kazananlar ile dereceye girenlerin adlarıyla birlikte yayımlanabilir.
entry-consent-promotion = { $organisers } bana haber ve teklifler de gönderebilir. Bunun katılımla ilgisi yoktur.
entry-optional = İsterseniz
entry-optional-lead = Bunları boş bırakırsanız da aynı şekilde katılırsınız. Fikrinizi istediğiniz an değiştirebilirsiniz.
entry-kept = { $days ->
    [one] Verileriniz son finalden en geç { $days } gün sonra silinir.
   *[other] Verileriniz son finalden en geç { $days } gün sonra silinir.
}
entry-register-send = Şimdi kaydol
entry-fault-venue = Bir şehir seçin.
entry-fault-name = Adınızı ve soyadınızı yazın, 2 ile 100 karakter arasında.
entry-fault-email = name@example.org gibi bir e-posta adresi yazın.
entry-fault-phone = 5 ile 20 rakam arasında bir telefon numarası yazın.
entry-fault-born = Doğum tarihinizi seçin.
entry-fault-citizenship = Bir ülke seçin.
entry-fault-tick = Katılmak için bunu işaretleyin.
entry-registered = Kaydoldunuz
entry-link = Bu sizin özel bağlantınız. Saklayın: kimdeyse kaydınızı değiştirebilir.
entry-link-lead = Kaydınızı açar: durum, takma ad, verileriniz, giriş kodu.
entry-link-mail = Size yazdığımız mektupta da var.
entry-mine-open = Kaydımı aç
entry-mine = Kaydım
entry-status-pending = Onay bekliyor
entry-status-confirmed = Onaylandı
entry-status-alternate = Yedek, numara { $number }
entry-status-withdrawn = Çekildi
entry-status-no-show = Gelmedi
entry-status-disqualified = Diskalifiye
entry-status-erased = Silindi
entry-next-pending = Yeriniz var. Onaylamak için sizi telefonla ararız.
entry-next-confirmed = Yeriniz kesin. Resmî başlangıçtan önce orada olun: o anda boş olan yer bir yedeğe verilir.
entry-next-alternate = Bütün yerler dolu. Listede { $number } numarasınız: biri çekilince en küçük numara öne geçer.
entry-next-withdrawn = Artık katılmıyorsunuz. Kayıtlar açıkken yeniden kaydolabilirsiniz.
entry-next-no-show = Resmî başlangıçta orada değildiniz, bu yüzden yeriniz başkasına verildi.
entry-next-disqualified = Düzenleyenler kaydınızı sonlandırdı.
entry-next-erased = Verileriniz silindi.
entry-seat = { $stage }, tur { $round }, seri { $heat }: masa { $table }, { $when }
entry-play = Masama git
entry-qr = Giriş için QR kodu
entry-qr-lead = Kapıda bunu gösterin ya da kodu söyleyin:
entry-nickname = Takma ad
entry-nickname-lead = Puanlar asla adınızla değil, bununla duyurulur. Oyunla ilgili olmalı; yaş, cinsiyet, uyruk, dış görünüş ya da yer çağrıştırmamalı. Direktör onaylar.
entry-nickname-proposed = “{ $nickname }” direktörü bekliyor.
entry-nickname-approved = “{ $nickname }” onaylandı.
entry-nickname-returned = Direktör önerinizi geri çevirdi. Gerekçe size yazılan mektupta. Başka bir ad önerin.
entry-nickname-new = Takma ad, 2 ile 24 karakter arasında
entry-nickname-send = Öner
entry-contact = Size nasıl ulaşırız
entry-contact-theirs = İletişim
entry-contact-other = Adınız ya da doğum tarihiniz yanlışsa kayıt görevlisine telefonla bildirin.
entry-save = Kaydet
entry-consents = Onaylar
entry-consent-given = verildi
entry-consent-refused = verilmedi
entry-consent-give = Ver
entry-consent-take-back = Geri al
entry-consent-data-sure = Bu onay olmadan kimse katılamaz: kaydınız sona erer. Verileriniz, siz silene ya da süresi dolana kadar kalır.
entry-place = Şampiyon olarak hakkınız
entry-place-lead = Kazandınız: { $prize }. Gidemeyecekseniz hak sıralamadaki sonraki kişiye geçer; şampiyon yine siz kalırsınız.
entry-place-pass = Gidemiyorum
entry-place-sure = Hak o zaman sıralamadaki sonraki kişinin olur ve geri alınamaz.
entry-data = Verileriniz
entry-data-theirs = Kişisel veriler
entry-data-lead = { $days ->
    [one] Kişisel veriler son finalden en geç { $days } gün sonra silinir. Onları yanınıza alabilir, çekilebilir ya da şimdi sildirebilirsiniz.
   *[other] Kişisel veriler son finalden en geç { $days } gün sonra silinir. Onları yanınıza alabilir, çekilebilir ya da şimdi sildirebilirsiniz.
}
entry-export = Dosya olarak dışa aktar (JSON)
entry-withdraw = Çekil
entry-withdraw-sure = Yer hemen ilk yedeğe geçer.
entry-withdraw-yes = Evet, çekil
entry-erase = Bu kayıtla ilgili her şeyi sil
entry-erase-sure = Ad, adresler, doğum tarihi ve takma ad hemen ve kalıcı olarak silinir, kayıt sona erer. Oynanmış oyunların sonuçları adsız kalır.
entry-erase-yes = Evet, her şeyi sil
entry-erased = Silindi
entry-erased-lead = Bu kayıtla ilgili kişisel hiçbir şey artık saklanmıyor. Özel bağlantı artık çalışmıyor.
entry-done-contact = Kaydedildi.
entry-done-nickname = Takma ad önerildi. Direktör inceleyecek.
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
entry-desk-files = Listeler
entry-desk-lists = Kayıt listeleri
entry-desk-venue = Mekân
entry-desk-all = Bütün mekânlar
entry-desk-show = Göster
entry-search = Ad, telefon, e-posta, takma ad ya da kodla ara
entry-search-go = Ara
entry-list-calls = Aranacaklar
entry-list-alternates = Yedekler
entry-list-confirmed = Onaylananlar
entry-list-gone = Ayrılanlar
entry-list-found = Bulunanlar
entry-list-lead-calls = En erken kaydolan başta. Arayın, sonra söylenene basın.
entry-list-lead-alternates = Numara sırasıyla. Oturma düzeninden önce boşalan yer ilk yedeğe verilir.
entry-list-lead-confirmed = Arandılar ve geliyorlar.
entry-list-lead-gone = Çekilen, gelmeyen, diskalifiye edilen ya da silinen.
entry-list-lead-found = Aradığınıza uyan herkes.
entry-list-none = Kimse yok.
entry-list-more = { $count ->
    [one] { $count } kişi daha var, gösterilmiyor.
   *[other] { $count } kişi daha var, gösterilmiyor.
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
entry-reason-declined-by-phone = Gelmeyeceğini telefonda söyledi.
entry-reason-consent-withdrawn = Verilerin kullanımı için verdiği onayı geri aldı.
entry-code = Giriş kodu
entry-on-behalf = Birinin telefonla ya da e-postayla istediği, onun adına burada yapılabilir.
entry-new-link = Yeni özel bağlantı ver
entry-new-link-lead = Bu kayıt için yeni bir bağlantı. Yalnızca bir kez gösterilir.
entry-code-type = QR’deki kod, yazılmış ya da taranmış
entry-code-find = Bul
entry-code-unknown = Bu kod kimsede yok.
entry-camera = Kamerayla tara
entry-camera-view = Kameranın gördüğü
entry-camera-refused = Kamera burada kullanılamıyor. Kodu elle yazın.
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
entry-import = Kayıtları dosyadan al
entry-import-lead = Geliş sırasıyla her satırda bir kayıt olan CSV dosyası. İlk satır sütunları adlandırır:
entry-import-forms = { $lines ->
    [one] Tarihler 1990-12-31 ya da 31.12.1990 biçiminde, işaretler yes olarak, en çok { $lines } satır. Ya her satır alınır ya hiçbiri.
   *[other] Tarihler 1990-12-31 ya da 31.12.1990 biçiminde, işaretler yes olarak, en çok { $lines } satır. Ya her satır alınır ya hiçbiri.
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
entry-import-unreadable = Dosya okunamıyor: UTF-8 kodlu CSV olmalı.
entry-import-empty = Dosyada kayıt içeren satır yok.
entry-import-long = Dosyada çok fazla satır var: bir seferde en çok { $most } satır alınır.
entry-import-missing-column = “{ $column }” sütunu eksik.
entry-import-unknown-column = “{ $column }” sütunu bilinmiyor.
entry-import-cells = Satırda { $found } hücre var, olması gereken { $wanted }.
entry-import-venue = Mekân şunlardan biri olmalı: { $venues }.
entry-import-tick = “{ $column }” değeri yes olmalı.
entry-imported = { $count ->
    [one] { $count } kayıt alındı.
   *[other] { $count } kayıt alındı.
}
entry-export-list = Bütün kayıtlar, dosya olarak (CSV)
entry-export-lead = Kişisel veriler içerir: güvenle saklayın, gerekmediğinde silin.

problem-no-such-championship = Burada böyle bir şampiyona yok.
problem-no-such-desk = Bu bağlantı geçerli değil ya da artık geçersiz. Direktörden yenisini isteyin.
problem-no-such-entry = Bu bağlantı geçerli değil ya da artık geçersiz. Doğrusu, kayıttan sonra aldığınız mektupta; kayıt görevlisi size yenisini verebilir.
problem-desk-link-needed = Bu sayfa şampiyona görevlileri içindir. Size verilen özel bağlantıyla açın.

refusal-champ-alternates-full = Bu mekân dolu, { $alternates } kişilik yedek listesi de.
refusal-champ-already-done = Bu zaten yapıldı.
refusal-champ-already-judging = Bu hakemin aynı anda başka bir masası var ya da kendisi oynuyor.
refusal-champ-bad-moment = Bu aşamada bu yapılamaz.
refusal-champ-cancelled = Şampiyona iptal edildi.
refusal-champ-clock-back = Bir prova, son olayından öncesine dönemez.
refusal-champ-clock-changed = Saat bu arada değişti. Bildirimi yeniden okuyun.
refusal-champ-clock-same-person = Bunu zaten söylediniz. İkinci bir görevli onaylamalı.
refusal-champ-consent-missing = Bir onay eksik. O olmadan kimse katılamaz.
refusal-champ-declaration-missing = Bir beyan eksik. Kayıt için hepsi gerekir.
refusal-champ-excluded = Düzenleyenlerin çalışanları, yakın akrabaları ve kaydı düzenleyenlerce sonlandırılanlar katılamaz.
refusal-champ-game-running = Oyun sürüyor: oraya şu anda kimse oturtulamaz ya da taşınamaz.
refusal-champ-judge-missing = Bir masanın henüz hakemi yok.
refusal-champ-late = Çok geç: yer resmî başlangıçta kaybedildi.
refusal-champ-nickname-missing = Bekleyen takma ad yok.
refusal-champ-nickname-taken = Bu takma ad ya da aynı görünen bir ad alınmış. Başka bir ad seçin.
refusal-champ-nickname-unfit = Takma ad 2 ile 24 arasında sade karakterden oluşur; aralarında bir harf ya da rakam olmalı.
refusal-champ-no-alternate = Yedek kalmadı.
refusal-champ-no-notice = Herkese neyin değiştiğini bildiren bir duyuru yazın.
refusal-champ-no-reason = Gerekçeyi yazın.
refusal-champ-no-such-entrant = Böyle bir kayıt yok.
refusal-champ-no-such-session = Böyle bir tur yok.
refusal-champ-no-such-stage = Böyle bir aşama yok.
refusal-champ-no-such-table = Böyle bir masa yok.
refusal-champ-no-such-venue = Böyle bir mekân yok.
refusal-champ-no-vacancy = Boş yer yok.
refusal-champ-not-allowed = Göreviniz buna izin vermiyor.
refusal-champ-not-awaited = Bu kişi orada beklenmiyor.
refusal-champ-not-confirmed = Kayıt henüz onaylanmadı: önce arayın.
refusal-champ-not-finished = Bundan önceki bir şey henüz bitmedi.
refusal-champ-not-open = Bu mekân için kayıtların açılışı: { $opens }.
refusal-champ-not-qualified = O hakkı yalnızca sahibi devredebilir.
refusal-champ-not-yours = Bu başkasının kaydı.
refusal-champ-old-terms = Siz bu sayfayı açtıktan sonra koşullar değişti. Yeni sürümü okuyup kabul edin.
refusal-champ-registered-twice = Bu kişi zaten kayıtlı. Mektuptaki özel bağlantıyı kullanın ya da kayıt görevlisine sorun.
refusal-champ-seating-broken = Bu oturma düzeni bir kuralı bozar.
refusal-champ-sheet-changed = Skor kâğıdı bu arada değişti: yeniden bakın.
refusal-champ-sheet-missing = Bir skor kâğıdı hâlâ eksik.
refusal-champ-sheet-wrong = Skor kâğıdının hesabı tutmuyor.
refusal-champ-stage-over = O aşama kapandı.
refusal-champ-table-too-small = Bir masadaki oyuncu sayısı en az { $fewest } olmalı: o seriyi yeniden oturtun.
refusal-champ-tie-undecided = Bir eşitlik hâlâ çözülmedi: başhakem karar verir.
refusal-champ-too-early = Bunun için çok erken.
refusal-champ-too-few = Oyuncu sayısı çok az: en az { $fewest } oyuncu gerekir.
refusal-champ-too-young = Şu tarihte en az { $age } yaşında olmalısınız: { $day }.
refusal-champ-unsigned = Bir imza eksik.
refusal-champ-venue-elsewhere = Bu, başka yerde yönetilen bir mekânla ilgili: şampiyonanın sunucusunda yapın.
refusal-champ-venue-full = Bu mekân dolu.
refusal-champ-venue-lent = Bu mekân kendi bilgisayarında yürütülüyor. Orada yapın ya da sonuçları gelene kadar bekleyin.
refusal-champ-window-closed = Bu mekân için kayıtların son günü: { $closed }.
refusal-champ-same-person = Bunu ikinci bir kişi onaylamalı.
refusal-champ-wrong-citizenship = Yalnızca şu ülkenin vatandaşları katılabilir: { $needed }.
refusal-champ-wrong-replacement = Düzeltme, şu anda geçerli olan skor kâğıdını göstermiyor.
