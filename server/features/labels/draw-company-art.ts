import { motifsIn } from '#contract/label-motifs.ts'
import type { Canvas } from './families/family.ts'
import { PRINT_PALETTES } from './families/palettes/print.ts'
import { coloringOf, thingOf } from './hand/coloring.ts'
import { type Hand, handOf } from './hand/hand-of.ts'
import { MOTIFS } from './motifs/motifs.ts'
import { inColors, placed, silhouette } from './motifs/print-motif.ts'
import { LANDS } from './places/lands.ts'
import { sceneOf } from './places/scene-of.ts'
import { compose } from './rules/compose.ts'
import { RULES, type RuleName } from './rules/rules.ts'
import { seededRandom } from './seeded-random.ts'
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

/** Rules that repeat: a land would be cut to pieces, so that it stands before them. */
const REPEATING: ReadonlySet<RuleName> = new Set(['tiled', 'rosette', 'blocks', 'close-up', 'echoes'])

/**
 * A brewery's picture for the carousel, 600 × 360, without a plate, by its rule and in its own inks: the land that its place and
 * story speak of, and in it the things that its name and story do. Who says nothing is drawn a land by the name of its town.
 */
export function drawCompanyArt(company: ArtCompany): string {
  const hand: Hand = { ...handOf(company.name), print: 'inks' }
  const random = seededRandom(`picture ${company.name} ${company.city}`)
  const told = [company.story, company.city, company.state].join(' ')
  const land = LANDS.find(([words]) => words.test(told))?.[1] ?? random.pick(LANDS)[1]
  const [first = 'glass', second] = motifsIn(`${company.name} ${company.story}`)
  const thing = thingOf(MOTIFS[first], hand, company.name)
  const scene = {
    drawing: sceneOf(random, land, MOTIFS[first], second && MOTIFS[second]),
    colors: thing.colors,
  }
  const palette = coloringOf(hand, company.name, thing)(PRINT_PALETTES.golden)
  const whole = { x: CANVAS.width / 2, y: CANVAS.height / 2, size: CANVAS.width }
  const { draw } = RULES[hand.rule]
  const print = { random, canvas: CANVAS, palette, id: 'picture' }
  const ground = `<path fill="${palette.ground}" d="M0 0H600V360H0z"/>`
  if (!draw) return document(company, ground + placed(whole, inColors(scene.drawing, scene.colors)))
  if (!REPEATING.has(hand.rule)) {
    const { svg, over = '' } = draw({ ...print, thing: scene, places: [whole] })
    return document(company, svg + over)
  }
  const standing = { x: random.pick([150, 300, 440]), y: 190, size: 250 }
  const places = hand.rule === 'echoes' ? [standing] : compose('flock', random, CANVAS)
  const { svg, over = '' } = draw({ ...print, thing, places })
  const low = { ...whole, y: 235 }
  const before = { colors: thing.colors, layers: land(random) }
  return document(
    company,
    svg +
      over +
      placed(low, silhouette(before, palette.deep, 0.6) + inColors(before, thing.colors)) +
      placed(standing, silhouette(thing.drawing, hand.inks.pale, 3) + inColors(thing.drawing, thing.colors)),
  )
}

function document(company: ArtCompany, drawn: string): string {
  return svgDocument(CANVAS.width, CANVAS.height, company.name, drawn)
}
