# Burada oynanan şampiyona masaları.
online-title = Masan
online-ready = Masa { $table } hazır. Takma adın “{ $nickname }”; kimse başka bir ad görmez.
online-sit-down = Yerine otur
online-wait = Serin henüz başlamadı. Bu sayfa kendiliğinden yenilenir; açık bırak.
online-entry = Kaydıma dön
hall-page-online = Çevrim içi masalar
online-none = Henüz çevrim içi masa yok.
online-table = Masa { $table }: { $stage }, { $city }, { $round }. tur
online-status-lobby = Masa hazırlanıyor.
online-status-playing = Oyun sürüyor.
online-status-finished = Oyun bitti; skor kâğıdı otomatik girilir.
online-status-abandoned = Masa kapatıldı.
online-watch = İzle
online-judge = Hakem
online-judge-it = Hakem olarak otur
