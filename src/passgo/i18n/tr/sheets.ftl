# Şampiyona için basılanlar: skor kâğıtları, oturma listeleri, arama listeleri, giriş kartları.

sheet-title = Skor kâğıdı
sheet-title-spare = Skor kâğıdı (yedek)
sheet-table = Masa
sheet-table-number = Masa { $number }
sheet-venue = Mekân
sheet-stage = Aşama
sheet-round = Tur
sheet-heat = Seri
sheet-minutes = Dakika
sheet-judge = Hakem
sheet-start = Başlangıç
sheet-scan = Hakem paneli

sheet-players = Oyuncular ve oyundan çıkanlar
sheet-players-hint = Oyundan çıkan hemen burayı imzalar: oyuncuları çıkış sırasına göre numarala.
sheet-seat = Yer
sheet-player = Oyuncu
sheet-out-number = Çıkış no.
sheet-out-time = Saat
sheet-out-why = Neden
sheet-bankrupt = iflas
sheet-withdrawn = çekildi
sheet-expelled = diskalifiye
sheet-signature = İmza

sheet-worth = Oyun sonunda net servet
sheet-worth-hint = Arka yüzde toplayıp sonuçları buraya aktar. Oyundan çıkanın sütunu boş kalır.
sheet-cash = Para
sheet-cash-how = üzerinde yazan değerden
sheet-deeds = Mülkler
sheet-mortgaged = İpotekli mülkler
sheet-houses = Evler
sheet-hotels = Oteller
sheet-hotels-how = karşılığında verilen evlerle birlikte
sheet-share = { $share ->
    [full] yazılı fiyattan
    [half] yazılı fiyatın yarısından
   *[part] yazılı fiyat üzerinden { $percent }
}
sheet-total = Net servet
sheet-free = İpoteksiz mülkler
sheet-free-how = kaç tane; eşitliği bozar
sheet-rank = Derece
sheet-points = Puan

sheet-judge-signs = Masa hakemi
sheet-second-signs = İkinci kişi: denetlendi, değişiklik yok
sheet-name = Ad
sheet-points-by = Kalan oyuncu ve dereceye göre puanlar
sheet-left = Kalan

sheet-deed-list = Mülkler ve binalar
sheet-deed-list-hint = Sahibinin sütununa: ✓ ipoteksiz, − ipotekli, 1–4 ev, 5 otel.
sheet-deed = Mülk
sheet-price = Fiyat
sheet-price-mortgaged = İpotekli
sheet-price-house = Ev
sheet-price-hotel = Evleriyle otel
sheet-sum = Toplam: { $what }
sheet-sum-carry = Bu toplamları ön yüze aktar.

sheet-seed = Oturma düzeninin kura sayısı: { $seed }
sheet-digest = Özet: { $digest }
sheet-made = Basım tarihi: { $date }
sheet-side = { $side } / { $sides }

list-seating = Oturma düzeni
list-by-name = Ada göre
list-by-table = Masaya göre
list-heat-number = { $number }. seri
list-unconfirmed = Katılımcılar: arama listesi
list-unconfirmed-hint = Listedeki herkesi ara ve gelip gelmeyeceğini sor.
list-alternates = Yedekler: arama listesi
list-alternates-hint = Numara sırasıyla ara. Süren bir oyuna kimse katılamaz.
list-number = No.
list-phone = Telefon
list-called = Arandığı saat
list-answer = Yanıt
list-arrived = Geldi
list-seated = Masa ve yer

badge-show = Bu kodu kapıda göster
badge-alternate = { $number }. yedek

certificate-title = Başarı belgesi
certificate-for = Bu belgenin sahibi
certificate-rank = Derecesi: { $rank }
certificate-points = { $points ->
    [one] { $points } puan
   *[other] { $points } puan
}
certificate-director = Direktör
certificate-judge = Başhakem

press-title = Sonuçlar
press-name = Ad
press-city = Şehir
press-anonymous = Adı açıklanmadı

paper-sample = ÖRNEK
