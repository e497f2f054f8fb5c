import type { Random } from '../seeded-random.ts'
import { below, type Point, px, pxs, smoothLine } from '../shapes.ts'

/** One sheet of a land in three: what lies as far, and its details, either filled or drawn along with a pen. */
export interface Plane {
  depth: 'far' | 'middle' | 'near'
  shape: string
  lit?: { pathData: string; pen?: number }
}

/** Where the picture's one thing stands: -1 left, 1 right of the middle. */
export type Side = -1 | 1

/** A land that breweries say they are in, from the farthest plane to the nearest, its own height where the thing is not. */
export type Land = (random: Random, side: Side) => Plane[]

export const WIDTH = 600
export const HEIGHT = 360
/** How high the sky ends, and where what stands has its feet. */
export const HORIZON = 214
export const GROUND = 312

/** A soft line from edge to edge that swings around a level, and all below it. */
export function hills(random: Random, level: number, swing: number, count: number): string {
  const up = random.pick([0, 1])
  const points: Point[] = []
  for (let at = -1; at <= count + 1; at++)
    points.push({
      x: (at * WIDTH) / count,
      y: level + (at % 2 === up ? -1 : 1) * swing * random.between(0.5, 1),
    })
  return `${smoothLine(points)}V${HEIGHT + 4}H${px(points[0]!.x)}z`
}

/** All below a level. */
export const flatland = (level: number) => below(`M0 ${level}H${WIDTH}`, WIDTH, HEIGHT)

/** The bank in front of everything, highest where the thing stands. */
export function bank(side: Side): Plane {
  const [left, right] = [GROUND + side * 10, GROUND - side * 10]
  const line = `M-4 ${left}C${pxs(180, left - 12, 380, right - 12, 604, right)}`
  return { depth: 'near', shape: below(line, WIDTH + 4, HEIGHT + 4) }
}

/** Strokes on water, longer and further apart the nearer they are. */
export function ripples(random: Random, top: number): string {
  let lines = ''
  for (let y = top + 12, step = 15; y < HEIGHT; y += step, step *= 1.2)
    for (let x = random.between(-60, 20); x < WIDTH; x += random.between(90, 170) + step)
      lines += `M${pxs(x, y)}h${px(step * random.between(1.4, 2.6))}`
  return lines
}
