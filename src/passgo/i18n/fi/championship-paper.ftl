# Mestaruuskilpailut: tulosteet ja saapuminen ovella.

hall-page-paper = Tulosteet
paper-lead = Saat PDF-tiedoston, jossa on tämän päivän tiedot mustavalkoista A4-tulostusta varten. Heitä vanhat tulosteet pois.
paper-language = Tulosteen kieli
paper-calls = Soittolista
paper-hint-calls = Ilmoittautuneet ja varapelaajat puhelinnumeroineen, vain ilmoittautumisvastaavalle.
paper-badges = Osallistujakortit
paper-hint-badges = Koodillinen kortti jokaiselle, jota täällä odotetaan. Lue koodi, kun hän saapuu.
paper-seating = Istumajärjestys nimin
paper-hint-seating = Nimen ja pöydän mukaan, sinulle ovelle. Älä ripusta esille.
paper-wall = Istumajärjestys nimimerkein
paper-hint-wall = Nimimerkin ja pöydän mukaan, seinälle ripustettavaksi.
paper-judges = Tuomarikortit
paper-hint-judges = Jokaiselle tuomarille: pöytä, pelaajat ja alkamisaika.
paper-sheets = Tuloslomakkeet
paper-hint-sheets = Yksi jokaiselle viimeisimmän kierroksen pöydälle ja kaksi tyhjää.
paper-certificates = Kunniakirjat
paper-hint-certificates = Jokaiselle täällä pelanneelle, sija ja pisteet mukana.
paper-press = Tulokset lehdistölle
paper-hint-press = Julkisuuteen suostuneet nimellä, kaikki muut nimimerkillä.

paper-waiting = Asiakirjaa laaditaan. Tämä sivu kertoo, kun se on valmis.
paper-ready = Asiakirja on valmis.
paper-fetch = Lataa PDF
paper-back = Tulosta jotain muuta
paper-empty = Tulostettavaa ei ole vielä.
paper-too-much = Se on liikaa yhteen asiakirjaan. Valitse toinen pelipaikka tai lyhyempi luettelo.
paper-failed = Asiakirjan laatiminen ei onnistunut. Yritä uudelleen.
paper-busy = Juuri nyt laaditaan useita asiakirjoja. Yritä uudelleen minuutin kuluttua.

door-born = Syntynyt { $day }
door-latest = Viimeksi saapuneet
door-nobody = Ketään ei löytynyt. Kokeile nimen osaa.
door-pending = Paikkaa ei ole vielä vahvistettu puhelimitse. Avaa ilmoittautuminen ja vahvista se ensin.
door-withdrawn = Tämä henkilö on perunut, eikä häntä voi kirjata saapuneeksi.
door-disqualified = Tämä henkilö on suljettu pois, eikä häntä voi kirjata saapuneeksi. Kysy kilpailunjohtajalta.
door-no-show = Tämä henkilö tuli liian myöhään. Paikan sai joku muu.
door-erased = Tämä ilmoittautuminen on poistettu.
door-elsewhere = Tätä henkilöä ei odoteta tähän pelipaikkaan.
door-walk-in = Ilmoita mukaan ovella
door-walk-in-lead = Täytä tämä yhdessä tulijan kanssa ja anna hänen lukea, mihin hän suostuu. Sen jälkeen hänet on kirjattu saapuneeksi.
entry-done-walk-in = Ilmoitettu mukaan ja kirjattu saapuneeksi.
