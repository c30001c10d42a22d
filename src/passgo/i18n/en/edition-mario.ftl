### The mario edition: words, names and texts of its own, from the world of the video games. Names of spaces must fit
### into one cell of the board.

## Names of the edition

# Name of the edition, after the character of the video games. Not translated.
edition-mario = Mario

## Words that sentences ask for

# A property of a colour set, in place of “street”: a place from the games. One of them.
word-street = location
# Several of them, without a number.
word-streets = locations
# The small building, in place of “house”: the home of Toad, a character. As in the rulebook. One of them.
word-house = Toad House
# Several of them, without a number.
word-houses = Toad Houses
# The big building, in place of “hotel”: Peach is a princess. As in the rulebook. One of them.
word-hotel = Peach’s Castle
# Several of them, without a number.
word-hotels = Peach’s Castles

## Buildings on a street

# What stands on a street, and how many are wanted or left. Tag; little room.
level-houses = { $count ->
    [one] { $count } Toad House
   *[other] { $count } Toad Houses
}
# What stands on a street: the big building, of which there is only one. Tag; little room.
level-hotel = Peach’s Castle
# How many of the big buildings are wanted or left. Tag; little room.
level-hotels = { $count ->
    [one] { $count } Peach’s Castle
   *[other] { $count } Peach’s Castles
}

## Sets

# Name of a colour set: a colour, as an adjective or noun by itself. “You complete the … set.”
group-brown = Brown
# Name of a colour set: a colour, as an adjective or noun by itself. “You complete the … set.”
group-light-blue = Light Blue
# Name of a colour set: a colour, as an adjective or noun by itself. “You complete the … set.”
group-pink = Pink
# Name of a colour set: a colour, as an adjective or noun by itself. “You complete the … set.”
group-orange = Orange
# Name of a colour set: a colour, as an adjective or noun by itself. “You complete the … set.”
group-red = Red
# Name of a colour set: a colour, as an adjective or noun by itself. “You complete the … set.”
group-yellow = Yellow
# Name of a colour set: a colour, as an adjective or noun by itself. “You complete the … set.”
group-green = Green
# Name of a colour set: a colour, as an adjective or noun by itself. “You complete the … set.”
group-dark-blue = Dark Blue
# Name of a set: two villains of the games. “You complete the … set.”
group-utilities = Utilities

## Decks of cards

# Name of a deck of cards: a fund of the town. As in the rulebook.
deck-community-chest = Community Chest

## Kinds of spaces, in the texts of cards

# Behind “nearest”: Bowser Jr. or Magikoopa. As in the rulebook.
kind-utility = utility
# Behind “nearest”: the floating block with a question mark. As in the rulebook.
kind-question = Question Block

## Tokens

# Name of a token, the piece that a player moves: power-up of the games.
token-mushroom = Mushroom
# Name of a token, the piece that a player moves: power-up of the games.
token-star = Star
# Name of a token, the piece that a player moves: power-up of the games: a flower that throws fire.
token-fire-flower = Fire Flower
# Name of a token, the piece that a player moves: of a turtle.
token-shell = Shell
# Name of a token, the piece that a player moves: power-up of the games: of a tree.
token-leaf = Leaf
# Name of a token, the piece that a player moves: Mario’s flat hat with a peak.
token-cap = Cap

## Spaces, in the order of the board

# Corner: the game begins here, and whoever passes gets a salary.
space-go = GO
# Location of the Brown set: a meadow with brick blocks.
space-brick-meadow = Brick Meadow
# Space: the floating block with a question mark; as in the rulebook.
space-question-block = Question Block
# Location of the Brown set: an underground room with big pipes.
space-pipe-cellar = Pipe Cellar
# Space on which the player pays the Bank: a biting ball on a chain; a name.
space-chain-chomp = Chain Chomp
# Location of the Light Blue set: a forest like a labyrinth.
space-maze-wood = Maze Wood
# Space on which a card of this deck is drawn; several have this name.
space-community-chest = Community Chest
# Location of the Light Blue set: a bridge of clouds.
space-cloud-bridge = Cloud Bridge
# Corner: where players are locked up, and where others are only visiting.
space-jail = Jail
# Location of the Pink set: a hall full of paintings.
space-painted-hall = Painted Hall
# Location of the Pink set: a tower with a bell.
space-bell-tower = Bell Tower
# One of the two utilities: a villain; a name.
space-bowser-jr = Bowser Jr.
# Location of the Orange set: a place at a port.
space-harbour-square = Harbour Square
# Location of the Orange set: a bay with coral.
space-coral-bay = Coral Bay
# Corner: nothing happens here.
space-free-parking = Free Parking
# Location of the Red set: a landing place where meteors fall.
space-meteor-pier = Meteor Pier
# Location of the Red set: a planet shaped like a ring.
space-ring-world = Ring World
# One of the two utilities: a wizard; a name.
space-magikoopa = Magikoopa
# Location of the Yellow set: steps of sandstone, as in a desert.
space-sandstone-stair = Sandstone Stair
# Location of the Yellow set: a labyrinth in an oasis.
space-oasis-maze = Oasis Maze
# Corner: sends players to jail.
space-go-to-jail = Go to Jail
# Location of the Green set: a forest with lanterns.
space-lantern-wood = Lantern Wood
# Location of the Green set: huge roots of trees.
space-giant-roots = Giant Roots
# Space on which the player pays the Bank: a biting plant; as in the rulebook.
space-piranha-plant = Piranha Plant
# Location of the Dark Blue set: a square among skyscrapers.
space-skyline-plaza = Skyline Plaza
# Location of the Dark Blue set: a tower with a crown on top.
space-crown-tower = Crown Tower

## Texts of its own: this board is played with one die

# As in ui.ftl; there is only one die here.
awaiting-you-roll = Your turn – roll the die.
# As in ui.ftl; there is only one die here. Button.
act-roll = Roll the die
# As in ui.ftl; there is only one die here. $factor times what the visitor has rolled.
deed-rent-utility = { $count ->
    [one] { $count } owned: { $factor } × die
   *[other] { $count } owned: { $factor } × die
}
# As in ui.ftl, heard before what was rolled, or behind a factor: “1/2 × Die”; there is only one die here.
dice-title = Die
# As in ui.ftl, the heading of a chart of all rolls; there is only one die here.
end-dice = The die
# As in ui.ftl; there is only one die here.
stop-rent-dice = { Word-rent }: by the die
# As in events.ftl; there is only one die here.
story-roll-due-dice = { WHO($player) ->
    [you] You roll { $dice } and land on { $other }’s { $space }. The die decides the { word-rent }.
   *[other] { WHO($other) ->
        [you] { $player } rolls { $dice } and lands on your { $space }. The die decides the { word-rent }.
       *[other] { $player } rolls { $dice } and lands on { $other }’s { $space }. The die decides the { word-rent }.
    }
}
# As in events.ftl; there is only one die here.
event-rent-due-dice = { WHO($player) ->
    [you] You land on { $other }’s { $space }. The die decides the { word-rent }.
   *[other] { WHO($other) ->
        [you] { $player } lands on your { $space }. The die decides the { word-rent }.
       *[other] { $player } lands on { $other }’s { $space }. The die decides the { word-rent }.
    }
}
# As in cards.ftl; there is only one die here. Lights flicker where power fails, or where something is coming.
# $space is a kind of space: utility. $factor is a number like 2.
card-next-utility = The lights flicker! Advance to the nearest { $space } and roll the die. Its owner may charge { $factor } times the roll.
# As in pages.ftl; there is only one die here.
page-times-dice = { $factor } × die

## Cards, told in this world

# A springboard is a board to jump from. $space is a name on the board.
card-advance-to = A springboard sends you flying. Advance to { $space }.
# $go is the name of the GO space.
card-to-go = Full speed ahead! Advance to { $go } and collect your salary.
# The block chimes. $space is a kind of space: Question Block, which is pressed like a button.
card-next-question = You hear a chime. Advance to the nearest { $space } and press it.
# A jump that fell short. The player then does what the new space says.
card-back-three = You miss a jump. Go back three spaces and do what that space says.
# A pipe is big enough to travel through. The player gets no salary on the way.
card-go-to-jail = You slide down the wrong pipe. Go straight to jail. You collect no salary.
# The player keeps the card; it can be used once or sold.
card-jail-free = A golden key! Keep this card: it gets you out of jail once, or you can sell it.
# Bricks of the buildings. $house, $hotel: sums; $house-name, $hotel-name: Toad House, Peach’s Castle.
card-repairs = Loose bricks! Pay { $house } per { $house-name } and { $hotel } per { $hotel-name }.
# The player invites the others and pays every one of them. $amount is a sum.
card-treat-everyone = Ice cream for everyone! Pay each player { $amount }.
# The others bring money. $amount is a sum.
card-party = You throw a party on a cloud. Collect { $amount } from each player.
# Something valuable. $amount is a sum.
card-big-find = A secret room full of coins! Collect { $amount }.
# For running, from start to finish. $amount is a sum.
card-prize = Fastest run of the day! Collect { $amount }.
# From nobody in particular. $amount is a sum.
card-gift = A present drops from a cloud. Collect { $amount }.
# Something of little value: a coin in the grass. $amount is a sum.
card-small-find = Something glitters in the grass. Collect { $amount }.
# Something of little value: a coin fell out. $amount is a sum.
card-small-loss = There’s a hole in your pocket. Pay { $amount }.
# Something valuable: the coins are lost in the water. $amount is a sum.
card-loss = You land in the water, coins and all. Pay { $amount }.

## Events, told in this world

# As in events.ftl. A pipe is big enough to travel through.
event-jailed = { WHO($player) ->
    [you] The wrong pipe: you go to jail.
   *[other] The wrong pipe: { $player } goes to jail.
}
# As in events.ftl. A pipe is big enough to travel through.
story-roll-jailed = { WHO($player) ->
    [you] You roll { $dice }. The wrong pipe: you go to jail.
   *[other] { $player } rolls { $dice }. The wrong pipe: off to jail.
}
# As in events.ftl: by doubles or the like.
event-freed = { WHO($player) ->
    [you] You jump out of jail.
   *[other] { $player } jumps out of jail.
}
# As in events.ftl. The sound of a coin.
story-salary = Ping! { $go } pays { $amount }.
# As above, as a sentence by itself.
event-salary = { WHO($player) ->
    [you] Ping! You pass { $go } and collect { $amount }.
   *[other] Ping! { $player } passes { $go } and collects { $amount }.
}
# As in events.ftl. $space is a ball with teeth or a plant that bites; $amount goes to the Bank.
story-roll-tax = { WHO($player) ->
    [you] You roll { $dice }. { $space } bites and costs you { $amount }.
   *[other] { $player } rolls { $dice }. { $space } bites and takes { $amount }.
}
# As above; the player was moved there, such as by a card.
story-tax = { WHO($player) ->
    [you] { $space } bites and costs you { $amount }.
   *[other] { $space } bites { $player } and takes { $amount }.
}
# As above, as a sentence by itself.
event-paid-tax = { WHO($player) ->
    [you] { $space } bites. You pay { $amount }.
   *[other] { $space } bites. { $player } pays { $amount }.
}
# As in events.ftl. $space is a question block, which makes a sound.
event-question-coins = { WHO($player) ->
    [you] Ding! { $space } gives you { $amount }.
   *[other] Ding! { $space } gives { $player } { $amount }.
}
# As in events.ftl. Of bricks: what is built are little houses and a castle.
event-built = { WHO($player) ->
    [you] You stack bricks on { $space } for { $amount }: now { FORM($level, "a") }.
   *[other] { $player } stacks bricks on { $space } for { $amount }: now { FORM($level, "a") }.
}
# As above, without a price: it was paid at the auction.
event-built-won = { WHO($player) ->
    [you] You stack bricks on { $space }: now { FORM($level, "a") }.
   *[other] { $player } stacks bricks on { $space }: now { FORM($level, "a") }.
}
# As above, several one after the other: $spaces is a list of names, $amount the total.
story-built = { WHO($player) ->
    [you] You stack bricks on { $spaces } for { $amount }.
   *[other] { $player } stacks bricks on { $spaces } for { $amount }.
}
# As in events.ftl. Coins are the money here.
event-bankrupt = { WHO($player) ->
    [you] Not a coin left: you are bankrupt. What is left goes to { $other }.
   *[other] { WHO($other) ->
        [you] Not a coin left: { $player } is bankrupt. What is left goes to you.
       *[other] Not a coin left: { $player } is bankrupt. What is left goes to { $other }.
    }
}
# As in events.ftl: the game has ended, and $players, one name, has won. As at the end of a course.
event-game-over = Fireworks over the castle: { $players } wins the game.
# As above; $players is a list of two names or more.
event-game-over-shared = Fireworks over the castle: { $players } share the win.

## Characters: bots of this world

# Name of a careful bot: a trainer who likes to land softly.
# Can be translated, or replaced by a name that suggests the same; at most 14 characters.
character-1 = Coach Cushion
# Name of a bold bot: a cheerful vegetable at full speed.
# Can be translated, or replaced by a name that suggests the same; at most 14 characters.
character-2 = Rocket Radish
# Name of a haggling bot: somebody who would swap a small stone for a coin.
# Can be translated, or replaced by a name that suggests the same; at most 14 characters.
character-3 = Trader Pebble
# Name of a careful bot: somebody who takes their time, as moss does.
# Can be translated, or replaced by a name that suggests the same; at most 14 characters.
character-4 = Gardener Moss
# Name of a bold bot: somebody so fast that only the sound remains.
# Can be translated, or replaced by a name that suggests the same; at most 14 characters.
character-5 = Racer Whoosh
# Name of a haggling bot: a baker’s dozen is thirteen: somebody who always wants a little extra.
# Can be translated, or replaced by a name that suggests the same; at most 14 characters.
character-6 = Baker Dozen
# Speech bubble: a careful bot has just bought a property. At most 40 characters. Plays on “look before you leap”.
says-careful-buys = I looked first. Then I leapt.
# Speech bubble: a careful bot has just received rent. At most 40 characters.
says-careful-earns = I’ll count my coins again.
# Speech bubble: a careful bot has just paid rent or a tax. At most 40 characters. A rainy day: hard times.
says-careful-pays = I kept a few coins for a rainy day.
# Speech bubble: a careful bot has won the game. At most 40 characters.
says-careful-wins = Small hops took me to the top!
# Speech bubble: a bold bot has just bought a property. At most 40 characters.
says-bold-buys = I jumped right in. It’s mine!
# Speech bubble: a bold bot has just received rent. At most 40 characters. The sound of a coin.
says-bold-earns = Ping! I love that sound.
# Speech bubble: a bold bot has just paid rent or a tax. At most 40 characters. Bounce back: jump up again, recover.
says-bold-pays = Oops! I’ll bounce back.
# Speech bubble: a bold bot has won the game. At most 40 characters.
says-bold-wins = I took a running jump and won!
# Speech bubble: a haggling bot has just bought a property. At most 40 characters.
says-haggler-buys = I got it for a handful of coins!
# Speech bubble: a haggling bot has just received rent. At most 40 characters.
says-haggler-earns = Coins for me? I won’t say no.
# Speech bubble: a haggling bot has just paid rent or a tax. At most 40 characters.
says-haggler-pays = I offered a mushroom. They wanted coins.
# Speech bubble: a haggling bot has won the game. At most 40 characters.
says-haggler-wins = I got the whole world at a bargain!
