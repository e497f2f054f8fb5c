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
    'naranja laranja orange mandarina tangerina tangerine pomelo toronja grapefruit limon limao lemon lima lime bergamota yuzu citrus citrico citrica clementine',
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
    'clavo cravo clove canela cinnamon anis anise jengibre gengibre ginger nuez cardamomo spice spiced especias chai nutmeg pimienta coriander cilantro',
  barrel: 'barrica barril barrel roble carvalho oak duela cask bourbon whisky whiskey ron rum',
  herb: 'yerba erva mate muna menta hierba hoja folha coca poleo cedron boldo leaf sage mint basil tea te albahaca romero eucalipto',
  hop: 'lupulo hop hops hoppy cone hopped',
  ear: 'trigo wheat espiga trigal cebada barley centeno rye avena oat kiwicha quinua quinoa grano harvest cosecha colheita seara oatmeal tallgrass',
  corn: 'maiz milho corn morado chicha',
  tamarind: 'tamarindo tamarind algarroba carob',
  cane: 'cana panela papelon rapadura trapiche demerara melaza caramelo molasses azucar',
} as const

const THINGS = {
  moon: 'luna lua moon killa jasy kuyen noche noite night nocturna nocturno midnight pyhare medianoche eclipse',
  sun: 'sol sun inti sunny sunrise sunset amanecer willka summer verano verao ka’aru siesta sunshine dia day',
  star: 'estrella estrela star lucero stars cosmic galaxy astro constelacion celestial estelar aurora',
  mountain:
    'cerro pico cresta cordillera sierra serra montana montanha mountain peak summit nevado urku qullu apu alto mountains ridge hill loma everest',
  volcano: 'volcan vulcao volcano lava wayra sillar misti',
  wave: 'ola onda wave mar sea ocean oceano marea mare playa praia beach surf costa coast waterkant tide tsunami atlantic pacific atlantico pacifico',
  rain: 'lluvia chuva rain aguacero jallu mawun storm zinc',
  cloud: 'nube nuvem cloud',
  fog: 'niebla neblina nevoa fog mist bruma haze hazy paramo garua',
  wind: 'viento vento wind windy puelche kuruf brisa breeze pampero',
  lightning: 'relampago rayo raio lightning trueno trovao thunder temporal tormenta tempest electric voltage',
  snow: 'nieve neve snow hielo ice winter invierno inverno frost glaciar glacier polar yeti',
  fire: 'fuego fogo fire humo fumaca smoke fogon brasa ember llama flame fireside smoked phoenix fenix ahumada defumada hot tatatĩ campfire q’osni burn',
  tree: 'bosque selva mata forest wood woods tree arbol madera lenga araucaria pine pino cedar ceiba kankantri timber lumber mangle',
  palm: 'palma palmera coco coconut palm tropical',
  flower:
    'flor flower rosa rose kantuta qantu fayalobi hibisco hibiscus jamaica copihue frailejon frailejones lavanda lavender rosella jazmin blossom bloom ceibo',
  cactus: 'cactus cardon desierto deserto desert tuna agave prickly',
  island: 'isla ilha island archipielago bahia bay cay',
  crab: 'cangrejo caranguejo crab crustacean lobster langosta',
  fish: 'pez peixe fish trucha truta sockeye trout salmon bass dorado pike walleye shark tiburon carp',
  bird: 'ibis ave passaro bird garza heron tucan flamingo loon crane duck pato goose crow raven owl rooster gallo hen parrot finch',
  condor: 'condor aguila aguia eagle hawk halcon falcon buitre',
  goat: 'chivo cabrio cabra goat bode bock billy ram carnero',
  mule: 'mula mule burro donkey caballo cavalo horse mustang pony stallion bronc saddle',
  turtle: 'jabuti tortuga tartaruga turtle tortoise',
  dog: 'perro cachorro dog hound pup puppy can retriever mutt',
  cat: 'gato cat tiger tigre puma jaguar lion leon panther kitty',
  bear: 'oso urso bear grizzly bruin',
  wolf: 'lobo wolf fox zorro coyote werewolf',
  deer: 'ciervo deer moose elk venado huemul antler stag buck',
  snake: 'serpiente cobra snake viper vibora rattler dragon',
  hummingbird: 'colibri picaflor beija mainumby hummingbird chupaflor',
  butterfly: 'mariposa borboleta butterfly moth',
  octopus: 'pulpo polvo octopus kraken squid',
  lighthouse: 'faro lighthouse beacon',
  boat: 'lanchon barco bote boat ship navio barca canoa canoe flagship paddle sail sailor captain pirate lancha schooner',
  anchor: 'ancla ancora anchor harbor harbour puerto porto port dock navy',
  bell: 'campana sino bell',
  train: 'tren trem train railroad rail locomotora express station estacion',
  cablecar: 'teleferico gondola',
  lamp: 'farol lampara lantern lamp',
  drum: 'murga tambor drum candombe carnaval carnival',
  house: 'casa house home rancho cabin techo barn farmhouse farm granja town pueblo lodge inn vereda barrio',
  tower: 'torre tower city ciudad cidade castillo castle castelo fortaleza fort',
  skull: 'calavera caveira skull muerte dead death hueso bone reaper grave zombie undertaker killer',
  crown: 'corona coroa crown rey rei king reina queen royal imperial real emperor saint knight',
  gear: 'maquina machine gear fabrica engine steel iron wheel factory sprocket crank hammer martillo martelo',
  bicycle: 'bicicleta bicycle bike pedal',
  rocket: 'cohete rocket cuenta regresiva launch orbit space apollo',
  guitar: 'guitarra guitar rock blues cancion song samba jazz',
  heart: 'corazon coracao heart amor love',
  axe: 'hacha machado axe lumberyard logger lumberjack woodcutter lenador',
  eye: 'ojo olho eye vision mirada',
  bridge: 'puente ponte bridge viaduct acueducto',
  rabbit: 'conejo coelho rabbit hare bunny liebre mara vizcacha',
  bull: 'toro touro bull buffalo bufalo bison vaca cow ox buey longhorn',
  bomb: 'bomba bomb bombshell torpedo dynamite dinamita',
  stairs:
    'escalera escada escalon bajada subida ladeira ladera callejon alley cuesta pasaje stairs steps stairway viela sendero trail',
  poncho: 'ruana poncho manta lliclla aguayo blanket sweater wool lana',
  target: 'tejo diana bullseye target dart blanco',
  car: 'fila cuneta coche auto carro automovil car truck camion road ruta camino highway estrada wheels street drive',
  stall: 'kiosco quiosco mercado feria market fair puesto stall stabroek bodega pulperia',
  window: 'ventana janela window balcon persiana postigo shutter varanda porch',
  gate: 'compuerta koker comporta puerta portao gate door sluice dam portal tranquera canal lock',
  waterfall: 'kaieteur catarata cascada cachoeira waterfall falls cataratas salto',
  river: 'rio river arroyo creek brook stream ysyry callecalle mayu watra cordillerano rapids delta',
  tap: 'canilla torneira grifo tap taproom',
  cap: 'tapita tampinha corcholata chapita bottlecap',
  jug: 'damajuana garrafao jug growler cantaro porron',
  glass: 'vaso copa copo glass pint pinta jarra mug stein',
  devil: 'diablo diabo devil demon hell infierno satan evil sin lucifer',
} as const

export type Motif = keyof typeof INGREDIENTS | keyof typeof THINGS

export const MOTIF_WORDS: Readonly<Record<Motif, string>> = { ...INGREDIENTS, ...THINGS }

/** All that a label may show. */
export const MOTIFS_OF_LABELS = Object.keys(MOTIF_WORDS) as Motif[]

/** Letters alone, as words are looked up: without accents, in lower case. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

let found: Map<string, Motif> | undefined

/** Read when a first label is drawn: a page that draws none does without. */
function motifOfWord(word: string): Motif | undefined {
  found ??= new Map(
    (Object.entries(MOTIF_WORDS) as [Motif, string][]).flatMap(([motif, words]) =>
      plain(words)
        .split(' ')
        .map((each) => [each, motif] as const),
    ),
  )
  return found.get(word) ?? found.get(word.replace(/s$/, '')) ?? found.get(word.replace(/es$/, ''))
}

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
 * that are brewed with some. Null: neither.
 */
export function motifOf(beer: { name: string; type: string; description: string }): Motif | null {
  const [named] = motifsIn(beer.name)
  if (named || !MADE_WITH.includes(beer.type)) return named ?? null
  return motifsIn(beer.description).find((motif) => motif in INGREDIENTS) ?? null
}
