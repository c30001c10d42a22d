# Mekânların bir dizüstü bilgisayara ödünç verilmesi.

hall-page-loans = Ödünç mekânlar
loan-lead = Bir mekânı, onu internetsiz yönetecek bir dizüstü bilgisayara ödünç ver. Ödünç süresi bitene kadar o mekânla ilgili her şey orada girilir.
loan-state-lent = Ödünç verildi
loan-state-finished = Bitti
loan-state-recalled = Geri alındı
loan-since = Ödünç verildiği tarih: { $moment }
loan-reported = Son sonuçlar: { $moment }.
loan-entries = { $count ->
    [one] { $count } kayıt.
   *[other] { $count } kayıt.
}
loan-told-none = Henüz sonuç yok.
loan-unfinished = { $count ->
    [0] Bitmedi: mekân hâlâ ödünçte.
    [one] Bitmedi: { $count } masada hâlâ oynanıyor.
   *[other] Bitmedi: { $count } masada hâlâ oynanıyor.
}
loan-archive = Dizüstü için dosya
loan-recall = Geri al
loan-recall-lead = Dizüstü bilgisayardan şimdiye kadar aktarılmamış hiçbir şey artık kabul edilmez. Bunu yalnızca bilgisayar kaybolduysa ya da bozulduysa yap.
hall-done-recall = Mekân yeniden buradan yönetiliyor.

loan-import = Sonuçları içe aktar
loan-import-lead = Sonuçları istediğin kadar sık aktarabilirsin, turun ortasında bile. Yalnızca yeni olanlar eklenir.
loan-import-file = Dizüstü bilgisayarın sonuç dosyası
loan-told-new = { $count ->
    [one] { $count } yeni kayıt aktarıldı.
   *[other] { $count } yeni kayıt aktarıldı.
}
loan-told-nothing = Bu dosyada yeni bir şey yok.
loan-told-finished = Mekân işini bitirdi, ödünç sona erdi.
loan-lend = Mekânı ödünç ver
loan-label = Dizüstü bilgisayarın adı
loan-lent = Ödünç verildi: { $city }
loan-key = Anahtar
loan-key-lead = Anahtarı telefonla ya da kâğıtla ilet, asla dosyayla birlikte değil.

loan-home = Bu dizüstü bilgisayarın yönettiği mekân: { $city }.
loan-home-results = Sonuçları indir
loan-finish = Bu mekân işini bitirdi
loan-finish-lead = Bundan sonra bu bilgisayarda hiçbir şey girilemez. Ardından sonuçları indir ve sunucuda içe aktar; ödünç böylece sona erer.
hall-done-finish = Bitti. Şimdi sonuçları indir.
loan-home-finished = Bu mekân işini bitirdi. Sonuçları sunucuda içe aktar.

refusal-champ-venue-finished = Bu bilgisayar işini bitirdi. Şampiyonanın sunucusunda devam et.
refusal-champ-venue-not-lent = Bu mekân ödünç verilmiş değil.
loan-refused-broken = Bu dosya bozuk. Sonuçları dizüstü bilgisayardan yeniden indir.
loan-refused-signature = Bu dosya, mekânı yöneten dizüstü bilgisayardan gelmiyor ya da yolda değiştirilmiş.
loan-refused-other = Bu dosyada şu anda ödünçte olan bir mekânın sonuçları yok. Dizüstü bilgisayarın sonuç dosyasını seç.
loan-refused-recalled = Bu mekân geri alındı, bu yüzden bilgisayarından artık bir şey aktarılamaz. Önceden gelenler saklanır. Mekânı yeniden ödünç ver ve eksikleri gir.
loan-refused-diverged = İki dizüstü bilgisayar aynı dosyayla çalışmış ve diğerinin sonuçları zaten burada. Onunla devam et, yalnızca bunda olanları orada gir.
loan-name-elsewhere = Başka bir yerde bu adda bir görevli zaten var. İkinci bir ad ya da baş harf ekle.
