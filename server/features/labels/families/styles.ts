import type { Motif } from '#contract/label-motifs.ts'
import type { BeerType } from '#contract/limits.ts'
import type { DrawFamily } from './family.ts'
import { drawFruit } from './fruit.ts'
import { drawHopScales } from './hop-scales.ts'
import { drawNight } from './night.ts'
import type { PrintMood } from './palettes/print.ts'
import { drawSmokeAndSierra } from './smoke-and-sierra.ts'
import { drawSunAndRiver } from './sun-and-river.ts'
import { drawWheat } from './wheat.ts'

interface Style {
  scene: DrawFamily
  /** What is in the glass, for prints. */
  mood: PrintMood
  /** What stands for a beer that speaks of nothing. */
  emblems: readonly Motif[]
}

const golden: Style = {
  scene: drawSunAndRiver,
  mood: 'golden',
  emblems: ['sun', 'ear', 'pretzel', 'medal', 'glass', 'bell', 'bicycle', 'wave', 'tap'],
}
const hoppy: Style = {
  scene: drawHopScales,
  mood: 'hoppy',
  emblems: ['hop', 'hop', 'elephant', 'eye', 'rocket', 'lightning', 'smile', 'hand', 'bird', 'cap'],
}
const dark: Style = {
  scene: drawNight,
  mood: 'dark',
  emblems: ['moon', 'star', 'raven', 'lamp', 'milk', 'ghost', 'cat', 'glass'],
}
const grain: Style = {
  scene: drawWheat,
  mood: 'grain',
  emblems: ['ear', 'ear', 'sun', 'tractor', 'clover', 'butterfly', 'bicycle', 'jug'],
}
const strong: Style = { scene: drawSmokeAndSierra, mood: 'strong', emblems: ['mountain', 'fire', 'barrel'] }

/** How a style of beer is drawn (look.md, "The label"; styles: specification section 9). */
export const STYLES: Readonly<Record<BeerType, Style>> = {
  Lager: golden,
  Pilsner: golden,
  IPA: hoppy,
  Ale: hoppy,
  'Amber Ale': {
    ...hoppy,
    mood: 'strong',
    emblems: ['maple', 'acorn', 'fire', 'hop', 'gem', 'guitar', 'wolf'],
  },
  Stout: dark,
  Porter: dark,
  'Scotch Ale': { ...dark, mood: 'strong', emblems: ['thistle', 'tower', 'barrel', 'drum'] },
  'Wheat Beer': grain,
  Saison: grain,
  'Belgian Strong Ale': { ...grain, mood: 'strong', emblems: ['chalice', 'bell', 'devil', 'crown', 'ear'] },
  'Sour Beer': {
    scene: drawFruit,
    mood: 'fruity',
    emblems: ['flower', 'sun', 'drop', 'smile', 'frog', 'lightning', 'butterfly', 'cap'],
  },
  Rauchbier: { ...strong, emblems: ['fire', 'fire', 'barrel'] },
  Bock: { ...strong, emblems: ['goat', 'mountain', 'barrel'] },
  Barleywine: { ...strong, emblems: ['barrel', 'barrel', 'fire'] },
}

/** Words that are a whole landscape themselves. */
export const SCENES: Partial<Readonly<Record<Motif, DrawFamily>>> = {
  moon: drawNight,
  star: drawNight,
  sun: drawSunAndRiver,
  wave: drawSunAndRiver,
  river: drawSunAndRiver,
  island: drawSunAndRiver,
  mountain: drawSmokeAndSierra,
  volcano: drawSmokeAndSierra,
  fire: drawSmokeAndSierra,
  ear: drawWheat,
  hop: drawHopScales,
}
