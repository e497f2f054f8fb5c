import { flatten } from '../motifs/flatten.ts'
import type { Layer, MotifDrawing } from '../motifs/motif.ts'
import type { Random } from '../seeded-random.ts'
import { polyline } from '../shapes.ts'
import type { Land } from './land.ts'
import { lightInTheSky } from './lands.ts'

/** A brewery's place as one thing of 100 × 60: its land, what it is called by standing in it, and a second thing far off. */
export function sceneOf(
  random: Random,
  land: Land,
  first: MotifDrawing,
  second?: MotifDrawing,
): MotifDrawing {
  const side = random.pick([-1, 1])
  const large = random.between(36, 46)
  const at = { x: side * random.pick([0, 14, 24, 28]), y: random.between(-4, 3), size: large }
  const away = at.x > 0 || (at.x === 0 && side > 0) ? -1 : 1
  const small = random.between(13, 17)
  const far = { x: away * random.between(24, 38), y: random.between(12, 19), size: small }
  return {
    colors: first.colors,
    layers: [
      lightInTheSky(random, away * random.between(16, 36), random.between(-20, -12)),
      ...land(random),
      ...(second ? standing(second, far) : []),
      ...standing(first, at),
    ],
  }
}

/** A thing's layers in their place in another drawing, with a rim that parts it from what is behind. */
function standing({ layers }: MotifDrawing, place: { x: number; y: number; size: number }): Layer[] {
  const moved = layers.map(([role, pathData, pen]): Layer => {
    const drawn = moveTo(pathData, place)
    return pen === undefined ? [role, drawn] : [role, drawn, (pen * place.size) / 100]
  })
  const filled = moved.filter(([, , pen]) => pen === undefined).map(([, pathData]) => pathData)
  return [['light', filled.join(''), 1.6], ...moved]
}

function moveTo(pathData: string, { x, y, size }: { x: number; y: number; size: number }): string {
  return flatten(pathData)
    .map((line) =>
      polyline(line.map((point) => ({ x: x + (point.x * size) / 100, y: y + (point.y * size) / 100 }))),
    )
    .join('')
}
