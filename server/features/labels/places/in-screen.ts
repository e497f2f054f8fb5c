import { inColors, placed, silhouette, within } from '../motifs/print-motif.ts'
import { px } from '../shapes.ts'
import { airOf, clipped, flat, sky, stemOf } from './paper.ts'
import type { Scene } from './scene-of.ts'
import { mixed } from './tones.ts'

/** Printed through a screen: dots that grow towards the horizon, and in the thing's shade. */
export function inScreen(scene: Scene): string {
  const { tones, planes, thing, place } = scene
  const dots = (color: string, from: number, to: number, widest: number) => {
    let rows = ''
    for (let y = from, row = 0; y < to; y += 9, row++)
      rows += `<path stroke-width="${px(2 + ((y - from) / (to - from)) * widest)}" stroke-dasharray="0 12" d="M${row % 2 ? 6 : 0} ${px(y)}H604"/>`
    return `<g stroke="${color}">${rows}</g>`
  }
  const sheets = planes.map(
    (plane) =>
      flat(plane, scene) +
      (plane.depth === 'middle' ? clipped('picturemiddle', plane.shape, dots(tones.near, 236, 330, 9)) : ''),
  )
  return (
    sky(scene) +
    dots(mixed(tones.far, tones.sky, 0.3), 20, 250, 8) +
    sheets.join('') +
    airOf(scene) +
    stemOf(scene) +
    placed({ ...place, x: place.x + 6, y: place.y + 5 }, silhouette(thing.drawing, tones.near, 1)) +
    placed(place, silhouette(thing.drawing, tones.light, 1)) +
    within(
      'picturething',
      thing.drawing,
      place,
      placed(place, inColors(thing.drawing, thing.colors)) +
        dots(thing.colors.shade, place.y, place.y + place.size / 2, 6),
    )
  )
}
