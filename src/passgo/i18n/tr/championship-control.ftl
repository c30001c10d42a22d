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
