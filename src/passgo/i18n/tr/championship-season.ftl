season-statistics = İstatistik
season-minutes-each = Masa başına dakika
season-points = Oyun başına puan
season-times = Kaç kez
season-json = İstatistik (JSON)
season-xlsx = Sıralama (XLSX)
season-results = Adlarla sonuçlar
season-results-lead = Silinen kişiler adsız görünür. Bu dosyaları katılımcı listesi gibi koru.
