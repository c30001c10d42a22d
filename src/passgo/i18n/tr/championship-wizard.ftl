found-evening = Bir salon, bir akşam
found-evening-lead = Dört soruyu yanıtla. Gerisini biz öneririz, yayımlamadan önce değiştirebilirsin.
found-title = Şampiyonanın adı
found-day = Tarih
found-place = Yer
found-place-hint = Salon ve şehir, örneğin: Okul salonu, Volos
found-players = Oyuncu sayısı
found-zone = Saat dilimi
found-first-stage = İlk turlar
found-last-stage = Final
found-continue = Devam
found-examples = Daha büyük şampiyonalar
found-examples-lead = Bir örnekle başla. Tarihleri gelecek haftalara taşınır.
found-preset-greece-2015 = Birkaç şehir, bir ulusal final
found-preset-about-greece-2015 = Şehir turnuvaları, her şehirde bir final ve bir ulusal final. 2015’te Yunanistan’da olduğu gibi.
found-preset-worlds-2015 = Üç tur, yarı finaller ve final
found-preset-about-worlds-2015 = Bir salon. Üç turun puanları toplanır, en iyi on altı kişi yarı final oynar. 2015’te Makao’da olduğu gibi.
found-begin = Başla
found-file = Dosyadan
found-file-choose = Bir şampiyonanın dosyası (championship.toml)
found-file-faults = { $count ->
    [one] Dosyada { $count } hata var.
   *[other] Dosyada { $count } hata var.
}
found-file-long = Formlarda { $venues } mekân için yer var. Daha büyük bir şampiyona sunucuda programla oluşturulur.
problem-too-many-drafts = { $count } taslağın var. Önce birini sil.
found-steps = Adımlar
found-step-what = Ne
found-step-where = Nerede ve ne zaman
found-step-who = Kimler katılabilir
found-step-stages = Aşamalar ve masalar
found-step-clocks = Süreler
found-step-points = Puanlar ve eşitlikler
found-step-terms = Koşullar
found-step-officials = Görevliler
found-step-check = Denetle ve yayımla
found-open = { $count ->
    [one] Doldurulacak { $count } alan
   *[other] Doldurulacak { $count } alan
}
found-to-check = Kaydet ve denetle
found-organisers = Düzenleyenler
found-organisers-hint = Her satıra bir tane. Boş kalırsa direktör.
found-prize = Şampiyonun ödülü
found-optional = Boş kalabilir.
found-venue = { $number }. mekân
found-hall = Salon ya da adres
found-city = Şehir
found-starts = Başlangıç
found-tables = Aynı anda oynanan masa
found-heats = Art arda oynayan gruplar
found-heats-hint = Tüm oyuncuların aynı anda masası varsa 1.
found-registers = Bu mekâna kayıt yapılabilir
found-remove = Kaldır
found-add-venue = Mekân ekle
found-opens = Kayıt başlangıcı
found-closes = Son kayıt günü
found-closes-hint = Bu gün de dahildir.
found-age = En küçük yaş
found-any = Fark etmez
found-alternates = Her mekânda yedek sayısı
found-alternates-hint = Biri çekilince yer onlara geçer.
found-walk-ins = Kapıda da kayıt yapılabilir
found-no-employee = Düzenleyenlerin çalışanları katılamaz
found-no-relative = Bu çalışanların yakın akrabaları katılamaz
found-stage-name = Aşamanın adı
found-at = Oynandığı yer
found-at-venues = Kayıt yapılan her mekân
found-fewest = Bir masadaki oyuncu, en az
found-most = Bir masadaki oyuncu, en çok
found-advance = Kaç kişi yükselir
found-advance-hint = Her mekândan. Son aşamada: 1, şampiyon.
found-add-stage = Aşama ekle
found-rounds = Turlar
found-minutes = Tur başına dakika
found-tolerance = Son tur bu kadar dakika erken ilan edilebilir
found-tolerance-hint = 0 hiçbir zaman demektir.
found-points-lead = Bunlar olağan değerler. Yalnızca kuralların farklıysa değiştir.
found-points = Puanlar
found-points-hint = Önce kazananın puanı, sayılar arasında boşlukla.
found-survivors = { $count ->
    [one] { $count } oyuncu kaldı
   *[other] { $count } oyuncu kaldı
}
found-valuation = Net servet, basılı fiyatın yüzdesi olarak
found-worth-deed = Tapu
found-worth-mortgaged = İpotekli tapu
found-worth-house = Ev
found-worth-hotel = Otel
found-hotel-houses = Otelle sayılan evler
found-rounding = Yuvarlama
found-up = Yukarı
found-down = Aşağı
found-ties = Eşitlikler
found-table-ties = Bir masadaki oyuncular arasında
found-across-ties = Farklı masalardaki oyuncular arasında
found-tie-worth = en yüksek net servet
found-tie-deeds = en çok tapu
found-tie-cash = en çok nakit
found-tie-head-judge = başhakem karar verir
found-tie-lot = kura
found-terms-proposal =
    Kaydolan herkes kurallara göre oynamayı ve hakemlerin kararlarına uymayı kabul eder.
    Düzenleyenler kişisel verileri yalnızca bu şampiyona için kullanır ve sonra siler.
    Katılımcılar verilerini istedikleri zaman görebilir, düzeltebilir ve silebilir.
found-officials-lead = Sana yardım edenleri yaz. Yayımladığında herkes kendi bağlantısını alır. İstediğin zaman başkalarını da çağırabilirsin.
found-official = { $number }. görevli
found-ready = Her şey tamam. Önizlemeye bak, sonra yayımla.
found-missing = Henüz tamam değil
found-preview = Önizleme
found-preview-lead = Bu bir önizleme. Başka kimse görmez.
found-change = Bir şeyi değiştir
found-download = Dosya olarak indir
found-publish = Yayımla
found-director = Direktör olarak adın
found-account = Her cihazdan geri dönebilmek için bir kullanıcı adı ve parola seç.
found-have-account = Zaten hesabım var
found-discard = Taslağı sil
found-discard-sure = Bu taslak silinsin mi? Geriye hiçbir şey kalmaz.
found-links = Her görevliye kendi bağlantısını ver. Bağlantılar yalnızca bir kez gösterilir.
found-link-qr = { $name } için bağlantının QR kodu
found-again = Giriş yaptığın her cihazda yeniden bulursun.
found-mine = Şampiyonalarım
found-mine-none = Oluşturduğun şampiyonaları görmek için giriş yap.
found-drafts = Taslaklar
found-changed = Son değişiklik: { $when }
found-copy = Yeniden düzenle
found-fault-needed = Burayı doldur.
found-fault-long = En çok { $most } karakter kullan.
found-fault-lines = En çok { $longest } karakterlik { $most } satır kullan.
found-fault-number = { $low } ile { $high } arasında bir tam sayı gir.
found-fault-day = Bir tarih seç.
found-fault-past = Bu geçmişte kaldı. Gelecek bir tarih seç.
found-fault-choice = Listeden seç.
found-fault-closes = Bu tarih, kaydın açılışından önce.
found-fault-starts = O zaman kayıt hâlâ açık. Daha geç bir tarih seç ya da kaydı daha erken bitir.
found-fault-room = Masalarda { $room } yer var. Masa ekle ya da oyuncu sayısını azalt.
found-fault-advance = Sonraki aşamada bu sayıya göre masa yok. Son aşamada 1 olmalı.
found-fault-hall = Başka mekânların oyuncuları buraya gelemez. Kimsenin kaydolmadığı bir mekân seç.
found-fault-online = Bu çevrim içi oynanamaz. Başka bir sürüm ya da başka masalar seç.
found-fault-points = { $count ->
    [one] En çok { $most } olan { $count } sayı gir.
   *[other] En çok { $most } olan { $count } sayı gir. Hiçbiri bir öncekinden büyük olamaz.
}
found-fault-winner = Kazanan, daha az oyuncu kaldığındakinden fazlasını alamaz: en çok { $most }.
found-fault-registers = En az bir mekâna kayıt yapılabilmeli.
found-fault-misfit = Bu, geri kalanıyla uyuşmuyor. Eski hâline getir ya da başka bir örnekle başla.
