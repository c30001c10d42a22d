# Her sürümün nasıl oynandığı, kendi sözlerimizle. Hangi cümlelerin geçerli olduğuna yürürlükteki kurallar karar verir.

guide-title = Nasıl oynanır: { $edition }
guide-lead = İlk oyun için gereken her şey, birkaç dakikada. Masada sayfa her zaman ne yapabileceğini gösterir.
guide-full = Bütün kurallar ve bütün { word-deeds }

guide-aim = Amaç
guide-aim-last = { Word-deed } al, { word-rent } topla, bina dik ve akıllıca takaslar yap. Diğer herkes iflas ettiğinde hâlâ paran varsa kazanırsın.
guide-aim-first-bankruptcy = { Word-deed } al, { word-rent } topla, bina dik ve akıllıca takaslar yap. Bu kısa bir oyundur: ilk iflas oyunu bitirir, en zengin oyuncu kazanır.

guide-setup = İlk zardan önce
guide-setup-token = Herkes bir piyon seçer; iki oyuncuda aynısı olmaz.
guide-setup-cash = Herkes “{ $go }” hanesinde { $cash } ile başlar.
guide-setup-deeds = { $count ->
    [one] Her oyuncuya bedelsiz { $count } { word-deed } dağıtılır.
   *[other] Her oyuncuya bedelsiz { $count } { word-deed } dağıtılır.
}
guide-setup-left = Herkes bir kez zar atar. En yüksek atan başlar, sonra sıra sola geçer.
guide-setup-by-roll = Herkes bir kez zar atar. En yüksek atan başlar, diğerleri attıkları zar sırasına göre onu izler.
guide-setup-hidden = Kimse başkalarının elinde ne kadar para olduğunu görmez.

guide-turn = Sıran gelince
guide-turn-one = Zarı at, gelen sayı kadar ilerle ve hanenin gereğini yap. Sonra sıra bir sonraki oyuncuya geçer.
guide-turn-two = İki zarı at, toplamı kadar ilerle ve hanenin gereğini yap.
guide-turn-speed = İki beyaz zarı Hız Zarı ile birlikte at, ilerle ve hanenin gereğini yap.
guide-turn-doubles = Çift atarsan bir kez daha atarsın. Üst üste üçüncü kez çift atarsan doğruca “{ $jail }” hanesine gidersin.
guide-turn-doubles-white = Beyaz zarlarla çift atarsan bir kez daha atarsın. Üst üste üçüncü kez çift atarsan doğruca “{ $jail }” hanesine gidersin.
guide-turn-salary = “{ $go }” hanesinden her geçişinde ya da oraya her gelişinde banka sana { $salary } öder.

guide-speed = Hız Zarı
guide-speed-numbers = 1, 2 ya da 3: beyaz zarlara ekle.
guide-speed-bus = Otobüs: beyaz zarlardan biri, öteki ya da ikisinin toplamı kadar ilerlemeyi seç.
guide-speed-next = Ok: beyaz zarlar kadar ilerle ve o hanenin gereğini yap. Sonra sahibi olmayan ilk { word-deed-dat } git; hepsinin sahibi varsa { word-rent } ödenecek ilk { word-deed-dat }.
guide-speed-triple = Üç zar da aynı: dilediğin haneye git, ama bir daha zar atma.

guide-spaces = Özel haneler
guide-space-cards = Kartlar ({ $decks }): en üstteki kartı çek ve söylediğini yap.
guide-space-tax = { $spaces }: orada yazan tutarı bankaya öde.
guide-space-parking = { $spaces }: dinlen, bir şey olmaz.
guide-space-go-to-jail = { $spaces }: doğruca “{ $jail }” hanesine gidersin, yolda maaş almazsın. Sıran biter.
guide-space-ride = { $spaces }: { $amount } ödeyip bu türden bir sonraki haneye varmadan önceki hanelerden dilediğine git ya da kal. Her iki durumda da sıran orada biter.
guide-ride-go = Yolculukta “{ $go }” hanesinden geçmek para getirmez; yolculuk orada biterse { $salary } alırsın.
guide-space-entity = { $spaces }: sen ve solundaki oyuncu birer zar atarsınız. Birlikte orada yazan sayıya ulaşırsanız ikiniz de para alırsınız; yoksa ikiniz de ödersiniz.
guide-space-question = { $spaces }: bas ve gör. Para verebilir, para alabilir ya da bir zar daha attırıp seni ilerletebilir.

guide-buy = Satın alma
guide-buy-first = Sahibi olmayan bir { word-deed-dat } gelirsen onu yazılı fiyatından satın alabilirsin.
guide-buy-auction = Almak istemezsen hemen açık artırmaya çıkar. Sen de dahil herkes teklif verebilir; açılış teklifi { $amount }, en yüksek teklifi veren alır.
guide-buy-nothing = Almak istemezsen bankada kalır ve oyun sürer.
guide-buy-default = Yalnızca ödeyebileceğin kadar teklif ver. Kazanan teklifini ödeyemeyen dışarıda kalır ve açık artırma o oyuncu olmadan yeniden başlar.

guide-rent = { Word-rent }
guide-rent-claim = Gözünü dört aç: gelen oyuncu { word-rent-acc } ancak sen istersen öder.
guide-rent-window = { $count ->
    [one] Sonraki oyuncu zar atar atmaz { word-rent } hakkını kaybedersin.
   *[other] Gelen oyuncudan sonraki ikinci oyuncu zar atar atmaz { word-rent } hakkını kaybedersin.
}
guide-rent-automatic = Gelenler { word-rent-acc } istenmeden öder.
guide-rent-set = Bir grubun bütün { word-streets-its } seninse, üstünde bina olmayanların { word-rent-its } iki katına çıkar.
guide-rent-set-unmortgaged = Bir grubun bütün { word-streets-its } seninse ve hiçbiri ipotekli değilse, üstünde bina olmayanların { word-rent-its } iki katına çıkar.
guide-rent-stations = { $group }: sahip olduklarının sayısı arttıkça her biri daha çok kazandırır ({ $rents }).
guide-rent-utilities-one = { $group }: gelen oyuncu zarı yeniden atar. { Word-rent } bu zar çarpı { $factors }; kaç tanesine sahip olduğuna bağlıdır.
guide-rent-utilities-two = { $group }: gelen oyuncu iki zarı yeniden atar. { Word-rent } bu zar çarpı { $factors }; kaç tanesine sahip olduğuna bağlıdır.
guide-rent-utilities-speed = { $group }: gelen oyuncu üç zarı yeniden atar; otobüs ve ok sıfır sayılır. { Word-rent } bu zar çarpı { $factors }; kaç tanesine sahip olduğuna bağlıdır.
guide-rent-mortgaged = İpotekli { word-deed } { word-rent } getirmez.

guide-build = İnşaat
guide-build-when-group = Bir grubun tamamı seninse ve hiçbiri ipotekli değilse, istediğin zaman, başkalarının sıraları arasında bile bina dikebilirsin.
guide-build-when-plot = Bir grubun tamamı seninse, ipotekli olmayan { word-streets-its-dat } istediğin zaman, başkalarının sıraları arasında bile bina dikebilirsin.
guide-build-pause = Açık artırma bile buna engel değildir. Bina dikmek, satmak ve ipotek etmek yalnızca bir oyuncunun hamlesini seçmesi beklenirken durur.
guide-build-even = Dengeli bir şekilde dik: gruptaki her { word-street } ilk binasını almadan hiçbiri ikincisini alamaz; sonrası da böyle sürer.
guide-build-top-group = Bir { word-street-loc } en çok { $houses } olabilir. Gruptaki bütün { word-streets } dolunca sıradaki adım: { $hotel }.
guide-build-top-plot = Bir { word-street-loc } en çok { $houses } olabilir. { Word-street } dolunca sıradaki adım: { $hotel }.
guide-build-scarce-demand = Binalar sınırlıdır. Bankada yetmeyebilecekse, bina dikebilecek herkes kaç tane istediğini söyler. Yeterse isteyenlerin hepsi yazılı fiyatı öder; yetmezse binalar tek tek açık artırmaya çıkar.
guide-build-scarce-last = Binalar sınırlıdır. Sonuncuyu birkaç oyuncu isterse en yüksek teklifi veren alır.
guide-build-houses-first = Bir oteli bozup bankadan ev almak gerekirse, önce ev satın almak isteyenler gelir.
guide-build-half-printed = Banka binaları yarı fiyatına geri alır.
guide-build-half-paid = Banka binaları, onlar için ödediğinin yarısına geri alır; açık artırmada ödediğin de sayılır.
guide-build-sell-evenly = Diktiğin gibi dengeli sat.
guide-build-sell-freely = Dengeli satmak zorunda değilsin: bir { word-street-acc } boşaltıp ötekileri olduğu gibi bırakabilirsin.

guide-mortgage = İpotek
guide-mortgage-group = Hemen para mı gerekiyor? Bir { word-deed-acc } ipotek et. Önce grubunda bina kalmamalıdır.
guide-mortgage-plot = Hemen para mı gerekiyor? Bir { word-deed-acc } ipotek et. Önce üstündeki binalar satılmalıdır.
guide-mortgage-percent = İpoteği kaldırmak için aldığın parayı { $percent } faizle geri öde.
guide-mortgage-printed = İpoteği kaldırmak için { word-deed-gen } kartında yazan tutarı öde.
guide-mortgage-transfer-redeem-or-10 = Başka bir oyuncudan ipotekli { word-deed } alırsan ya ipoteği hemen kaldır ya da faizi şimdi öde, ipoteği sonra kaldır.
guide-mortgage-transfer-free = Başka bir oyuncudan ipotekli { word-deed } alırsan bunun için bir şey ödemezsin, ipoteği dilediğin zaman kaldırırsın.
guide-mortgage-transfer-pay-or-double = Takasla ipotekli { word-deed } alırsan ya faizi şimdi öde ya da sonra iki katını. İflas eden bir oyuncudan alırsan faizi hemen ödersin.

guide-jail = “{ $jail }” hanesinde mahsur kalınca
guide-jail-visit = Oraya yalnızca zarla geldiysen ziyarettesin.
guide-jail-doubles = Çıkmak için: zar atmadan önce { $fine } öde, seni çıkaran bir kart kullan ya da çift at.
guide-jail-six = Çıkmak için: zar atmadan önce { $fine } öde, seni çıkaran bir kart kullan ya da altı at.
guide-jail-prepay = Zardan önce yalnızca oradaki 1–{ $count }. sıralarında ödeyebilirsin.
guide-jail-again = Seni kurtaran çiftle ilerler ve bir kez daha zar atarsın.
guide-jail-once = Seni kurtaran çiftle ilerlersin, ama bir daha zar atmazsın.
guide-jail-last = { $count ->
    [one] Hemen sonraki sıranda çıkarsın: zar seni kurtarmazsa { $fine } öde ve ilerle.
   *[other] En geç oradaki { $count }. sıranda çıkarsın: zar seni kurtarmazsa { $fine } öde ve ilerle.
}
guide-jail-late = Oradaki { $turn }. sıranda hâlâ oradaysan zar atar, ilerler ve ne gelirse gelsin { $fine } ödersin.
guide-jail-business = İşler sürer: oradayken de { word-rent } toplar, teklif verir, bina diker ve anlaşma yaparsın.

guide-deals = Anlaşmalar
guide-deals-any = İstediğin zaman istediğin oyuncuyla anlaşma yapabilirsin.
guide-deals-own = Anlaşmalar sırası gelen oyuncuyla ya da iki sıra arasında yapılır.
guide-deals-what-group = Para, { word-deed } ve “{ $jail }” hanesinden çıkaran kartları, ikiniz nasıl isterseniz öyle takas edin. Bir { word-street } ancak grubunun tamamında bina yoksa el değiştirir.
guide-deals-what-plot = Para, { word-deed } ve “{ $jail }” hanesinden çıkaran kartları, ikiniz nasıl isterseniz öyle takas edin. { Word-streets } binasız el değiştirir.
guide-deals-card = Böyle bir kart en az { $amount } karşılığında el değiştirir.

guide-debt = Para bitince
guide-debt-raise = Borcun elindekinden çoksa, ödeyebilene kadar bina sat ve { word-deed } ipotek et.
guide-debt-surrender = { Word-deeds-acc } yarı fiyatına bankaya da satabilirsin.
guide-debt-stands = Bu da yetmezse iflas eder ve oyundan çıkarsın. Binaların satılır ve her şeyin borçlu olduğun oyuncuya geçer; { word-deeds } oldukları gibi geçer.
guide-debt-liquidates = Bu da yetmezse iflas eder ve oyundan çıkarsın. Önce bütün binaların satılır, bütün { word-deeds-your } ipotek edilir. Sonra para ve ipotekli { word-deeds } borçlu olduğun oyuncuya geçer.
guide-debt-bank-last = Borcun bankayaysa { word-deeds-your } ipoteksiz olarak açık artırmaya çıkar.
guide-debt-bank-first-bankruptcy = Borcun bankayaysa { word-deeds-your } bankada kalır.

guide-end = Oyunun sonu
guide-end-last = Oyunda kalan son oyuncu kazanır.
guide-end-first-bankruptcy = İlk iflas oyunu bitirir. Para, { word-deeds } ve binalar toplanır: net serveti en yüksek olan kazanır.
guide-end-at-once = Süre bitince oyun hemen durur. Para, { word-deeds } ve binalar toplanır: net serveti en yüksek olan kazanır.
guide-end-last-round = Hakem son turu ilan ederse o tur sonuna kadar oynanır.
guide-end-after-turn = Süre bitince oynanan sıra tamamlanır. Para, { word-deeds } ve binalar toplanır: net serveti en yüksek olan kazanır.
guide-end-points = Masadaki derecen şampiyona için puan getirir; ne kadar çok rakip iflas ettiyse o kadar çok.
