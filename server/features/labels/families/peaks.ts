import type { Drawing } from '../drawing.ts'
import type { Random } from '../seeded-random.ts'
import { type Point, polygon, polyline } from '../shapes.ts'

/** Peaks and passes by turns from the left edge to the right one. */
export function skyline(random: Random, width: number, base: number, rise: number): Point[] {
  const points: Point[] = [{ x: -6, y: base - rise * random.between(0, 0.5) }]
  let x = -6
  let isPeak = true
  while (x < width + 6) {
    x += rise * random.between(0.45, 0.95)
    const lift = isPeak ? random.between(0.55, 1.15) : random.between(0, 0.38)
    points.push({ x: Math.min(x, width + 8), y: base - rise * lift })
    isPeak = !isPeak
  }
  return points
}

/** The sunlit side of every peak, with a broken inner edge. */
export function facets(drawing: Drawing, random: Random, color: string, peaks: readonly Point[]) {
  let shapes = ''
  for (let index = 1; index < peaks.length - 1; index++) {
    const peak = peaks[index]!
    const pass = peaks[index + 1]!
    if (peak.y > pass.y || peak.y > peaks[index - 1]!.y) continue
    const drop = pass.y - peak.y
    const depth = random.between(0.5, 0.85)
    shapes += polygon([
      peak,
      { x: peak.x + (pass.x - peak.x) * depth, y: peak.y + drop * depth },
      { x: peak.x + (pass.x - peak.x) * 0.3, y: peak.y + drop * (depth * 0.82) },
      { x: peak.x + (pass.x - peak.x) * 0.36, y: peak.y + drop * (depth * 0.55) },
      { x: peak.x + (pass.x - peak.x) * 0.06, y: peak.y + drop * (depth * 0.5) },
    ])
  }
  drawing.fill(color, shapes)
}

/** Snow on every peak, its lower edge in a zigzag. */
export function caps(
  drawing: Drawing,
  random: Random,
  color: string,
  peaks: readonly Point[],
  height: number,
) {
  let shapes = ''
  for (let index = 1; index < peaks.length - 1; index++) {
    const [before, peak, after] = [peaks[index - 1]!, peaks[index]!, peaks[index + 1]!]
    if (peak.y > before.y || peak.y > after.y) continue
    const depth = height * random.between(0.025, 0.05)
    const left = Math.min(1, depth / (before.y - peak.y))
    const right = Math.min(1, depth / (after.y - peak.y))
    const from = { x: peak.x + (before.x - peak.x) * left, y: peak.y + (before.y - peak.y) * left }
    const to = { x: peak.x + (after.x - peak.x) * right, y: peak.y + (after.y - peak.y) * right }
    const inner = [0.75, 0.5, 0.25].map((share, step) => ({
      x: from.x + (to.x - from.x) * share,
      y: from.y + (to.y - from.y) * share + (step === 1 ? depth * 0.35 : -depth * 0.3),
    }))
    shapes += polygon([from, peak, to, ...inner])
  }
  drawing.fill(color, shapes)
}

/** The crest repeated below itself as thin bands of rock. */
export function strata(
  drawing: Drawing,
  random: Random,
  color: string,
  peaks: readonly Point[],
  height: number,
) {
  let lines = ''
  const gap = height * random.between(0.018, 0.03)
  const count = random.whole(2, 4)
  for (let line = 1; line <= count; line++) {
    lines += polyline(peaks.map(({ x, y }) => ({ x, y: y + gap * line })))
  }
  drawing.stroke(color, height * random.between(0.004, 0.008), lines)
}
