plan-starts = Yeni başlangıç ({ $city }): { $new }; önceki: { $old }.
plan-name = Yeni mekân ({ $city }): { $new }; önceki: { $old }.
plan-city = Yeni şehir: { $new }; önceki: { $old }.
plan-capacity = Yer sayısı ({ $city }): { $new }; önceki: { $old }.
plan-tables = Masa sayısı ({ $city }): { $new }; önceki: { $old }.
plan-closes = Yeni son kayıt günü: { $new }; önceki: { $old }.
plan-venue = Yeni bir mekân var: { $name } ({ $city }), { $starts }.
plan-history = Neler değişti
plan-earlier = { $count ->
    [one] Önceki bir değişiklik
   *[other] Önceki { $count } değişiklik
}
hall-page-plan = Plan değişikliği
plan-lead = Her değişiklik, öncekiyle birlikte herkese açık sayfada görünür. Yayımlamadan önce kimleri ilgilendirdiğini görürsün.
plan-fixed = Sürüm, puanlar ve aşamalar olduğu gibi kalır: insanlar bunlar için kaydoldu.
plan-change = Değiştir
plan-change-venue = Değiştir: { $venue }
plan-closing = Son kayıt günü
plan-field-name = Salon
plan-field-city = Şehir
plan-field-starts = Başlangıç ({ $zone })
plan-field-capacity = Yer sayısı
plan-field-tables = Aynı anda oynanan masa
plan-field-heats = Seriler
plan-field-zone = Saat dilimi
plan-add = Mekân ekle
plan-preview = Değişikliğe bak
plan-publish = Değişikliği yayımla
plan-back = Hiçbir şeyi değiştirme
plan-notice = İstersen kendi açıklaman – kimsenin adını yazma
plan-mailed = { $count ->
    [one] Bir kişiye e-posta gönder
   *[other] { $count } kişiye e-posta gönder
}
plan-readers = { $language }: { $count }
plan-nobody = Kaydolan kimseyi ilgilendirmiyor.
plan-moved-up = { $count ->
    [one] Sıradaki bir yedek yer kazanır.
   *[other] Sıradaki { $count } yedek yer kazanır.
}
hall-done-publish-plan = Değişiklik yayımlandı.
plan-unclear = Her alanı doldur: adlar, gün ve saat, saat dilimi ve tam sayılar.
mail-plan-subject = { $championship }: plan değişikliği
mail-plan-body =
    Merhaba { $name },

    { $what }

    { $site }

    { $organiser }
refusal-champ-capacity-taken = { $count ->
    [one] Burada bir kişinin yeri var, bu yüzden yer sayısı azalamaz.
   *[other] Burada { $count } kişinin yeri var, bu yüzden yer sayısı azalamaz.
}
refusal-champ-closes-early = Kayıt ancak şu zaman açılıyor: { $opens }.
refusal-champ-closes-late = İlk mekân { $day } günü başlıyor, kayıt ondan sonra süremez. Önce son kayıt gününü değiştir.
refusal-champ-nothing-new = Zaten öyle.
refusal-champ-no-seats = Buradaki masalara { $room } oyuncu sığar. Önce masa ekle ya da yer sayısını azalt.
refusal-champ-plan-lent = Bu mekân, şimdiki plana göre çalışan bir dizüstüne ödünç verildi. Sonuçlarını bekle ya da mekânı geri al.
refusal-champ-roll-called = Yoklama yapıldı ve oyuncular geldi, bu yüzden salon ve başlangıç artık değişemez.
refusal-champ-tables-in-use = { $count ->
    [one] Burada bir masa oynuyor, bu yüzden daha az olamaz.
   *[other] Burada { $count } masa oynuyor, bu yüzden daha az olamaz.
}
refusal-champ-time-over = O saat geçti. Daha sonrasını seç.
refusal-champ-too-young-then = { $count ->
    [one] Kaydolan bir kişinin yaşı { $day } günü tutmuyor.
   *[other] Kaydolan { $count } kişinin yaşı { $day } günü tutmuyor.
}
refusal-champ-venue-known = Bu adda bir mekân zaten var.
refusal-champ-venue-unfit = Sonraki aşamalarda bir mekânın daha oyuncularına yer yok.
plan-terms = Koşullar ya da iptal
plan-terms-long = Koşullar çok uzun. Kısalt; bütün diller birlikte sayılır.
plan-judge = Hakemi değiştir
hall-done-another-judge = Masanın başka bir hakemi var.
