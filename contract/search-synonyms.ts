import type { BeerType } from './limits.ts'

/**
 * What words and phrases mean to somebody who looks for a beer, in Spanish, Portuguese and English, beside what they say
 * letter by letter. Written as `normalSearchText()` writes: lower case, no accents. Phrases have one to three words; where
 * several begin at the same word the longest is meant («black ipa» is no «black»), and where a phrase stands in two
 * entries either is.
 *
 * A style stands here where one of our types is about as narrow as the word: every weizen is a Wheat Beer and that says
 * most of it, while a schwarzbier is a Lager and nobody who asks for one wants any lager; its name and description find it.
 */
export type SearchSynonym = { said: readonly string[]; means: SearchMeaning }

export type SearchMeaning =
  /** A beer of any of these types. */
  | { types: readonly BeerType[] }
  /** Weaker than so many percent. */
  | { abvBelow: number }
  /** So many percent or more. */
  | { abvFrom: number }
  | { container: 'can' | 'bottle' | 'keg' }
  /** Any of these instead; none, where the word says nothing in a beer shop (unless nothing else was said). */
  | { words: readonly string[] }

/** What every beer here is, also as it is mistyped: with other words it says nothing, alone it means all of them. */
const BEER = [
  ...['cerveza', 'cervezas', 'cervesa', 'cervesas', 'serveza', 'servesa', 'cerbeza', 'birra', 'birras'],
  ...['cerveja', 'cervejas', 'breja', 'brejas', 'beer', 'beers'],
]

// biome-ignore format: a line an entry
export const SEARCH_SYNONYMS: readonly SearchSynonym[] = [
  // Colours. A red or amber ale is what «roja» means at the bar; a pale one is a lager, a pilsner or a blonde ale.
  { said: ['rubia', 'rubias', 'loira', 'loiras', 'loura', 'louras'], means: { types: ['Lager', 'Pilsner'] } },
  { said: ['rubia', 'rubias', 'loira', 'loiras', 'loura', 'louras'], means: { words: ['blonde', 'blond', 'golden'] } },
  { said: ['blonde', 'blond', 'dorada', 'dourada', 'golden'], means: { words: ['blonde', 'blond', 'dorada', 'dourada', 'golden'] } },
  { said: ['negra', 'negras', 'oscura', 'oscuras', 'preta', 'pretas', 'escura', 'escuras', 'dark'], means: { types: ['Stout', 'Porter'] } },
  { said: ['roja', 'rojas', 'colorada', 'coloradas', 'vermelha', 'vermelhas', 'ruiva', 'ruivas', 'red ale', 'red ales', 'irish red'], means: { types: ['Amber Ale'] } },
  { said: ['ambar', 'amber', 'altbier'], means: { types: ['Amber Ale'] } },
  { said: ['roja', 'rojas', 'colorada', 'vermelha', 'red'], means: { words: ['roja', 'colorada', 'vermelha', 'red'] } },
  { said: ['brown', 'marron', 'castana', 'morena'], means: { words: ['brown', 'marron', 'castana', 'morena'] } },

  // Styles, by the names that they have beside ours.
  { said: ['pilsner', 'pilsners', 'pilsen', 'pilsener', 'pils', 'pilsens'], means: { types: ['Pilsner'] } },
  { said: ['ipas', 'neipa', 'neipas', 'dipa', 'india pale ale', 'indian pale ale', 'hazy', 'hazy ipa', 'juicy', 'black ipa', 'ipa negra', 'white ipa', 'red ipa', 'west coast'], means: { types: ['IPA'] } },
  { said: ['apa', 'apas'], means: { words: ['pale'] } },
  { said: ['trigo', 'de trigo', 'wheat', 'weizen', 'weiss', 'weisse', 'weissbier', 'weizenbier', 'hefeweizen', 'hefe', 'dunkelweizen', 'kristalweizen'], means: { types: ['Wheat Beer'] } },
  { said: ['wit', 'witbier', 'blanche', 'blanca', 'blancas', 'branca', 'brancas', 'white ale'], means: { types: ['Wheat Beer'] } },
  { said: ['agria', 'agrias', 'acida', 'acidas', 'azeda', 'azedas', 'sour', 'sours', 'gose', 'berliner weisse', 'berliner weissbier', 'lambic', 'gueuze', 'flanders', 'wild ale'], means: { types: ['Sour Beer'] } },
  { said: ['ahumada', 'ahumadas', 'humo', 'fumaca', 'smoke', 'defumada', 'defumadas', 'esfumacada', 'smoked', 'rauch'], means: { types: ['Rauchbier'] } },
  { said: ['dubbel', 'tripel', 'triple belga', 'quadrupel', 'quad', 'belga', 'belgas', 'trapense', 'trapista', 'trappist', 'belgian strong', 'belgian strong ale'], means: { types: ['Belgian Strong Ale'] } },
  { said: ['saisons', 'farmhouse', 'farmhouse ale', 'grisette', 'biere de garde'], means: { types: ['Saison'] } },
  { said: ['barley wine', 'barley wines', 'barleywines', 'vino de cebada', 'vinho de cevada'], means: { types: ['Barleywine'] } },
  { said: ['bocks', 'doppelbock', 'dopplebock', 'maibock', 'eisbock'], means: { types: ['Bock'] } },
  { said: ['scottish', 'scottish ale', 'escocesa', 'escocesas', 'wee heavy'], means: { types: ['Scotch Ale'] } },
  { said: ['stouts', 'imperial stout', 'milk stout', 'oatmeal stout'], means: { types: ['Stout'] } },
  { said: ['porters', 'baltic porter'], means: { types: ['Porter'] } },
  { said: ['lagers'], means: { types: ['Lager'] } },

  // Strength: up to 0.5 % is sold as without alcohol; session beers go up to 5 %.
  { said: ['sin alcohol', 'cero alcohol', 'sem alcool', 'zero alcool', 'zero alcohol', 'no alcohol', 'alcohol free', 'non alcoholic', '0.0', '0,0'], means: { abvBelow: 0.6 } },
  { said: ['baja en alcohol', 'pouco alcool', 'low alcohol'], means: { abvBelow: 3.5 } },
  { said: ['liviana', 'livianas', 'ligera', 'ligeras', 'leve', 'leves', 'light'], means: { abvBelow: 4.5 } },
  { said: ['session', 'sessions'], means: { abvBelow: 5.1 } },
  { said: ['fuerte', 'fuertes', 'forte', 'fortes', 'strong'], means: { abvFrom: 7.5 } },
  { said: ['strong ale'], means: { words: ['strong'] } },

  // What it comes in. A growler is filled at a tap and is none of these.
  { said: ['lata', 'latas', 'en lata', 'em lata', 'latita', 'latinha', 'latinhas', 'latao', 'can', 'cans', 'canned', 'in cans'], means: { container: 'can' } },
  { said: ['botella', 'botellas', 'en botella', 'porron', 'porrones', 'garrafa', 'garrafas', 'em garrafa', 'long neck', 'bottle', 'bottles', 'bottled'], means: { container: 'bottle' } },
  { said: ['barril', 'barriles', 'barris', 'barrilito', 'keg', 'kegs'], means: { container: 'keg' } },

  // What is in it: names are in the brewery's language, and questions in the reader's.
  { said: ['cafe', 'coffee', 'espresso'], means: { words: ['cafe', 'coffee', 'espresso'] } },
  { said: ['cacao', 'cacau', 'cocoa', 'chocolate'], means: { words: ['cacao', 'cacau', 'cocoa', 'chocolate'] } },
  { said: ['vainilla', 'baunilha', 'vanilla'], means: { words: ['vainilla', 'baunilha', 'vanilla'] } },
  { said: ['coco', 'coconut'], means: { words: ['coco', 'coconut'] } },
  { said: ['miel', 'mel', 'honey'], means: { words: ['miel', 'mel', 'honey'] } },
  { said: ['avena', 'aveia', 'oatmeal', 'oat', 'oats'], means: { words: ['avena', 'aveia', 'oat'] } },
  { said: ['centeno', 'centeio', 'rye'], means: { words: ['centeno', 'centeio', 'rye'] } },
  { said: ['calabaza', 'zapallo', 'abobora', 'pumpkin'], means: { words: ['calabaza', 'zapallo', 'abobora', 'pumpkin'] } },
  { said: ['naranja', 'laranja', 'orange'], means: { words: ['naranja', 'laranja', 'orange'] } },
  { said: ['pomelo', 'toronja', 'grapefruit'], means: { words: ['pomelo', 'toronja', 'grapefruit'] } },
  { said: ['limon', 'limao', 'lemon'], means: { words: ['limon', 'limao', 'lemon'] } },
  { said: ['frambuesa', 'framboesa', 'raspberry'], means: { words: ['frambuesa', 'framboesa', 'raspberry'] } },
  { said: ['frutilla', 'fresa', 'morango', 'strawberry'], means: { words: ['frutilla', 'fresa', 'morango', 'strawberry'] } },
  { said: ['arandano', 'arandanos', 'mirtilo', 'blueberry'], means: { words: ['arandano', 'mirtilo', 'blueberry'] } },
  { said: ['cereza', 'guinda', 'cereja', 'cherry'], means: { words: ['cereza', 'guinda', 'cereja', 'cherry'] } },
  { said: ['durazno', 'pessego', 'peach'], means: { words: ['durazno', 'pessego', 'peach'] } },
  { said: ['damasco', 'albaricoque', 'apricot'], means: { words: ['damasco', 'albaricoque', 'apricot'] } },
  { said: ['sandia', 'melancia', 'watermelon'], means: { words: ['sandia', 'melancia', 'watermelon'] } },
  { said: ['jengibre', 'gengibre', 'ginger'], means: { words: ['jengibre', 'gengibre', 'ginger'] } },
  { said: ['aji', 'picante', 'pimenta', 'chile', 'chili', 'jalapeno'], means: { words: ['aji', 'picante', 'pimenta', 'chile', 'chili', 'jalapeno'] } },
  { said: ['navidad', 'navidena', 'natal', 'christmas'], means: { words: ['navidad', 'navidena', 'natal', 'christmas', 'winter'] } },
  { said: ['verano', 'verao', 'summer'], means: { words: ['verano', 'verao', 'summer'] } },

  // Words that every beer of a beer shop answers to, and the ones between words.
  { said: [...BEER, 'artesanal', 'artesanales', 'artesanais', 'artesana', 'craft'], means: { words: [] } },
  { said: BEER, means: { abvFrom: 0 } },
  { said: ['de', 'del', 'la', 'las', 'el', 'los', 'en', 'con', 'y', 'da', 'das', 'do', 'dos', 'em', 'com', 'e', 'o', 'os', 'a', 'as', 'the', 'in', 'of', 'with', 'and', 'from'], means: { words: [] } },
]
