hall-calls = Başhakem çağrıları
hall-calls-none = Bekleyen masa yok.
hall-call-table = { $table }. masa ({ $place })
hall-call-since = { $time } saatinden beri
hall-call-taken = { $name } yolda.
hall-call-take = Geliyorum
hall-call-end = Çözüldü
hall-call = Başhakemi çağır
hall-page-control = Kontrol odası
control-time = Durum: { $time }.
control-reload = Yenile
control-registered = Kayıtlı
control-phoned = Arandı
control-present = Geldi
control-seated = Masada
control-playing = Oynayan masa
control-due = Eksik kâğıt
control-unconfirmed = Onay bekliyor
control-notes = Notlar
control-total = Toplam
control-calls = { $count ->
    [one] { $count } çağrı
   *[other] { $count } çağrı
}
control-late-start = { $time } saatinde başlamalıydı
control-late-end = Süre { $time } saatinde doldu
control-late = { $count } gecikme
panel-call = Başhakemi çağır
panel-called = Başhakem { $time } saatinde çağrıldı.
panel-call-taken = { $name } yolda.
panel-call-end = Çözüldü
panel-entry-call = Başhakem çağrısı
panel-entry-end-call = Çağrı çözüldü
panel-timers = Zamanlayıcılar
panel-timer-deal = { $count ->
    [one] Anlaşma: en çok { $count } dakika
   *[other] Anlaşma: en çok { $count } dakika
}
panel-timer-limit = Süre sınırı
panel-timer-minutes = Dakika
panel-timer-start = Başlat
panel-timer-stop = Durdur
panel-timer-reset = Sıfırla
panel-timer-over-deal = Anlaşma için süre doldu.
panel-timer-over-limit = Süre sınırı doldu.
entry-list-back = Şimdi ara
entry-list-lead-back = Bu saatte aranmak istediler.
entry-call-near = { $count ->
    [one] { $count } kişi henüz aranmadı. Başlangıç: { $when }
   *[other] { $count } kişi henüz aranmadı. Başlangıç: { $when }
}
entry-call-attempts = { $count ->
    [one] { $count } deneme, { $when }
   *[other] { $count } deneme, sonuncusu { $when }
}
entry-call-back-at = Yeniden ara: { $when }
entry-call-add = Aramayı not et
entry-calls = Aramalar
entry-call-outcome = Sonuç ne oldu?
entry-call-no-answer = Yanıt yok
entry-call-call-back = Sonra yeniden ara
entry-call-note = Yalnızca not
entry-call-when = Ne zaman aranacak
entry-call-text = Not
entry-done-noted = Not edildi.
entry-call-wrong = Arama için gün ve saat seç ya da en çok 500 karakterlik bir not yaz.
control-place-holds = Şampiyonun yeri bu oyuncuda.
control-place-pass = Yeri devret
hall-done-pass-place = Yer devredildi.
control-place-held = Şampiyonun yeri ({ $prize }): { $name }.
hall-page-mail = E-posta yaz
mail-desk-write = Katılımcılara yaz
mail-desk-stage = Aşama
mail-desk-group = Grup
mail-desk-alternates = Yedekler
mail-desk-words = Her kişi için doldurulur:
mail-desk-needed = Metinde { $word } bulunmalı.
mail-desk-count = Say ve göster
mail-desk-counted = { $count ->
    [0] Bu seçime uyan kimse yok.
    [one] { $count } kişiye gidiyor:
   *[other] { $count } kişiye gidiyor:
}
mail-desk-send = { $count ->
    [one] { $count } kişiye gönder
   *[other] { $count } kişiye gönder
}
hall-done-send = E-postalar giden kutusunda.
mail-desk-too-many = Bir saat için çok e-posta. Biraz bekle, sonra bunu gönder.
mail-desk-bad-unknown = { $word } burada doldurulamaz.
mail-desk-bad-empty = Konu ve metin yaz.
mail-desk-bad-long = Konu ya da metin çok uzun.
mail-desk-reminders = Hatırlatmalar
mail-desk-reminders-lead = Onaylanan herkes bu günlerin her birinde bir e-posta alır. Prova e-posta göndermez.
mail-desk-days = Başlangıçtan kaç gün önce, örneğin 7, 1
mail-desk-bad-days = 1 ile 60 arasında en çok 5 tam sayı gir ya da boş bırak.
hall-done-reminders = Kaydedildi.
mail-desk-texts = E-postaların metinleri
mail-desk-texts-lead = Her metin dil dil değiştirilebilir. Kendi metni olmayan diller alışılmış metni kullanır.
mail-desk-own = Kendi metnin:
mail-desk-all = Tüm e-postalar
mail-desk-language = Metnin dili
mail-desk-preview = Önizleme
mail-desk-keep = Bu metni kullan
mail-desk-standard = Alışılmışa dön
hall-done-keep = Metnin kullanılıyor.
hall-done-standard = Yine alışılmış metin kullanılıyor.
logged-call-taken = Başhakem yolda.
