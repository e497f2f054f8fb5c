import { motifsIn } from '#contract/label-motifs.ts'
import { Drawing } from './drawing.ts'
import type { Canvas, DrawFamily, Thing } from './families/family.ts'
import { drawNight } from './families/night.ts'
import { drawSmokeAndSierra } from './families/smoke-and-sierra.ts'
import { drawSunAndRiver } from './families/sun-and-river.ts'
import { drawWheat } from './families/wheat.ts'
import { coloringOf, thingOf } from './hand/coloring.ts'
import { type Hand, handOf } from './hand/hand-of.ts'
import { farApart } from './hand/recolor.ts'
import { MOTIFS } from './motifs/motifs.ts'
import { inColors, placed } from './motifs/print-motif.ts'
import { seededRandom } from './seeded-random.ts'
import { circle } from './shapes.ts'
import { svgDocument } from './svg-document.ts'

/** What a brewery's picture is drawn from; `name` alone has to be known. */
export interface ArtCompany {
  id: string
  name: string
  country: string
  state: string
  city: string
  story: string
}

const CANVAS: Canvas = { width: 600, height: 360 }

/** Where people say that they are, and the land that it is. */
const LANDS: readonly (readonly [RegExp, DrawFamily])[] = [
  [
    /\b(volc|cerro|sierra|serra|cordillera|altiplano|páramo|paramo|deshielo|quebrada|nieve|montaña|mountain|cuatro mil|andes)/i,
    drawSmokeAndSierra,
  ],
  [
    /\b(r[ií]o|r[ií]os|arroyo|laguna|lago|mar|marea|costa|playa|puerto|bah[ií]a|pripris?|river|lake|beach|bay|sea)\b/i,
    drawSunAndRiver,
  ],
  [/\b(noche|noite|luna|lua|estrella|farol|moon|night)\b/i, drawNight],
  [/\b(finca|campo|pampa|trigo|estepa|quintal|chacra|farm|field|valley|plain)/i, drawWheat],
]

/**
 * A brewery's picture for the carousel, 600 × 360, without a plate, in its own inks: the land that its place and story speak of,
 * before it the thing that its name and story do. Who says nothing is drawn a land by the name of its town.
 */
export function drawCompanyArt(company: ArtCompany): string {
  const hand: Hand = { ...handOf(company.name), print: 'inks' }
  const random = seededRandom(`picture ${company.name} ${company.city}`)
  const told = [company.story, company.city, company.state].join(' ')
  const land = LANDS.find(([words]) => words.test(told))?.[1] ?? random.pick(LANDS)[1]
  const coloring = coloringOf(hand, company.name)
  const scene = land(random, CANVAS, { coloring, mood: 'golden' }).svg
  const [first, second] = motifsIn(`${company.name} ${company.story}`)
  const shown = first ? drawMedal(thingOf(MOTIFS[first], hand, company.name), hand) : ''
  const beside = first && second ? drawRow(thingOf(MOTIFS[second], hand, company.name)) : ''
  return svgDocument(CANVAS.width, CANVAS.height, company.name, scene + beside + shown)
}

/** A thing as pale as the paper stands on the house's darkest ink. */
const LEAST_APART = 0.35

/** A thing on a round of the house's ground. */
function drawMedal({ drawing, colors }: Thing, { inks }: Hand): string {
  const isPale = farApart(inks.pale, colors.body) > LEAST_APART
  const [ground, ring] = isPale ? [inks.pale, inks.deep] : [inks.deep, inks.pale]
  const round = new Drawing().fill(ground, circle(300, 172, 134)).stroke(ring, 3, circle(300, 172, 125))
  return round.toString() + placed({ x: 300, y: 172, size: 216 }, inColors(drawing, colors))
}

/** A second thing, small, at both sides of the medal. */
function drawRow({ drawing, colors }: Thing): string {
  return [52, 122, 478, 548]
    .map((x, place) => placed({ x, y: place % 3 ? 318 : 296, size: 66 }, inColors(drawing, colors)))
    .join('')
}
