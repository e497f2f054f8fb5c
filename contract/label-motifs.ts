import { HINT_WORDS } from './label-hints.ts'
import { normalForm } from './normal-form.ts'

/**
 * What a label shows when a beer's name or description speaks of it: words in Spanish, Portuguese and English, and a few that
 * beers of this continent are called by (Guaraní, Quechua, Aymara, Mapudungun, Sranan). Without accents, in lower case; the
 * plural is found by itself. A word stands once.
 */
const INGREDIENTS = {
  raspberry: 'frambuesa framboesa raspberry raspberries',
  berries:
    'maqui mora amora arandano mirtilo blueberry blueberries blackberry blackberries jabuticaba calafate zarzamora berry berries boysenberry huckleberry marionberry murta acai currant cassis frutillo',
  passionfruit:
    'maracuya maracuja maracudja mburukuja mburucuya markusa parchita taxo curuba passionfruit passion granadilla',
  citrus:
    'naranja laranja orange mandarina tangerina tangerine pomelo toronja grapefruit limon limao lemon lima lime bergamota yuzu citrus citrico citrica clementine pamplemousse lemonade lemongrass sauvin',
  stonefruit:
    'durazno pessego peach damasco albaricoque apricot nectarina nectarine ciruela ameixa plum butia',
  cherry: 'cereza cereja cherry cherries guinda kriek acerola pitanga',
  grape: 'uva grape tannat malbec merlot vino vinho wine moscatel borgona sangria',
  guava: 'guayaba goiaba goiabada guava arasa',
  physalis: 'uchuva aguaymanto physalis goldenberry uvilla',
  pineapple: 'anana pina abacaxi pineapple',
  strawberry: 'frutilla fresa morango strawberry strawberries',
  apple: 'manzana maca apple cider pera pear',
  mango: 'mango manga papaya mamao cupuacu',
  banana: 'banana platano',
  watermelon: 'sandia melancia watermelon melon',
  pumpkin: 'zapallo calabaza abobora pumpkin',
  coffee: 'cafe coffee espresso java mocha tinto cafetal',
  cacao: 'cacao cacau cocoa chocolate choco',
  honey: 'miel mel honey abeja abelha bee apicola hive buzz',
  chili: 'aji chile chili pimenta pimiento jalapeno habanero rocoto merken pepper locoto',
  spice:
    'clavo cravo clove canela cinnamon anis anise jengibre gengibre ginger nuez cardamomo spice spiced especias chai nutmeg pimienta coriander cilantro turmeric saffron',
  barrel:
    'barrica barril barrel roble carvalho oak duela cask bourbon whisky whiskey ron rum cooper barricade',
  herb: 'yerba erva mate muna menta hierba hoja folha coca poleo cedron boldo leaf sage mint basil tea te albahaca romero eucalipto lawn weed grass cannabis dank',
  hop: 'lupulo hop hops hoppy cone hopped hoppin hoptopus hopslam citra centennial cascade humulus lupulin hopalicious hoptical lupin',
  ear: 'trigo wheat espiga trigal cebada barley centeno rye avena oat kiwicha quinua quinoa grano harvest cosecha colheita seara oatmeal tallgrass hay seed straw field prairie pastura loaf bread pan',
  corn: 'maiz milho corn morado chicha',
  tamarind: 'tamarindo tamarind algarroba carob',
  cane: 'cana panela papelon rapadura trapiche demerara melaza caramelo molasses azucar',
} as const

const THINGS = {
  moon: 'luna lua moon killa jasy kuyen noche noite night nocturna nocturno midnight pyhare medianoche eclipse crescent lunar lunes crepuscule dusk twilight',
  sun: 'sol sun inti sunny sunrise sunset amanecer willka summer verano verao ka’aru siesta sunshine dia day solar sunbru solstice dawn solis helios sundown heliocentric sunlight daydream',
  star: 'estrella estrela star lucero stars cosmic galaxy astro constelacion celestial estelar aurora stellar nova quasar nebula planet cosmos',
  mountain:
    'cerro pico cresta cordillera sierra serra montana montanha mountain peak summit nevado urku qullu apu alto mountains ridge hill loma everest upslope boulder alpine rocky cascadia cascadian crag cliff canyon mesa dome upland highland elevation montauk dale valley vale',
  volcano: 'volcan vulcao volcano lava wayra sillar misti',
  wave: 'ola onda wave mar sea ocean oceano marea mare playa praia beach surf costa coast waterkant tide tsunami atlantic pacific atlantico pacifico shore bikini tidal swell surfer surfrider seaside atoll',
  rain: 'lluvia chuva rain aguacero jallu mawun storm zinc raincloud monsoon downpour wet umbrella',
  cloud: 'nube nuvem cloud sky skies cielo ceu heaven heavenly nimbus cumulus',
  fog: 'niebla neblina nevoa fog mist bruma haze hazy paramo garua',
  wind: 'viento vento wind windy puelche kuruf brisa breeze pampero hurricane tornado twister gale vortex chinook',
  lightning: 'relampago rayo raio lightning trueno trovao thunder temporal tormenta tempest electric voltage',
  snow: 'nieve neve snow hielo ice winter invierno inverno frost glaciar glacier polar yeti cold chill chilly shiver freeze frozen christmas navidad natal thaw icey festivus december blizzard',
  fire: 'fuego fogo fire humo fumaca smoke fogon brasa ember llama flame fireside smoked phoenix fenix ahumada defumada hot tatatĩ campfire q’osni burn firestarter firewater fireman heat scorch brushfire ignition flaming burning torch blaze blazing wick match',
  tree: 'bosque selva mata forest wood woods tree arbol madera lenga araucaria pine pino cedar ceiba kankantri timber lumber mangle oakshire elm cedro birch willow root branch treehouse timberline log ponderosa wildwood wilderness',
  palm: 'palma palmera coco coconut palm tropical aloha hawaiian oasis caribbean hula luau hapa maui',
  flower:
    'flor flower rosa rose fayalobi hibisco hibiscus jamaica copihue lavanda lavender rosella jazmin blossom bloom ceibo daisy poppy lotus orchid garden jardin jardim vanilla vainilla baunilha lily heather hemlock bouquet',
  frailejon: 'frailejon frailejones espeletia',
  kantuta: 'kantuta qantu cantuta',
  cairn: 'apacheta cairn',
  cactus: 'cactus cardon desierto deserto desert tuna agave prickly',
  island: 'isla ilha island archipielago bahia bay cay',
  crab: 'cangrejo caranguejo crab crustacean lobster langosta crawfish shrimp oyster clam',
  fish: 'pez peixe fish trucha truta sockeye trout salmon bass dorado pike walleye shark tiburon carp fisherman harpoon sculpin snapper crappie minnow angler hook tarpon barracuda cuda whale ballena baleia humpback dolphin manatee orca seal',
  bird: 'ibis ave passaro bird garza heron tucan flamingo loon crane duck pato goose owl rooster gallo hen parrot finch pigeon pelican robin cardinal swan turkey pheasant penguin wren sparrow nest nido',
  condor: 'condor aguila aguia eagle hawk halcon falcon buitre',
  goat: 'chivo cabrio cabra goat bode bock billy ram carnero sheep lamb fleece ewe bighorn unicorn',
  mule: 'mula mule burro donkey caballo cavalo horse mustang pony stallion bronc saddle bronco rodeo colt horny wagon',
  turtle: 'jabuti tortuga tartaruga turtle tortoise',
  dog: 'perro cachorro dog hound pup puppy can retriever mutt boxer bulldog beagle terrier collar bark',
  cat: 'gato cat tiger tigre puma jaguar lion leon panther kitty cougar bengal wildcat',
  bear: 'oso urso bear grizzly bruin panda kodiak koala',
  wolf: 'lobo wolf fox zorro coyote werewolf',
  deer: 'ciervo deer moose elk venado huemul antler stag buck',
  snake:
    'serpiente cobra snake viper vibora rattler dragon copperhead adder serpent rattlesnake salamander lizard gator',
  hummingbird: 'colibri picaflor beija mainumby hummingbird chupaflor',
  butterfly: 'mariposa borboleta butterfly moth firefly dragonfly cicada beetle ladybug',
  octopus: 'pulpo polvo octopus kraken squid',
  lighthouse: 'faro lighthouse beacon',
  boat: 'lanchon barco bote boat ship navio barca canoa canoe flagship paddle sail sailor captain pirate lancha schooner yacht mutiny mutineer voyage tug gangway buccaneer viking blackbeard raft keel nautical floater',
  anchor: 'ancla ancora anchor harbor harbour puerto porto port dock navy',
  bell: 'campana sino bell cowbell jingle carillon toll',
  train:
    'tren trem train railroad rail locomotora express station estacion freight caboose conductor steam trolley',
  cablecar: 'teleferico gondola',
  lamp: 'farol lampara lantern lamp lights light candle bulb bombilla vela',
  drum: 'murga tambor drum candombe carnaval carnival parade festival fest party',
  house:
    'casa house home rancho cabin techo barn farmhouse farm granja town pueblo lodge inn vereda barrio homefront boathouse cottage neighbor shed hut brewhouse cabana',
  tower:
    'torre tower city ciudad cidade castillo castle castelo fortaleza fort london brooklyn bronx boston manhattan downtown urban urbana brick stronghold skyline',
  skull:
    'calavera caveira skull muerte dead death hueso bone reaper grave zombie undertaker killer sinister suicide mort voodoo doom poison psycho bones muerto morte',
  crown:
    'corona coroa crown rey rei king reina queen royal imperial real emperor saint duke prince princess duchess majesty baron legend noble president',
  gear: 'maquina machine gear fabrica engine steel iron factory sprocket crank hammer martillo martelo ironman robust mechanic engineer rivet machinery alloy brass nail wrench anvil forge',
  bicycle: 'bicicleta bicycle bike pedal ride rider biker cycle freeride boneshaker tandem spoke',
  rocket:
    'cohete rocket cuenta regresiva launch orbit space apollo missile starship astronaut cosmonaut cosmonauta',
  guitar:
    'guitarra guitar rock blues cancion song samba jazz music soul disco jam riff melody rhythm funk groove banjo fiddle band musica cantor harmony',
  heart: 'corazon coracao heart amor love kiss sexy smitten hearted tender darling beloved beso beijo',
  axe: 'hacha machado axe lumberyard logger lumberjack woodcutter lenador',
  eye: 'ojo olho eye vision mirada look blink spectacle stargazer gaze',
  bridge: 'puente ponte bridge viaduct acueducto',
  rabbit: 'conejo coelho rabbit hare bunny liebre mara vizcacha',
  bull: 'toro touro bull buffalo bufalo bison vaca cow ox buey longhorn',
  bomb: 'bomba bomb bombshell torpedo dynamite dinamita atom boom blast explosion nuclear molotov grenade reactor cannon',
  stairs:
    'escalera escada escalon bajada subida ladeira ladera callejon alley cuesta pasaje stairs steps stairway viela sendero trail ladder climb step paso',
  poncho: 'ruana poncho manta lliclla aguayo blanket sweater wool lana',
  target: 'tejo diana bullseye target dart blanco archer arrow bullet aim trigger flecha shot',
  car: 'fila cuneta coche auto carro automovil car truck camion road ruta camino highway estrada wheel street drive tire tailgate garage hotrod asphalt route',
  stall: 'kiosco quiosco mercado feria market fair puesto stall stabroek bodega pulperia',
  window: 'ventana janela window',
  gate: 'compuerta koker comporta puerta portao gate door sluice dam portal tranquera canal lock gateway exit threshold key',
  waterfall: 'kaieteur catarata cascada cachoeira waterfall falls cataratas salto',
  river:
    'rio river arroyo creek brook stream ysyry callecalle mayu watra cordillerano rapids delta eddy watershed riverwalk whitewater current canoer trickle',
  kettle: 'olla caldero paila marmita tacho kettle cauldron pot brewpot',
  tap: 'canilla torneira grifo tap taproom',
  cap: 'tapita tampinha corcholata chapita bottlecap',
  jug: 'damajuana garrafao jug growler cantaro porron',
  glass: 'vaso copa copo glass pint pinta jarra mug stein',
  elephant: 'elefante elephant mammoth mamut trunk',
  monkey: 'mono macaco monkey ape gorilla chimp silverback',
  pig: 'cerdo chancho porco leitao pig hog boar bacon pork sow jabali javali',
  frog: 'rana sapo frog toad bullfrog perereca',
  raven: 'cuervo corvo raven crow blackbird tordo',
  ghost: 'fantasma ghost spirit phantom haunt spook spooky banshee espiritu',
  robot: 'robot bot android cyborg mechanical automaton',
  hand: 'hand fist puno punho grip finger palmada thumb punch',
  smile: 'sonrisa sorriso risa riso smile happy feliz face joy laugh clown smiling jolly fun',
  lady: 'dama lady girl chica blonde rubia loira brunette redhead betty muchacha',
  clock: 'reloj relogio clock slow midday o’clock',
  compass:
    'brujula bussola compass explorer traveler traveller voyager adventure wander wanderer frontier frontera viajero viajante nomad ranger expedition pathfinder quest',
  medal:
    'medalla medalha medal champion campeon campeao winner victory victoria vitoria trophy hero heroe heroi premio',
  ace: 'naipe baralho ace jack joker poker card gambler lucky luck suerte sorte truco deuce dealer dice trump casino',
  chalice:
    'caliz calice chalice monk monje monge abbey abbot abbaye abadia trappist priest fraile frade monastery friar grail',
  clover: 'trebol trevo clover shamrock leprechaun paddy irish irlandes',
  thistle: 'cardo thistle kilt scottish highlander tartan wee scotland escocia',
  pretzel: 'pretzel oktoberfest octoberfest bavarian bavaria munich marzen lederhosen',
  acorn:
    'bellota nut pecan walnut hazelnut avellana acorn almond almendra chestnut castana castanha nogal squirrel ardilla noz avela pistachio peanut',
  maple: 'arce maple autumn otono outono foliage',
  milk: 'leche leite milk cream crema creamy nata dairy butter milkshake',
  drop: 'gota drop liquid sangre sangue blood bloody nectar lluvioso sweetwater',
  tractor:
    'tractor trator farmer granjero agricultor campesino plow plowshare combine harvester lawnmower rustic organic',
  hat: 'sombrero chapeu hat cowboy outlaw sheriff bandit bandido vaquero gaucho texas rascal scarecrow bonnet rebel',
  boot: 'bota boot boots kick hike hiker kicker trailhead walker peregrino backpacker',
  pick: 'picareta pick miner minero mineiro nugget gold oro ouro prospector tesoro tesouro treasure mine mina klondike coal digger',
  helmet:
    'caballero cavaleiro knight warrior guerrero guerreiro armor spartan gladiator trojan viquingo empire patriot',
  gem: 'joya joia gem ruby rubi diamond diamante jewel emerald esmeralda crystal cristal marble jade pearl perla perola topaz',
  saucer: 'ufo ovni alien saucer extraterrestre martian roswell klingon',
  plane:
    'avion aviao plane flying flight fly vuelo voo wing wings ala asa pilot piloto aviator kite glider jet airplane',
  shutter: 'persiana postigo shutter',
  balcony: 'balcon balcao balcony varanda porch terrace terraza',
  devil:
    'diablo diabo devil demon hell infierno satan evil lucifer wicked temptation temptress beelzebub lust',
} as const

export type Motif = keyof typeof INGREDIENTS | keyof typeof THINGS

export const MOTIF_WORDS: Readonly<Record<Motif, string>> = { ...INGREDIENTS, ...THINGS }

/** All that a label may show. */
export const MOTIFS_OF_LABELS = Object.keys(MOTIF_WORDS) as Motif[]

/** Letters alone, as words are looked up: without accents, in lower case. */
function plain(text: string): string {
  return normalForm(text, 'NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Finds the thing of a word in a table. Read when a first label is drawn: a page that draws none does without. */
function thingsBy(table: Partial<Record<Motif, string>>) {
  let found: Map<string, Motif> | undefined
  return (word: string): Motif | undefined => {
    found ??= new Map(
      (Object.entries(table) as [Motif, string][]).flatMap(([motif, words]) =>
        plain(words)
          .split(' ')
          .map((each) => [each, motif] as const),
      ),
    )
    const bare = word.replace(/['’]s$/, '')
    return found.get(bare) ?? found.get(bare.replace(/s$/, '')) ?? found.get(bare.replace(/es$/, ''))
  }
}

const motifOfWord = thingsBy(MOTIF_WORDS)
const motifOfHint = thingsBy(HINT_WORDS)

/** Styles whose descriptions tell what is in them; of the others they tell what they taste like. */
const MADE_WITH: readonly string[] = [
  'Sour Beer',
  'Wheat Beer',
  'Saison',
  'Stout',
  'Porter',
  'Belgian Strong Ale',
  'Barleywine',
]

const wordsOf = (text: string) => plain(text).match(/[\p{L}’']+/gu) ?? []

/** Everything that a text speaks of, in its order, each once. */
export function motifsIn(text: string): Motif[] {
  return [...new Set(wordsOf(text).flatMap((word) => motifOfWord(word) ?? []))]
}

/**
 * What a beer's label shows: the first thing that its name speaks of; where that is none, the first ingredient of the description, in styles
 * that are brewed with some; else what the name means by the way (label-hints.ts). Null: nothing of these.
 */
export function motifOf(beer: { name: string; type: string; description: string }): Motif | null {
  const [named] = motifsIn(beer.name)
  if (named) return named
  const ingredient = MADE_WITH.includes(beer.type)
    ? motifsIn(beer.description).find((motif) => motif in INGREDIENTS)
    : undefined
  return (
    ingredient ??
    wordsOf(beer.name)
      .map(motifOfHint)
      .find((motif) => motif) ??
    null
  )
}
