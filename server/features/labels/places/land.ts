import type { Layer } from '../motifs/motif.ts'
import type { Random } from '../seeded-random.ts'
import { px, pxs } from '../shapes.ts'

/** A land that breweries say they are in, drawn 100 wide and 60 high around 0, the sky left free. */
export type Land = (random: Random) => Layer[]

/** Ends a line from left to right: all that is below it. */
export const FOOT = 'V31H-51z'

/** A line of hills from left to right, and all below it. */
export function hills(random: Random, level: number, swing: number, count: number): string {
  const step = 102 / count
  let line = `M-51 ${px(level)}`
  for (let hill = 0; hill < count; hill++)
    line += `q${pxs(step / 2, (hill % 2 ? 1 : -1) * swing * random.between(0.6, 1.2), step, random.between(-2, 2))}`
  return line + FOOT
}
