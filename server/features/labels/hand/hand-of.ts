import { type Motif, motifsIn } from '#contract/label-motifs.ts'
import { NAME_FACES, type NameFace } from '../open-font.ts'
import { RULE_NAMES, type RuleName } from '../rules/rules.ts'
import { seededRandom } from '../seeded-random.ts'
import { HOUSE_INKS, type Inks } from './inks.ts'
import { type Dress, dressesOf } from './series.ts'

/** Where a brewery's name of a beer stands: what a stranger tells its labels by from across the room. */
export const PLATES = ['card', 'band', 'niche', 'roundel', 'strip', 'stamp', 'poster'] as const
/** And where it stands in one of a brewery's series: on the picture itself (series.ts). */
export const ALL_PLATES = [...PLATES, 'letters'] as const
export type PlateKind = (typeof ALL_PLATES)[number]

/** How the corners of a plate are cut, the openings of a niche are shaped. */
export const CORNERS = ['square', 'rounded', 'notched', 'cut'] as const
export type Corner = (typeof CORNERS)[number]

/** What the plate is printed in: dark on the house's paper, its paper on dark, or the house colour itself. */
export const GROUNDS = ['pale', 'deep', 'main'] as const

/** Whether the art keeps the colours of its style, or is printed in the house's inks alone. */
export const PRINTS = ['inks', 'inks', 'open'] as const

export const MARKS = ['sun', 'hop', 'star', 'moon', 'peak', 'drop', 'ear', 'wave', 'diamond', 'none'] as const
export type Mark = (typeof MARKS)[number]

/** All that the labels of one brewery have in common, so that they stand together on a shelf. */
export interface Hand {
  plate: PlateKind
  corner: Corner
  ground: (typeof GROUNDS)[number]
  face: NameFace
  /** The name of its house colour, and the inks themselves. */
  color: string
  inks: Inks
  print: (typeof PRINTS)[number]
  /** How everything is drawn. */
  rule: RuleName
  /** What its own name speaks of: drawn where a beer's says nothing. */
  emblem: Motif | null
  /** A small drawing on the plate. */
  mark: Mark
  /** Which of its places the plate takes, 0 to 1. */
  lift: number
  /** How each of its series is dressed, in the order of `SERIES`. */
  dresses: readonly Dress[]
}

const COLORS = Object.keys(HOUSE_INKS)

/**
 * The hand of a brewery by its name: the name stands on the plate, and other facts of it may change. Every trait is drawn
 * on its own, so that thousands of breweries spread evenly over all of them.
 *
 * The numbers are chosen among all that would do: with these the demo's fourteen breweries have fourteen colours, every plate
 * twice, and no plate twice in one face or with one kind of corner (hand-of.test.ts).
 */
export function handOf(company: string): Hand {
  const trait = <T>(name: string, choices: readonly T[]) => seededRandom(`${name} ${company}`).pick(choices)
  const color = trait('color6648', COLORS)
  return {
    plate: trait('plate545', PLATES),
    corner: trait('corner13', CORNERS),
    ground: trait('ground3', GROUNDS),
    face: trait('face42', NAME_FACES),
    color,
    inks: HOUSE_INKS[color]!,
    print: trait('print0', PRINTS),
    rule: trait('rule73448', RULE_NAMES),
    emblem: motifsIn(company)[0] ?? null,
    mark: trait('mark', MARKS),
    lift: seededRandom(`lift ${company}`).between(0, 1),
    dresses: dressesOf(company),
  }
}
