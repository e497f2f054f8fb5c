import { inColors, outlines, placed, silhouette, twoTone, within } from '../motifs/print-motif.ts'
import { circle, px, pxs } from '../shapes.ts'
import { airOf, clipped, details, fill, flat, sky, stemOf, stroke, subject, WHOLE } from './paper.ts'
import type { Scene } from './scene-of.ts'
import { mixed } from './tones.ts'

/** Lines side by side over the whole picture, `pen` wide. */
function lines(pitch: number, pen: number, color: string): string {
  let drawn = ''
  for (let y = pitch / 2; y < 360; y += pitch) drawn += `M0 ${px(y)}H600`
  return `<path stroke="${color}" stroke-width="${px(pen)}" stroke-linecap="butt" d="${drawn}"/>`
}

const PITCH = 10
/** How much of it is line. */
const DEPTHS = { far: 0.36, middle: 0.6, near: 0.9 }
const ROLES = { body: 0.84, shade: 1.02, line: 1.02, leaf: 0.5, light: 0.14 }

/** Nothing but lines side by side, thicker the nearer a plane is, thickest in the thing. */
export function inSwellingLines(scene: Scene): string {
  const { tones, planes, thing, place, round } = scene
  const ink = tones.near
  const sheets = planes.map(({ depth, shape, lit }) => {
    const color = depth === 'near' ? ink : tones.middle
    const bare = lit && depth !== 'near' && !lit.pen ? fill(tones.sky, lit.pathData) : ''
    return (
      fill(tones.sky, shape) +
      clipped(`picture${depth}`, shape, lines(PITCH, PITCH * DEPTHS[depth], color) + bare)
    )
  })
  const parts = thing.drawing.layers.map(([role, pathData, pen], at) => {
    if (pen !== undefined)
      return placed(
        place,
        `<path stroke="${role === 'light' ? tones.light : ink}" stroke-width="${pen}" d="${pathData}"/>`,
      )
    const part = { ...thing.drawing, layers: [[role, pathData] as const] }
    return (
      placed(place, silhouette(part, tones.light)) +
      within(
        `picture${at}`,
        part,
        place,
        lines(PITCH / 2, (PITCH / 2) * ROLES[role], role === 'leaf' ? tones.middle : ink),
      )
    )
  })
  return (
    fill(tones.sky, WHOLE) +
    lines(PITCH, 1.2, tones.middle) +
    (round ? fill(tones.glow, circle(round.x, round.y, round.r)) : '') +
    sheets.join('') +
    airOf(scene) +
    stemOf(scene) +
    placed(place, silhouette(thing.drawing, tones.light, 3.4)) +
    placed(place, silhouette(thing.drawing, ink, 1)) +
    parts.join('')
  )
}

/** A pen that is never lifted over flat paper, and one spot of colour. */
export function inOneLine(scene: Scene): string {
  const { tones, planes, thing, place } = scene
  const sheets = planes.map(
    (plane) =>
      fill(plane.depth === 'far' ? mixed(tones.sky, tones.light, 0.4) : tones.sky, plane.shape) +
      stroke(tones.near, 3, plane.shape),
  )
  return (
    sky(scene) +
    sheets.join('') +
    airOf(scene, tones.near, 3) +
    stemOf(scene) +
    placed(
      place,
      silhouette(thing.drawing, tones.light, 1) + outlines(thing.drawing, tones.near, 320 / place.size),
    )
  )
}

/** Carved in wood: the farther a plane, the more of it the gouge took. */
export function inWoodcut(scene: Scene): string {
  const { random, tones, planes, thing, place, stands } = scene
  const ink = tones.near
  const sheets = planes.map(({ depth, shape, lit }) => {
    const cut = { far: 0.66, middle: 0.44, near: 0.2 }[depth]
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
function gouges(random: Parameters<typeof rowOf>[0], share: number): string {
  let cuts = ''
  for (let y = 40; y < 360; y += 11) cuts += rowOf(random, y, 11 * share)
  return cuts
}

function rowOf(random: Scene['random'], y: number, tall: number): string {
  let cuts = ''
  for (let x = random.between(-160, 0); x < 600; ) {
    const long = random.between(120, 300)
    cuts += `M${pxs(x, y)}q${pxs(long * 0.3, -tall * 0.5, long, tall * 0.5)}q${pxs(-long * 0.7, tall * 0.6, -long, -tall * 0.5)}z`
    x += long + random.between(8, 40)
  }
  return cuts
}

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
