# Şampiyona katılımcılarına mektuplar.
mail-registered-subject = { $championship }: kaydınızı aldık
mail-registered-body =
    Sayın { $name },

    şu şampiyonaya kaydoldunuz: { $championship }. Yer ve zaman: { $venue }, { $city }, { $starts }. Sizi telefonla arayacağız; onayınızı verdiğinizde yeriniz kesinleşir.

    Kaydınız, takma adınız, verileriniz ve giriş kodunuz burada. Bu adresi kimseyle paylaşmayın, parola gerektirmez:
    { $link }

    { $organiser }
mail-registered-alternate-subject = { $championship }: { $number }. yedeksiniz
mail-registered-alternate-body =
    Sayın { $name },

    bütün yerler dolu ({ $venue }, { $city }); bu yüzden { $number } numaralı yedeksiniz. Bir yer boşaldığında en küçük numara öne geçer ve size haber veririz. O gün gelirseniz ({ $starts }) bir masayı tamamlamak için çağrılabilirsiniz.

    Kaydınız burada. Bu adresi kimseyle paylaşmayın, parola gerektirmez:
    { $link }

    { $organiser }
mail-confirmed-subject = { $championship }: yeriniz onaylandı
mail-confirmed-body =
    Sayın { $name },

    telefonla onay verdiğiniz için teşekkür ederiz. Sizi bekliyoruz: { $venue }, { $city }, { $starts }. Kapıda şu kodu gösterin: { $badge }

    Resmî başlangıçta orada olmayan yerini kaybeder.

    { $organiser }
mail-moved-up-subject = { $championship }: size yer açıldı
mail-moved-up-body =
    Sayın { $name },

    bir yer boşaldı ve artık sizin: { $venue }, { $city }, { $starts }. Telefonla henüz onay vermediyseniz sizi arayacağız.

    { $organiser }
mail-nickname-approved-subject = { $championship }: takma adınız
mail-nickname-approved-body =
    Sayın { $name },

    “{ $nickname }” takma adınız onaylandı. Herkese açık tablolarda yalnızca bu ad yer alır.

    { $organiser }
mail-nickname-returned-subject = { $championship }: lütfen başka bir takma ad seçin
mail-nickname-returned-body =
    Sayın { $name },

    takma adınız onaylanamadı. Gerekçe: { $reason }

    Lütfen kayıt sayfanızda başka bir ad önerin.

    { $organiser }
mail-left-withdrawn-subject = { $championship }: kaydınız sona erdi
mail-left-withdrawn-body =
    Sayın { $name },

    kaydınız geri çekildi ({ $venue }, { $city }). Bu sizin isteğiniz değilse lütfen hemen bize bildirin.

    { $organiser }
mail-left-disqualified-subject = { $championship }: kaydınız iptal edildi
mail-left-disqualified-body =
    Sayın { $name },

    şu şampiyonaya kaydınız iptal edildi: { $championship }. Gerekçe: { $reason }

    { $organiser }
mail-terms-subject = { $championship }: koşullar değişti
mail-terms-body =
    Sayın { $name },

    yeni katılım koşulları yürürlükte: { $notice }

    Buradan okuyun:
    { $site }/terms

    { $organiser }
mail-terms-cancelled-subject = İptal edildi: { $championship }
mail-terms-cancelled-body =
    Sayın { $name },

    { $championship } yapılmayacak: { $notice }

    { $site }/terms

    { $organiser }
mail-seated-subject = { $championship }: masanız
mail-seated-body =
    Sayın { $name },

    { $heat }. seride { $table } numaralı masada oynuyorsunuz. Bütün masalar birlikte başlar; lütfen resmî başlangıçtan önce salonda olun.

    { $site }

    { $organiser }
mail-qualified-subject = { $championship }: tur atladınız
mail-qualified-body =
    Sayın { $name },

    tebrikler, şu aşamaya kaldınız: “{ $stage }”. Gelemeyecekseniz sıralamadaki bir sonraki kişinin oynayabilmesi için lütfen hemen bize bildirin.

    { $site }

    { $organiser }
mail-champion-subject = { $championship }: şampiyon sizsiniz
mail-champion-body =
    Sayın { $name },

    tebrikler, şampiyon oldunuz: { $championship }.

    { $organiser }
mail-prize-subject = { $championship }: yolculuk sizin
mail-prize-body =
    Sayın { $name },

    şampiyon yolculuğa çıkamıyor ve final sıralamasında sonraki sizsiniz. Hak sizin: { $prize }. Kabul edip edemeyeceğinizi lütfen hemen bize bildirin.

    { $organiser }
mail-link-subject = { $championship }: kaydınızın adresi
mail-link-body =
    Sayın { $name },

    kaydınızın adresini istediniz. Kimseyle paylaşmayın, parola gerektirmez:
    { $link }

    Bunu siz istemediyseniz bir şey yapmanız gerekmez.

    { $organiser }
mail-online-subject = { $championship }: masanız açık
mail-online-body =
    Sayın { $name },

    çevrim içi masanız başladı. Hemen oturun, süre işliyor:
    { $link }/play

    { $organiser }
