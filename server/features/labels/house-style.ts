import { seededRandom } from './seeded-random.ts'

export type Corner = 'square' | 'rounded' | 'notched' | 'cut'
export type Mark = (typeof MARKS)[number]

const MARKS = ['sun', 'hop', 'star', 'moon', 'peak', 'drop', 'ear', 'wave', 'diamond', 'none'] as const

/** What the plates of one brewery have in common, so that its labels stand together on a shelf. */
export interface HouseStyle {
  corner: Corner
  /** A small drawing on the plate's upper edge. */
  mark: Mark
  /** Where the plate's middle lies on a label of 420 px. */
  plateCenterY: number
}

/** The house style of a brewery by its name: the name stands on the plate, and other facts of it may change. */
export function houseStyle(company: string): HouseStyle {
  const random = seededRandom(`house ${company}`)
  return {
    corner: random.pick(['square', 'rounded', 'notched', 'cut']),
    mark: random.pick(MARKS),
    plateCenterY: random.pick([250, 264, 278]),
  }
}
