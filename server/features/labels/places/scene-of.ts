import type { Thing } from '../families/family.ts'
import type { Place } from '../motifs/print-motif.ts'
import type { Random } from '../seeded-random.ts'
import { type Point, px, pxs } from '../shapes.ts'
import { boundsOf } from './bounds-of.ts'
import { GROUND, HORIZON, type Land, type Plane, WIDTH } from './land.ts'
import type { Air, Subject } from './subject-of.ts'
import type { Tones } from './tones.ts'

/** A brewery's place: one land in three planes, one thing large in it, and at most one aid, a round of light or the air. */
export interface Scene {
  random: Random
  tones: Tones
  planes: readonly Plane[]
  thing: Thing
  place: Place
  /** Where the thing stands from left to right. */
  middle: number
  stands: Subject['stands']
  /** The stem that a hanging thing hangs from. */
  stem?: string
  round?: { x: number; y: number; r: number }
  /** Strokes that the wind, fog or snow draws. */
  air?: string
}

/** How large a thing may be, and how high its top may reach. */
const ROOM = { wide: 300, tall: 244, top: 22 }

export function sceneOf(
  random: Random,
  land: Land,
  { stands, air }: Subject,
  thing: Thing,
  tones: Tones,
): Scene {
  const side = random.pick([-1, 1] as const)
  const planes = land(random, side)
  const box = boundsOf(thing.drawing)
  const size = 100 * Math.min(ROOM.tall / (box.bottom - box.top), ROOM.wide / (box.right - box.left), 3)
  const middle = WIDTH / 2 + side * random.between(80, 116)
  const x = middle - ((box.left + box.right) / 200) * size
  const top = { sky: ROOM.top, hung: 46, grown: ROOM.top, ground: 0 }[stands]
  const y = stands === 'ground' ? GROUND + 4 - (box.bottom * size) / 100 : top - (box.top * size) / 100
  const place = { x, y, size }
  const stem = stemOf(stands, { x: middle, y }, top, side)
  return {
    ...{ random, tones, planes, thing, place, middle, stands },
    ...(stem && { stem }),
    ...(air ? { air: AIRS[air](random) } : stands !== 'sky' && { round: roundBehind(random, place, side) }),
  }
}

function stemOf(stands: Subject['stands'], { x, y }: Point, top: number, side: number) {
  if (stands === 'hung') return `M${pxs(x - side * 40, -8)}Q${pxs(x, 4, x, top)}V${px(y)}`
  if (stands === 'grown') return `M${pxs(x, y)}Q${pxs(x - side * 14, GROUND - 40, x - side * 6, GROUND + 20)}`
  return undefined
}

/** Behind the thing as a halo, or low over the horizon at the other side. */
function roundBehind(random: Random, { x, y }: Place, side: number): { x: number; y: number; r: number } {
  return random.chance(0.5)
    ? { x: x - side * 26, y: y - 26, r: random.between(112, 128) }
    : {
        x: x - side * random.between(200, 240),
        y: HORIZON - random.between(70, 110),
        r: random.between(48, 62),
      }
}

const AIRS: Readonly<Record<Air, (random: Random) => string>> = {
  wind: (random) => {
    let strokes = ''
    for (const y of [44, 92, 150]) {
      const x = random.between(-60, 120)
      const long = random.between(180, 300)
      strokes += `M${pxs(x, y)}h${long.toFixed(0)}c40 0 46-34 18-36c-18-1-22 18-8 24`
    }
    return strokes
  },
  fog: (random) => {
    let strokes = ''
    for (const y of [150, 176, 202, 228])
      for (let x = random.between(-180, -40); x < WIDTH; x += random.between(210, 320))
        strokes += `M${pxs(x, y)}h${random.between(110, 190).toFixed(0)}`
    return strokes
  },
  rain: (random) => {
    let drops = ''
    for (let y = -20; y < 300; y += 46)
      for (let x = random.between(-30, 40); x < WIDTH + 60; x += random.between(44, 92))
        drops += `M${pxs(x, y + random.between(0, 26))}l-14 38`
    return drops
  },
  snow: (random) => {
    let flakes = ''
    for (let at = 0; at < 60; at++) flakes += `M${pxs(random.between(0, WIDTH), random.between(0, 300))}h0`
    return flakes
  },
}
