import { placed, silhouette, twoTone } from '../motifs/print-motif.ts'
import { pxs } from '../shapes.ts'
import { airOf, clipped, details, fill, sky, stemOf, stroke } from './paper.ts'
import type { Scene } from './scene-of.ts'
import { mixed } from './tones.ts'

/** Carved in wood: the farther a plane, the more of it the gouge took. */
export function inWoodcut(scene: Scene): string {
  const { random, tones, planes, thing, place, stands } = scene
  const ink = tones.near
  const sheets = planes.map(({ depth, shape, lit }) => {
    const cut = { far: 0.8, middle: 0.42, near: 0.14 }[depth]
    const gouged = fill(tones.light, gouges(random, cut))
    return (
      stroke(tones.light, 8, shape) +
      fill(ink, shape) +
      clipped(`picture${depth}`, shape, gouged + details({ depth, shape, ...(lit && { lit }) }, tones.light))
    )
  })
  let rain = ''
  if (stands === 'sky')
    for (let y = -10; y < 230; y += 30)
      for (let x = random.between(-40, 0); x < 600; x += random.between(22, 34)) {
        const long = random.between(18, 40)
        rain += `M${pxs(x, y)}l${pxs(-long * 0.3, long)}l${pxs(3, 1)}z`
      }
  return (
    sky(scene) +
    fill(mixed(tones.middle, tones.sky, 0.3), rain) +
    sheets.join('') +
    airOf(scene) +
    stemOf(scene) +
    placed(
      place,
      silhouette(thing.drawing, tones.light, 4) + twoTone(thing.drawing, ink, tones.light, place.size),
    )
  )
}

/** Cuts that run out to a point, a share of each row. */
function gouges(random: Scene['random'], share: number): string {
  let cuts = ''
  for (let y = 40; y < 360; y += 17) cuts += rowOf(random, y, 17 * share)
  return cuts
}

function rowOf(random: Scene['random'], y: number, tall: number): string {
  let cuts = ''
  for (let x = random.between(-160, 0); x < 600; ) {
    const long = random.between(160, 380)
    cuts += `M${pxs(x, y)}q${pxs(long * 0.3, -tall * 0.5, long, tall * 0.5)}q${pxs(-long * 0.7, tall * 0.6, -long, -tall * 0.5)}z`
    x += long + random.between(8, 40)
  }
  return cuts
}
