# Şampiyona katılımcılarına mektuplar.
mail-registered-subject = { $championship }: kaydını aldık
mail-registered-body =
    Merhaba { $name },
    
    Şu şampiyonaya kaydoldun: { $championship }. Yer ve zaman: { $venue }, { $city }, { $starts }. Seni telefonla arayacağız; onayını verdiğinde yerin kesinleşir.
    
    Kaydın, takma adın, verilerin ve giriş kodun burada. Bu bağlantıyı kimseyle paylaşma, parola gerektirmez:
    { $link }
    
    { $organiser }
mail-registered-alternate-subject = { $championship }: { $number } numaralı yedeksin
mail-registered-alternate-body =
    Merhaba { $name },
    
    Bütün yerler dolu ({ $venue }, { $city }); bu yüzden { $number } numaralı yedeksin. Bir yer boşaldığında sıradaki öne geçer ve sana haber veririz. O gün gelirsen ({ $starts }) bir masayı tamamlamak için çağrılabilirsin.
    
    Kaydın burada. Bu bağlantıyı kimseyle paylaşma, parola gerektirmez:
    { $link }
    
    { $organiser }
mail-confirmed-subject = { $championship }: yerin onaylandı
mail-confirmed-body =
    Merhaba { $name },
    
    Telefonla onay verdiğin için teşekkürler. Seni bekliyoruz: { $venue }, { $city }, { $starts }. Kapıda şu kodu göster: { $badge }
    
    Resmî başlangıçta orada olmazsan yerini kaybedersin.
    
    { $organiser }
mail-moved-up-subject = { $championship }: sana yer açıldı
mail-moved-up-body =
    Merhaba { $name },
    
    Bir yer boşaldı ve artık senin: { $venue }, { $city }, { $starts }. Telefonla henüz onay vermediysen seni arayacağız.
    
    { $organiser }
mail-nickname-approved-subject = { $championship }: takma adın
mail-nickname-approved-body =
    Merhaba { $name },
    
    “{ $nickname }” takma adın onaylandı. Herkese açık tablolarda yalnızca bu ad yer alır.
    
    { $organiser }
mail-nickname-returned-subject = { $championship }: lütfen başka bir takma ad seç
mail-nickname-returned-body =
    Merhaba { $name },
    
    Takma adın onaylanamadı. Gerekçe: { $reason }
    
    Lütfen kayıt sayfanda başka bir ad öner.
    
    { $organiser }
mail-left-withdrawn-subject = { $championship }: kaydın geri çekildi
mail-left-withdrawn-body =
    Merhaba { $name },
    
    Kaydın geri çekildi ({ $venue }, { $city }). Bu senin isteğin değilse lütfen hemen bize bildir.
    
    { $organiser }
mail-left-disqualified-subject = { $championship }: kaydın iptal edildi
mail-left-disqualified-body =
    Merhaba { $name },
    
    Şu şampiyonaya kaydın iptal edildi: { $championship }. Gerekçe: { $reason }
    
    { $organiser }
mail-terms-subject = { $championship }: koşullar değişti
mail-terms-body =
    Merhaba { $name },
    
    Yeni katılım koşulları yürürlükte: { $notice }
    
    Buradan oku:
    { $site }/terms
    
    { $organiser }
mail-terms-cancelled-subject = İptal edildi: { $championship }
mail-terms-cancelled-body =
    Merhaba { $name },
    
    { $championship } yapılmayacak: { $notice }
    
    { $site }/terms
    
    { $organiser }
mail-seated-subject = { $championship }: masan
mail-seated-body =
    Merhaba { $name },
    
    { $heat }. seride { $table } numaralı masada oynuyorsun. Bütün masalar birlikte başlar; lütfen resmî başlangıçtan önce salonda ol.
    
    { $site }
    
    { $organiser }
mail-qualified-subject = { $championship }: tur atladın!
mail-qualified-body =
    Merhaba { $name },
    
    Tebrikler, şu aşamaya kaldın: “{ $stage }”. Gelemeyeceksen sıralamadaki bir sonraki kişinin oynayabilmesi için lütfen hemen bize bildir.
    
    { $site }
    
    { $organiser }
mail-champion-subject = { $championship }: şampiyon sensin
mail-champion-body =
    Merhaba { $name },
    
    Tebrikler, şampiyon oldun: { $championship }!
    
    { $organiser }
mail-prize-subject = { $championship }: şampiyonun hakkı artık senin
mail-prize-body =
    Merhaba { $name },
    
    Şampiyon yolculuğa çıkamıyor ve final sıralamasında sonraki sensin. Hak senin: { $prize }. Kabul edip edemeyeceğini lütfen hemen bize bildir.
    
    { $organiser }
mail-link-subject = { $championship }: kaydının bağlantısı
mail-link-body =
    Merhaba { $name },
    
    Kaydının bağlantısını istedin. Kimseyle paylaşma, parola gerektirmez:
    { $link }
    
    Bunu sen istemediysen bir şey yapman gerekmez.
    
    { $organiser }
mail-online-subject = { $championship }: masan açıldı
mail-online-body =
    Merhaba { $name },
    
    Çevrim içi masan başladı. Hemen yerine otur, süre işliyor:
    { $link }/play
    
    { $organiser }
mail-reminder-subject = { $championship }: yakında görüşürüz
mail-reminder-body =
    Merhaba { $name },

    Seni bekliyoruz: { $venue }, { $city }, { $starts }. Kapıda bu kodu göster: { $badge }

    Gelemeyeceksen hemen haber ver, sıradaki oynayabilsin.

    { $organiser }
mail-about = { $name } – { $subject }
