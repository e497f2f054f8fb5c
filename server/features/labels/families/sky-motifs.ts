import type { Random } from '../seeded-random.ts'
import { type Point, polar, px, pxs, TURN } from '../shapes.ts'

/** A loose flock, each bird two strokes of a wing; to be stroked. `scale` 1 = on a label of 420 px. */
export function birds(random: Random, x: number, y: number, scale: number): string {
  let lines = ''
  for (let count = random.whole(2, 5); count > 0; count--) {
    const span = random.between(5, 9) * scale
    const at = { x: x + random.between(-90, 90) * scale, y: y + random.between(-40, 40) * scale }
    lines += `M${pxs(at.x - span, at.y - span * 0.3)}q${pxs(span * 0.6, -span * 0.35, span, span * 0.3)}`
    lines += `q${pxs(span * 0.4, -span * 0.65, span, -span * 0.3)}`
  }
  return lines
}

/** A flat cloud of two or three stacked bars with round ends. */
export function cloud(random: Random, x: number, y: number, scale: number): string {
  let bars = ''
  const thickness = random.between(6, 10) * scale
  const count = random.whole(2, 3)
  for (let bar = 0; bar < count; bar++) {
    const length = random.between(34, 86) * scale
    const left = x - length / 2 + random.between(-22, 22) * scale
    const r = px(thickness / 2)
    bars += `M${pxs(left, y + bar * thickness)}h${px(length)}a${r} ${r} 0 0 1 0 ${px(thickness)}h${px(-length)}a${r} ${r} 0 0 1 0-${px(thickness)}z`
  }
  return bars
}

/** A four-pointed sparkle with hollow sides. */
export function sparkle(x: number, y: number, radius: number): string {
  const r = radius
  const s = radius * 0.14
  return (
    `M${pxs(x, y - r)}q${pxs(s, r - s, r, r)}q${pxs(-(r - s), s, -r, r)}` +
    `q${pxs(-s, -(r - s), -r, -r)}q${pxs(r - s, -s, r, -r)}z`
  )
}

/** The four bright stars and the faint fifth of the Southern Cross, turned by an angle. */
export function southernCross(x: number, y: number, size: number, turned: number): Point[] {
  const stars = [
    { angle: -TURN / 4, distance: 1 },
    { angle: TURN / 4 + 0.1, distance: 1.15 },
    { angle: -0.35, distance: 0.72 },
    { angle: Math.PI - 0.15, distance: 0.62 },
    { angle: 0.75, distance: 0.42 },
  ]
  return stars.map((one) => polar(x, y, one.distance * size, one.angle + turned))
}
