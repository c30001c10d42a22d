# Vaiduoklių leidimo pavadinimai.

edition-ghost = Vaiduokliai
word-house = vaiduoklių spąstai
word-hotel = saugykla
level-houses = { $count ->
    [one] { $count } vaiduoklių spąstai
    [few] { $count } vaiduoklių spąstai
    [many] { $count } vaiduoklių spąstų
   *[other] { $count } vaiduoklių spąstų
}
level-hotel = saugykla
group-brown = Ruda
group-light-blue = Žydra
group-pink = Rožinė
group-orange = Oranžinė
group-red = Raudona
group-yellow = Geltona
group-green = Žalia
group-dark-blue = Tamsiai mėlyna
deck-mist = Klajojanti migla
kind-ride = ECTO-1
kind-entity = šmėkla
token-goggles = Apsauginiai akiniai
token-ghost-meter = Vaiduoklių matuoklis
token-cello = Violončelė
token-proton-pack = Protonų kuprinė
token-marshmallow = Zefyras
token-siren = Sirena
space-go = STARTAS
space-corner-bookshop = Kampinis knygynas
space-mist = Klajojanti migla
space-subway-stairs = Metro laiptai
space-library-phantom = Bibliotekos fantomas
space-ecto-1 = ECTO-1
space-night-diner = Naktinė užkandinė
space-pawn-shop = Lombardas
space-wax-museum = Vaško figūrų muziejus
space-jail = Kalėjimas
space-old-fire-station = Senoji gaisrinė
space-hungry-green-ghost = Alkanas žalias vaiduoklis
space-university-lab = Universiteto laboratorija
space-city-archive = Miesto archyvas
space-reading-room = Skaitykla
space-card-catalogue = Kortelių katalogas
space-grand-staircase = Didieji laiptai
space-free-parking = Nemokama aikštelė
space-hotel-lobby = Viešbučio vestibiulis
space-ballroom = Pokylių salė
space-twelfth-floor = Dvyliktas aukštas
space-town-hall = Rotušė
space-mayors-office = Mero kabinetas
space-gate-hound = Vartų skalikas
space-city-jail-roof = Miesto kalėjimo stogas
space-go-to-jail = Į kalėjimą
space-park-gate = Parko vartai
space-carriage-stand = Karietų stotelė
space-penthouse-kitchen = Mansardos virtuvė
space-rooftop-temple = Stogo šventykla
space-giant-of-the-avenue = Alėjos milžinas
space-crossroads-gate = Kryžkelės vartai
