import type { Motif } from '#contract/label-motifs.ts'
import type { BeerType } from '#contract/limits.ts'
import { drawCloth } from './families/cloth.ts'
import type { Art, Canvas, DrawFamily } from './families/family.ts'
import { drawFruit } from './families/fruit.ts'
import { drawHopScales } from './families/hop-scales.ts'
import { drawNight } from './families/night.ts'
import { drawOneThing } from './families/one-thing.ts'
import type { PrintMood } from './families/palettes/print.ts'
import { drawSmokeAndSierra } from './families/smoke-and-sierra.ts'
import { drawSunAndRiver } from './families/sun-and-river.ts'
import { drawTiles } from './families/tiles.ts'
import { drawWeave } from './families/weave.ts'
import { drawWheat } from './families/wheat.ts'
import { coloringOf, thingOf } from './hand/coloring.ts'
import type { Hand } from './hand/hand-of.ts'
import { MOTIFS } from './motifs/motifs.ts'
import { seededRandom } from './seeded-random.ts'

/** What a picture is made from. */
export interface ArtSubject {
  id: string
  name: string
  type: BeerType
  /** What its name or description speaks of (`motifOf`). */
  motif: Motif | null
}

/** The family that draws a style of beer (look.md, "The label"; styles: specification section 9), and its mood in prints. */
const STYLES: Readonly<Record<BeerType, { scene: DrawFamily; mood: PrintMood }>> = {
  Lager: { scene: drawSunAndRiver, mood: 'golden' },
  Pilsner: { scene: drawSunAndRiver, mood: 'golden' },
  IPA: { scene: drawHopScales, mood: 'hoppy' },
  Ale: { scene: drawHopScales, mood: 'hoppy' },
  'Amber Ale': { scene: drawHopScales, mood: 'strong' },
  Stout: { scene: drawNight, mood: 'dark' },
  Porter: { scene: drawNight, mood: 'dark' },
  'Scotch Ale': { scene: drawNight, mood: 'strong' },
  'Wheat Beer': { scene: drawWheat, mood: 'grain' },
  Saison: { scene: drawWheat, mood: 'grain' },
  'Belgian Strong Ale': { scene: drawWheat, mood: 'strong' },
  'Sour Beer': { scene: drawFruit, mood: 'fruity' },
  Rauchbier: { scene: drawSmokeAndSierra, mood: 'strong' },
  Bock: { scene: drawSmokeAndSierra, mood: 'strong' },
  Barleywine: { scene: drawSmokeAndSierra, mood: 'strong' },
}

/** Words that are a whole scene: a brewery that draws scenes draws it, whatever the style. */
const SCENES: Partial<Readonly<Record<Motif, DrawFamily>>> = {
  moon: drawNight,
  star: drawNight,
  sun: drawSunAndRiver,
  wave: drawSunAndRiver,
  island: drawSunAndRiver,
  mountain: drawSmokeAndSierra,
  volcano: drawSmokeAndSierra,
  fire: drawSmokeAndSierra,
  ear: drawWheat,
  hop: drawHopScales,
}

/** How breweries show a thing. */
const SHOWN: Readonly<Record<Hand['show'], DrawFamily>> = {
  one: drawOneThing,
  cloth: drawCloth,
  heap: drawFruit,
}

/** Families that look the same everywhere: a plate may cover any part of them. */
const CALM: ReadonlySet<DrawFamily> = new Set([drawCloth, drawFruit, drawTiles, drawWeave, drawHopScales])

/** How a beer is drawn: by which family, and whether that shows the thing which the beer speaks of. */
function familyOf({ type, motif }: ArtSubject, hand: Hand): { draw: DrawFamily; showsThing: boolean } {
  const scene = motif && hand.bent === 'scenes' ? SCENES[motif] : undefined
  if (motif && !scene) return { draw: SHOWN[hand.show], showsThing: true }
  const draw = scene ?? { scenes: STYLES[type].scene, tiles: drawTiles, weave: drawWeave }[hand.bent]
  return { draw, showsThing: false }
}

/** What a plate has to know of the art that it will lie on. */
export function underPlate(subject: ArtSubject, hand: Hand): { calm: boolean; crossed: boolean } {
  const { draw } = familyOf(subject, hand)
  return { calm: CALM.has(draw), crossed: draw === drawOneThing }
}

/**
 * The picture of a beer without its plate: what its name or description speaks of, or else its style, in the hand of its brewery.
 * The same for the same facts, and another one for every id.
 */
export function drawArt(subject: ArtSubject, hand: Hand, canvas: Canvas): Art {
  const { id, name, type, motif } = subject
  const { draw, showsThing } = familyOf(subject, hand)
  const { mood } = STYLES[type]
  const thing = motif && showsThing ? thingOf(MOTIFS[motif], hand, name) : undefined
  return draw(seededRandom(id), canvas, { coloring: coloringOf(hand, name, thing), mood, thing })
}
