import { outlines, placed, silhouette, within } from '../motifs/print-motif.ts'
import { circle, px } from '../shapes.ts'
import { airOf, clipped, fill, sky, stemOf, stroke, WHOLE } from './paper.ts'
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
  const paper = mixed(tones.sky, tones.light, 0.6)
  const sheets = planes.map(({ depth, shape, lit }) => {
    const color = depth === 'near' ? ink : mixed(tones.middle, ink, 0.35)
    const bare = lit && depth !== 'near' && !lit.pen ? fill(mixed(tones.middle, ink, 0.2), lit.pathData) : ''
    return (
      fill(paper, shape) +
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
    fill(paper, WHOLE) +
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
