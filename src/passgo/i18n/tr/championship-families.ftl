family-player = Oyuncu hakkında
family-email-hint = Kaydın bağlantısını oraya göndeririz. Kardeşler aynı adresi kullanabilir.
family-questions = Birkaç soru
family-guardian = Veli
family-guardian-lead = Oynadığı gün { $age } yaşından küçük oyuncular için gerekli. Diğerleri için boş bırak.
family-same-contact = Yalnızca yukarıdakinden farklıysa.
entry-consent-guardian = Bu oyuncunun velisiyim. Katılabilir ve { $organisers } verilerimizi bu şampiyona için işleyebilir.
family-yes = Evet
family-no = Hayır
family-fault-answer = Bu soruyu olası yanıtlardan biriyle yanıtla.
family-drawn = Kendi takma adın olana kadar “{ $nickname }” olarak görünürsün.
family-nickname-posted = Oturma düzeni yayımlandı, takma adın artık değişemez.
family-another = Bu iletişimle birini daha kaydet
family-waiting-left = { $count ->
    [one] Bekleme listesinde { $count } yer kaldı.
   *[other] Bekleme listesinde { $count } yer kaldı.
}
family-group = Grup
family-group-all = Tüm gruplar
family-import-encoding = Dosya { $encoding } olarak okundu. Adları denetle: harfler yanlışsa UTF-8 olarak kaydedip yeniden içe aktar.
family-import-optional = Her katılımcıya gerekmeyen sütunlar; olmayabilirler:
family-import-answer = “{ $column }” sütununda olası yanıtlardan biri olmalı.
family-export-xlsx = Tüm kayıtları dışa aktar (XLSX)
found-guardian = Bundan küçük oyuncuların velisi olmalı
found-shared-email = Birkaç oyuncu bir ailede olduğu gibi tek e-posta kullanabilir
found-group = Oyunculara gruplarını sor
found-group-hint = Örneğin “Sınıf” ya da “Kulüp”. Hiçbir şey sormamak için boş bırak.
found-group-list = Seçilecek gruplar
found-group-list-hint = Her satıra bir tane, örneğin 3A ve 3B. Boş bırakırsan oyuncular kendileri yazar.
found-apart-groups = Bir grubun oyuncuları ilk turda birbirinden kaçınır
