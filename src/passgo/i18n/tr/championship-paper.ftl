# Şampiyonalar: yazdırılacak kâğıtlar ve kapıda giriş.

hall-page-paper = Yazdırma
paper-lead = Bugünün verileriyle, siyah beyaz A4 için bir PDF alırsın. Eski çıktıları at.
paper-language = Çıktının dili
paper-calls = Arama listesi
paper-hint-calls = Katılımcılar ve yedekler, telefon numaralarıyla; yalnızca kayıt görevlisi için.
paper-badges = Yaka kartları
paper-hint-badges = Burada beklenen herkes için kodlu bir kart. Girişte tara.
paper-seating = Oturma düzeni (adlar)
paper-hint-seating = Ada ve masaya göre, kapıda senin için. Duvara asma.
paper-wall = Oturma düzeni (takma adlar)
paper-hint-wall = Takma ada ve masaya göre, duvara asmak için.
paper-judges = Hakem kartları
paper-hint-judges = Her hakem için: masa, oyuncular ve başlangıç.
paper-sheets = Skor kâğıtları
paper-hint-sheets = Son turun her masası için bir tane, ayrıca iki boş kâğıt.
paper-certificates = Başarı belgeleri
paper-hint-certificates = Burada oynayan herkes için, derecesi ve puanıyla.
paper-press = Basın için sonuçlar
paper-hint-press = Yayımlanmasına onay verenler adlarıyla, diğer herkes takma adıyla.

paper-waiting = Belgen hazırlanıyor. Hazır olunca bu sayfa haber verir.
paper-ready = Belgen hazır.
paper-fetch = PDF’yi indir
paper-back = Başka bir şey yazdır
paper-empty = Henüz yazdırılacak bir şey yok.
paper-too-much = Tek bir belge için bu çok fazla. Başka bir mekân ya da daha kısa bir liste seç.
paper-failed = Belge hazırlanamadı. Yeniden dene.
paper-busy = Şu anda birkaç belge birden hazırlanıyor. Bir dakika sonra yeniden dene.

door-born = Doğum tarihi: { $day }
door-latest = Az önce giriş yapanlar
door-nobody = Kimse bulunamadı. Adın bir bölümünü dene.
door-pending = Telefonla henüz onaylanmadı. Önce kaydı aç ve onayla.
door-withdrawn = Bu kişi çekildi, girişi yapılamaz.
door-disqualified = Bu kişi diskalifiye edildi, girişi yapılamaz. Direktöre sor.
door-no-show = Bu kişi çok geç geldi. Yeri başkasına verildi.
door-erased = Bu kayıt silindi.
door-elsewhere = Bu kişi bu mekânda beklenmiyor.
door-walk-in = Kapıda kaydet
door-walk-in-lead = Bunu kapıya gelen kişiyle birlikte doldur, neye onay verdiğini okumasını sağla. Ardından girişi yapılmış olur.
entry-done-walk-in = Kaydı ve girişi yapıldı.
