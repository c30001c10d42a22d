remote-live-table = çevrim içi masa
remote-not-confirmed = onaylanmadı
remote-waived = Başhakem, onaylamayanlar olmadan kapattı. Gerekçe: { $reason }
remote-tie-lead = Bu oyuncuları ayıran başka bir şey yok. Kimin önce geleceğine karar ver.
remote-tie-place = Eşitlikteki { $number }. yer
remote-tie-decide = Eşitliği çöz
remote-confirm-lead = Bu sayılar oyunun kendisinden geliyor. Burada ne görüyorsan onu onaylıyorsun.
remote-sign-judge = Hakem olarak imzala
remote-waive = Onlarsız kapat
remote-waive-lead = Süreleri vardı. Skor kâğıdında onaylamadıkları ve nedeni yazacak.
remote-waive-later = { $when } ({ $zone }) zamanına kadar kendi ekranlarında onaylayabilirler. Sonra skor kâğıdını onlarsız kapatabilirsin.
hall-done-sign = İmzalandı.
hall-done-waive = Eksik imzalar olmadan kapatıldı.
hall-done-decide = Eşitlik çözüldü.
remote-champion = Şampiyon sensin. Tebrikler!
remote-finish = { $stage }: { $players } oyuncu arasında { $rank }. sıra.
remote-through = Sonraki aşamaya geçtin: { $stage }.
remote-result = { $points ->
    [one] Bu masada { $rank }. sıra, { $points } puan
   *[other] Bu masada { $rank }. sıra, { $points } puan
}
remote-next-confirmed = Yerin onaylandı. Resmî başlangıçtan önce bu sayfadan masana git: boş yer o zaman bir yedeğe geçer.
remote-line = Skor kâğıdındaki satırın
remote-line-lead = Oyun bittiğinde elindeki buydu. Bunu yalnızca sen onaylayabilirsin. Yanlış bir şey varsa onaylama, başhakeme söyle.
remote-line-confirm = Bu doğru
remote-line-signed = Saat { $time } ({ $zone }) onayladın.
remote-line-soon = Şu anda onaylanacak bir şey yok. Sayfa kendiliğinden yenilenir.
entry-done-signed = Onaylandı. Teşekkürler!
remote-local = Senin saatin: { $when } ({ $zone })
remote-starts-in = { $count ->
    [one] { $count } dakika kaldı
   *[other] { $count } dakika kaldı
}
remote-starts-now = Başhakem yoklamayı birazdan yapacak.
remote-come-lead = Burada olduğunu söyle ve bu sayfayı açık bırak. Yalnızca yoklamada burada olanlar oynar; yoksa yerin bir yedeğe geçer.
remote-come = Buradayım
remote-come-later = Başlangıçtan iki saat önce geldiğini burada söyleyebilirsin.
remote-here = Buradasın. Bu sayfayı açık bırak: yoklamadan sonra masanın düğmesi burada belirir.
remote-rules = Masada
remote-rule-decision = { $count ->
    [one] Her karar için { $count } saniyen var; sonra masa senin yerine en yalın yanıtı verir.
   *[other] Her karar için { $count } saniyen var; sonra masa senin yerine en yalın yanıtı verir.
}
remote-rule-absent = { $count ->
    [one] Sıra sendeyken bağlantın { $count } saniye koparsa dönene kadar masa senin yerine oynar.
   *[other] Sıra sendeyken bağlantın { $count } saniye koparsa dönene kadar masa senin yerine oynar.
}
remote-rule-missed = { $count ->
    [one] { $count } kararı kaçırırsan da aynısı olur.
   *[other] Art arda { $count } kararı kaçırırsan da aynısı olur.
}
remote-rule-line = Oyun bitince skor kâğıdındaki satırını onayla.
remote-seat-here = burada
remote-seat-away = burada değil
remote-seat-stood-in = yerine oynanıyor
remote-seat-out = oyun dışı
online-status-gathering = Yoklamadan önce.
remote-hall = { $count ->
    [one] Çevrim içi
   *[other] Çevrim içi { $number }
}
remote-games = İzlenecek oyunlar
remote-delay = { $count ->
    [one] Süren oyunları { $count } dakika geç görürsün, böylece kimse bir oyuncuya yardım edemez.
   *[other] Süren oyunları { $count } dakika geç görürsün, böylece kimse bir oyuncuya yardım edemez.
}
