import { inColors, placed, silhouette, twoTone } from '../motifs/print-motif.ts'
import { circle, polar, pxs, TURN } from '../shapes.ts'
import { airOf, fill, flat, sky, stemOf, stroke, subject, WHOLE } from './paper.ts'
import type { Scene } from './scene-of.ts'
import { mixed } from './tones.ts'

const land = (scene: Scene) => scene.planes.map((plane) => flat(plane, scene)).join('')

/** Flat colours, and a second, wider round of light. */
export function inScenes(scene: Scene): string {
  const { tones, round } = scene
  const halo = round
    ? fill(mixed(tones.sky, tones.glow, 0.4), circle(round.x, round.y, round.r * 1.35)) +
      fill(tones.glow, circle(round.x, round.y, round.r))
    : ''
  return fill(tones.sky, WHOLE) + halo + land(scene) + airOf(scene) + subject(scene, 0)
}

/** Coloured paper before two sheets of sky; the thing in one colour, its details cut out of it. */
export function inCutOuts(scene: Scene): string {
  const { random, tones, thing, place } = scene
  const split = 600 - place.x
  const lean = random.between(-30, 30)
  const sheet = `M${pxs(split, 0)}H600V360H${(split + lean).toFixed(0)}z`
  return (
    sky(scene) +
    fill(tones.glow, sheet) +
    land(scene) +
    airOf(scene, tones.light, 11) +
    stemOf(scene) +
    placed(
      place,
      silhouette(thing.drawing, tones.light, 3) + twoTone(thing.drawing, tones.near, tones.light, place.size),
    )
  )
}

/** Sheet over sheet, each with a white rim and a shadow. */
export function inStickers(scene: Scene): string {
  const { tones, planes, thing, place, round } = scene
  const shadow = mixed(tones.near, tones.middle, 0.3)
  const sheets = planes.map(
    (plane) =>
      `<g transform="translate(3 5)">${stroke(shadow, 11, plane.shape)}</g>${stroke(RIM, 11, plane.shape)}${flat(plane, scene)}`,
  )
  const sun = round ? stroke(RIM, 12, circle(round.x, round.y, round.r)) : ''
  return (
    fill(tones.sky, WHOLE) +
    sun +
    (round ? fill(tones.glow, circle(round.x, round.y, round.r)) : '') +
    sheets.join('') +
    airOf(scene) +
    placed({ ...place, x: place.x + 5, y: place.y + 6 }, silhouette(thing.drawing, tones.near, 3)) +
    subject(scene, 3, RIM)
  )
}

const RIM = '#fffaf0'

/** So near that the edge crops it, its shadow beside it. */
export function inCloseUp(scene: Scene): string {
  const { tones, thing, place } = scene
  const near = { ...place, size: place.size * 1.5, y: place.y + place.size * 0.26 }
  const shadow = { ...near, x: near.x + 14, y: near.y + 12 }
  return (
    sky(scene) +
    land(scene) +
    airOf(scene) +
    placed(shadow, silhouette(thing.drawing, tones.near)) +
    placed(near, inColors(thing.drawing, thing.colors))
  )
}

/** Line after line around the thing, up to where the land begins. */
export function inEchoes(scene: Scene): string {
  const { tones, thing, place } = scene
  const outer = { ...thing.drawing, layers: thing.drawing.layers.filter(([, , pen]) => pen === undefined) }
  let waves = ''
  for (let line = 12; line > 0; line--)
    waves += silhouette(outer, line % 2 ? tones.glow : tones.sky, line * 5.4)
  return fill(tones.sky, WHOLE) + placed(place, waves) + land(scene) + airOf(scene) + subject(scene)
}

/** A comic's ink line around each thing, its colours printed beside it by a hair. */
export function inMisprint(scene: Scene): string {
  const { tones, planes, thing, place, round } = scene
  const slipped = (drawn: string) => `<g transform="translate(2 2)">${drawn}</g>`
  const sheets = planes.map((plane) => stroke(tones.near, 7, plane.shape) + slipped(flat(plane, scene)))
  let dashes = ''
  if (round)
    for (let dash = 0; dash < 28; dash++) {
      const [from, to] = [round.r + 14, round.r + (dash % 2 ? 26 : 38)]
      const [start, end] = [from, to].map((far) => polar(round.x, round.y, far, (dash * TURN) / 28))
      dashes += `M${pxs(start!.x, start!.y)}L${pxs(end!.x, end!.y)}`
    }
  const sun = round
    ? stroke(tones.near, 7, circle(round.x, round.y, round.r)) +
      slipped(fill(tones.glow, circle(round.x, round.y, round.r))) +
      stroke(tones.near, 3.4, dashes)
    : ''
  return (
    fill(tones.sky, WHOLE) +
    sun +
    sheets.join('') +
    airOf(scene) +
    stemOf(scene) +
    placed(place, silhouette(thing.drawing, tones.near, 420 / place.size)) +
    placed({ ...place, x: place.x + 2, y: place.y + 2 }, inColors(thing.drawing, thing.colors))
  )
}
