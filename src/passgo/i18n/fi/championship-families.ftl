family-player = Pelaajan tiedot
family-email-hint = Lähetämme linkin ilmoittautumiseen sinne. Sisarukset voivat käyttää samaa osoitetta.
family-questions = Muutama kysymys
family-guardian = Huoltaja
family-guardian-lead = Tarvitaan pelaajille, jotka ovat pelipäivänä alle { $age }-vuotiaita. Jätä muilla tyhjäksi.
family-same-contact = Vain jos eri kuin yllä.
entry-consent-guardian = Olen tämän pelaajan huoltaja. Hän saa osallistua, ja { $organisers } saa käsitellä tietojamme tätä kilpailua varten.
family-yes = Kyllä
family-no = Ei
family-fault-answer = Valitse jokin mahdollisista vastauksista.
family-drawn = Kunnes sinulla on oma, nimesi on ”{ $nickname }”.
family-nickname-posted = Istumajärjestys on julkaistu, joten nimimerkkiäsi ei voi enää muuttaa.
family-another = Ilmoita joku muu samoilla yhteystiedoilla
family-waiting-left = { $count ->
    [one] { $count } paikka jäljellä odotuslistalla.
   *[other] { $count } paikkaa jäljellä odotuslistalla.
}
family-group = Ryhmä
family-group-all = Kaikki ryhmät
family-import-encoding = Tiedosto luettiin merkistöllä { $encoding }. Tarkista nimet: jos kirjaimet ovat väärin, tallenna se UTF-8-muodossa ja tuo uudelleen.
family-import-optional = Sarakkeet, joita kaikki eivät tarvitse; ne voi jättää pois:
family-import-answer = Sarakkeessa ”{ $column }” on oltava jokin mahdollisista vastauksista.
family-export-xlsx = Vie kaikki ilmoittautumiset (XLSX)
found-guardian = Tätä nuoremmat pelaajat tarvitsevat huoltajan
found-shared-email = Useampi pelaaja voi käyttää samaa sähköpostiosoitetta, kuten perheessä
found-group = Kysy pelaajilta ryhmää
found-group-hint = Esimerkiksi ”Luokka” tai ”Seura”. Jätä tyhjäksi, jos et kysy mitään.
found-group-list = Valittavat ryhmät
found-group-list-hint = Yksi riville, esimerkiksi 3A ja 3B. Jätä tyhjäksi, niin pelaajat kirjoittavat sen itse.
found-apart-groups = Saman ryhmän pelaajat välttävät toisiaan ensimmäisellä kierroksella
