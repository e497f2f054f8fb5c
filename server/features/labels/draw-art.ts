import type { Motif } from '#contract/label-motifs.ts'
import type { BeerType } from '#contract/limits.ts'
import type { Art, Canvas } from './families/family.ts'
import { PRINT_PALETTES } from './families/palettes/print.ts'
import { SCENES, STYLES } from './families/styles.ts'
import { coloringOf, thingOf } from './hand/coloring.ts'
import type { Hand } from './hand/hand-of.ts'
import { MOTIFS } from './motifs/motifs.ts'
import { inColors, type Place, placed, silhouette, weightOf } from './motifs/print-motif.ts'
import { type Composition, compose } from './rules/compose.ts'
import { RULES } from './rules/rules.ts'
import { stand } from './rules/stand.ts'
import { type Random, seededRandom } from './seeded-random.ts'

/** What a picture is made from. */
export interface ArtSubject {
  id: string
  name: string
  type: BeerType
  /** What its name or description speaks of (`motifOf`). */
  motif: Motif | null
}

/** What a plate has to know of the art that it will lie on. */
export function underPlate(subject: ArtSubject, hand: Hand): { calm: boolean; crossed: boolean } {
  const composition = compositionOf(subject, hand)
  return { calm: composition === 'flock', crossed: composition === 'alone' && CROSSING.has(hand.rule) }
}

/** Rules whose single thing may cross a plate's edge. */
const CROSSING: ReadonlySet<Hand['rule']> = new Set([
  'cut-outs',
  'misprint',
  'one-line',
  'stickers',
  'echoes',
])

/** Rules that lay out what they repeat themselves. */
const OWN_LAYOUT: ReadonlySet<Hand['rule']> = new Set([
  'tiled',
  'stitches',
  'rosette',
  'blocks',
  'swelling-lines',
  'scenes',
])

/** A name that says so has two of what it speaks of. */
const TWICE = /\b(doble|duplo|dupla|double|twin)\b/i

function compositionOf({ id, name }: ArtSubject, { rule }: Hand): Composition {
  if (TWICE.test(name) && !OWN_LAYOUT.has(rule)) return 'two'
  return seededRandom(`composition ${id}`).pick(RULES[rule].compositions)
}

/** Of a thing as often as it stands there, once: most rules print it twice. */
const BYTES = 7000

/** Where a beer's thing stands; a pattern is nobody's second choice, for it wants another plate. */
function placesOf(subject: ArtSubject, hand: Hand, canvas: Canvas, random: Random): Place[] {
  const chosen = compositionOf(subject, hand)
  const others = [...RULES[hand.rule].compositions, 'alone' as const].filter((other) => other !== 'flock')
  const drawing = MOTIFS[shownMotif(subject, hand)]
  return stand([chosen, ...others], random, canvas, drawing, Math.max(3, BYTES / weightOf(drawing)))
}

/** How often a beer that speaks of nothing shows its brewery's thing, where that has one. */
const EMBLEM_SHARE = 0.4

/** What is drawn: the beer's thing; without one its brewery's, or something that its style is brewed with or drunk under. */
function shownMotif({ name, type, motif }: ArtSubject, { emblem }: Hand): Motif {
  if (motif) return motif
  const random = seededRandom(`emblem ${name}`)
  return emblem && random.chance(EMBLEM_SHARE) ? emblem : random.pick(STYLES[type].emblems)
}

/**
 * The picture of a beer without its plate: what its name or description speaks of, drawn by its brewery's rule. The same for the
 * same facts, and another one for every id.
 */
export function drawArt(subject: ArtSubject, hand: Hand, canvas: Canvas): Art {
  const { id, name, type } = subject
  const { mood, scene } = STYLES[type]
  const { draw } = RULES[hand.rule]
  const random = seededRandom(id)
  if (!draw) return drawScene(subject, hand, canvas, scene)
  const thing = thingOf(MOTIFS[shownMotif(subject, hand)], hand, name)
  const composition = compositionOf(subject, hand)
  const { svg, over = '' } = draw({
    ...{ random, canvas, thing, id: idIn(id) },
    palette: coloringOf(hand, name, thing)(PRINT_PALETTES[mood]),
    places: placesOf(subject, hand, canvas, random),
  })
  return composition === 'alone' ? { svg, over } : { svg: svg + over }
}

/** A landscape, and before it the thing, if it is none itself. */
function drawScene(
  { id, name, motif }: ArtSubject,
  hand: Hand,
  canvas: Canvas,
  ofStyle: (typeof STYLES)['IPA']['scene'],
): Art {
  const own = motif && SCENES[motif]
  const art = (own ?? ofStyle)(seededRandom(id), canvas, { coloring: coloringOf(hand, name), mood: 'golden' })
  if (!motif || own) return art
  const thing = thingOf(MOTIFS[motif], hand, name)
  const [place] = compose('alone', seededRandom(`thing ${id}`), canvas)
  const rim = silhouette(thing.drawing, hand.inks.pale, 3)
  return {
    ...art,
    svg:
      art.svg +
      (art.over ?? '') +
      placed({ ...place!, size: place!.size * 0.86 }, rim + inColors(thing.drawing, thing.colors)),
    over: '',
  }
}

/** Unlike those of other labels in one document. */
function idIn(id: string): string {
  return `l${seededRandom(`id ${id}`)
    .whole(0, 2 ** 31)
    .toString(36)}`
}
