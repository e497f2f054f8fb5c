import { inColors, placed, silhouette } from '../motifs/print-motif.ts'
import { circle, px } from '../shapes.ts'
import type { Plane } from './land.ts'
import type { Scene } from './scene-of.ts'

export const WHOLE = 'M0 0H600V360H0z'

export const fill = (color: string, pathData: string) => `<path fill="${color}" d="${pathData}"/>`

export const stroke = (color: string, pen: number, pathData: string) =>
  `<path stroke="${color}" stroke-width="${px(pen)}" d="${pathData}"/>`

export const clipped = (id: string, pathData: string, drawn: string) =>
  `<clipPath id="${id}"><path d="${pathData}"/></clipPath><g clip-path="url(#${id})">${drawn}</g>`

/** The sky and the round in it. */
export function sky({ tones, round }: Scene): string {
  return fill(tones.sky, WHOLE) + (round ? fill(tones.glow, circle(round.x, round.y, round.r)) : '')
}

/** The round, the land without its foot and the air, over a sky that is painted already. */
export function overSky(scene: Scene): string {
  const { tones, planes } = scene
  return (
    sky({ ...scene, tones: { ...tones, sky: 'none' } }) +
    planes
      .slice(0, -1)
      .map((plane) => flat(plane, scene))
      .join('') +
    airOf(scene)
  )
}

/** A plane in one flat colour with its details. */
export function flat({ depth, shape, lit }: Plane, { tones }: Scene): string {
  return fill(tones[depth], shape) + details({ depth, shape, ...(lit && { lit }) }, litOf(depth, tones))
}

const litOf = (depth: Plane['depth'], { light, far }: Scene['tones']) => (depth === 'far' ? light : far)

export function details({ lit }: Plane, color: string): string {
  if (!lit) return ''
  return lit.pen ? stroke(color, lit.pen, lit.pathData) : fill(color, lit.pathData)
}

/** The air's strokes, between the land and what stands before it. */
export const airOf = ({ air, tones }: Scene, color = tones.light, pen = 9) =>
  air ? stroke(color, pen, air) : ''

/** The thing itself in its colours with a rim of paper, and the stem that it hangs from. */
export function subject(scene: Scene, rim = 1.6, color = scene.tones.light): string {
  const { thing, place } = scene
  return (
    stemOf(scene) +
    placed(place, (rim ? silhouette(thing.drawing, color, rim) : '') + inColors(thing.drawing, thing.colors))
  )
}

export const stemOf = ({ stem, tones }: Scene, color = tones.near) => (stem ? stroke(color, 8, stem) : '')
