import { motifsIn } from '#contract/label-motifs.ts'
import { PRINT_PALETTES } from './families/palettes/print.ts'
import { coloringOf, thingOf } from './hand/coloring.ts'
import { handOf } from './hand/hand-of.ts'
import { MOTIFS } from './motifs/motifs.ts'
import { HEIGHT, WIDTH } from './places/land.ts'
import { LAND_OF, LANDS } from './places/lands.ts'
import { printScene } from './places/print-scene.ts'
import { sceneOf } from './places/scene-of.ts'
import { subjectOf } from './places/subject-of.ts'
import { tonesOf } from './places/tones.ts'
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

/**
 * A brewery's picture for the carousel, 600 × 360, without a plate, by its rule and in its labels' colours: the land that its place and
 * story speak of, and in it one thing that its name or story does. Who says nothing is drawn a land by the name of its town. As a
 * square it is as high, and its thing in the middle: what small frames show of it is whole.
 */
export function drawCompanyArt(company: ArtCompany, shape: 'wide' | 'square' = 'wide'): string {
  const hand = handOf(company.name)
  const random = seededRandom(`picture ${company.name} ${company.city}`)
  const told = [company.story, company.city, company.state].join(' ')
  const named = motifsIn(company.name).find((motif) => motif in LAND_OF)
  const land =
    (named && LAND_OF[named]) ?? LANDS.find(([words]) => words.test(told))?.[1] ?? random.pick(LANDS)[1]
  const subject = subjectOf(company)
  const thing = thingOf(MOTIFS[subject.motif], hand, company.name)
  const palette = coloringOf(hand, company.name, thing)(PRINT_PALETTES.golden)
  const scene = sceneOf(random, land, subject, thing, tonesOf(hand, palette, thing.colors.body))
  const printed = printScene[hand.rule](scene)
  const left = shape === 'square' ? squareLeft(scene.middle) : 0
  return svgDocument(shape === 'square' ? HEIGHT : WIDTH, HEIGHT, company.name, printed, left)
}

/** Where the square around a thing begins: within the picture. */
const squareLeft = (middle: number) => Math.round(Math.min(Math.max(middle - HEIGHT / 2, 0), WIDTH - HEIGHT))
