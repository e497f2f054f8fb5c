import { placed, silhouette, twoTone } from '../motifs/print-motif.ts'
import { px } from '../shapes.ts'
import { clipped, fill, stroke, WHOLE } from './paper.ts'
import type { Scene } from './scene-of.ts'

/** Two colours that change places where a line goes through the thing. */
export function inCounterchange(scene: Scene): string {
  const { tones, planes, thing, place, stem = '', air } = scene
  const scheme = (ground: string, ink: string, id: string) => {
    let stripes = ''
    for (let y = 6; y < 360; y += 12) stripes += `M0 ${y}H600`
    const [far, middle, near] = planes as [
      (typeof planes)[number],
      (typeof planes)[number],
      (typeof planes)[number],
    ]
    return (
      fill(ground, WHOLE) +
      clipped(`${id}far`, far.shape, stroke(ink, 4, stripes)) +
      fill(ink, middle.shape) +
      stroke(ground, 6, near.shape) +
      fill(ink, near.shape) +
      (air ? stroke(ground, 9, air) : '') +
      stroke(ink, 8, stem) +
      placed(place, silhouette(thing.drawing, ground, 4) + twoTone(thing.drawing, ink, ground, place.size))
    )
  }
  const half = `M${px(place.x)} 0H600V360H${px(place.x)}z`
  return (
    scheme(tones.light, tones.middle, 'picturea') +
    clipped('picturehalf', half, scheme(tones.middle, tones.light, 'pictureb'))
  )
}
