# Burada oynanan şampiyona masaları.
online-title = Masanız
online-ready = Masa { $table } hazır. Takma adınız “{ $nickname }”; kimse başka bir ad görmez.
online-sit-down = Otur
online-wait = Seriniz henüz başlamadı. Bu sayfa kendiliğinden yenilenir; açık bırakın.
online-entry = Kaydıma dön
hall-page-online = Çevrim içi masalar
online-none = Henüz çevrim içi başlatılan masa yok.
online-table = Masa { $table }: { $stage }, { $city }, tur { $round }
online-status-lobby = Masa hazırlanıyor.
online-status-playing = Oyun sürüyor.
online-status-finished = Oyun bitti; skor kâğıdı kendiliğinden girilir.
online-status-abandoned = Masa kapatıldı.
online-watch = İzle
online-judge = Hakem
online-judge-it = Hakem olarak otur
