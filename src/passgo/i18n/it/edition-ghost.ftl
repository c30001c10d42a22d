# Nomi dell’edizione dei fantasmi.

edition-ghost = Fantasmi
word-house = trappola per fantasmi
word-hotel = unità di contenimento
level-houses = { $count ->
    [one] { $count } trappola per fantasmi
    [many] { $count } di trappole per fantasmi
   *[other] { $count } trappole per fantasmi
}
level-hotel = unità di contenimento
group-brown = Marrone
group-light-blue = Azzurro
group-pink = Rosa
group-orange = Arancione
group-red = Rosso
group-yellow = Giallo
group-green = Verde
group-dark-blue = Blu
deck-mist = Nebbia vagante
kind-ride = ECTO-1
kind-entity = entità
token-goggles = Occhialoni
token-ghost-meter = Misuratore di fantasmi
token-cello = Violoncello
token-proton-pack = Zaino protonico
token-marshmallow = Marshmallow
token-siren = Sirena
space-go = VIA
space-corner-bookshop = Libreria d’angolo
space-mist = Nebbia vagante
space-subway-stairs = Scale della metro
space-library-phantom = Fantasma della biblioteca
space-ecto-1 = ECTO-1
space-night-diner = Tavola calda notturna
space-pawn-shop = Banco dei pegni
space-wax-museum = Museo delle cere
space-jail = Prigione
space-old-fire-station = Vecchia caserma dei pompieri
space-hungry-green-ghost = Fantasma verde affamato
space-university-lab = Laboratorio universitario
space-city-archive = Archivio cittadino
space-reading-room = Sala di lettura
space-card-catalogue = Schedario
space-grand-staircase = Scalone
space-free-parking = Parcheggio gratuito
space-hotel-lobby = Atrio dell’albergo
space-ballroom = Sala da ballo
space-twelfth-floor = Dodicesimo piano
space-town-hall = Municipio
space-mayors-office = Ufficio del sindaco
space-gate-hound = Segugio del portale
space-city-jail-roof = Tetto della prigione
space-go-to-jail = Va’ in prigione
space-park-gate = Cancello del parco
space-carriage-stand = Posteggio delle carrozze
space-penthouse-kitchen = Cucina dell’attico
space-rooftop-temple = Tempio sul tetto
space-giant-of-the-avenue = Gigante del viale
space-crossroads-gate = Porta del crocevia
