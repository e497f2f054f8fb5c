import { circle, polar, polygon, pxs, star, TURN } from '../shapes.ts'
import { airOf, fill, flat, overSky, stemOf, stroke, subject, WHOLE } from './paper.ts'
import type { Scene } from './scene-of.ts'
import { mixed } from './tones.ts'

/** A window of coloured glass: rings of light around the thing, lead between all panes. */
export function inRosette(scene: Scene): string {
  const { tones, planes, place } = scene
  const { x, y } = { x: place.x, y: place.y - 10 }
  const lead = tones.near
  let rings = ''
  for (let ring = 5; ring > 0; ring--) {
    const color = mixed(tones.glow, tones.sky, (ring - 1) / 4)
    const shape = ring % 2 ? circle(x, y, 40 + ring * 62) : star(x, y, 44 + ring * 62, 30 + ring * 62, 16)
    rings += fill(color, shape) + stroke(lead, 3, shape)
  }
  let rays = ''
  for (let ray = 0; ray < 16; ray++) {
    const end = polar(x, y, 700, ((ray + 0.5) * TURN) / 16)
    rays += `M${pxs(x, y)}L${pxs(end.x, end.y)}`
  }
  const panes = planes.map((plane) => flat(plane, scene) + stroke(lead, 4, plane.shape))
  return (
    fill(tones.sky, WHOLE) +
    rings +
    stroke(lead, 2, rays) +
    panes.join('') +
    airOf(scene) +
    subject(scene, 1.6, lead)
  )
}

/** A wall of blocks seen from a corner in front, and their faces in the sky. */
export function inBlocks(scene: Scene): string {
  const { tones, stands } = scene
  const edge = 50
  const wide = edge * Math.cos(Math.PI / 6)
  const point = (x: number, y: number) => (dx: number, dy: number) => ({ x: x + dx * wide, y: y + dy * edge })
  let faces = ''
  for (let row = 0; row < 3; row++)
    for (let column = row % 2; column < 16; column += 2) {
      const at = point((column - 0.5) * wide, row * edge * 1.5)
      faces += polygon([at(0, 0), at(-1, -0.5), at(0, -1), at(1, -0.5)])
    }
  const sides = { top: '', left: '', right: '' }
  for (let column = 0; column < 9; column++) {
    const at = point((column * 2 - 0.5) * wide, 330)
    sides.top += polygon([at(0, 0), at(-1, -0.5), at(0, -1), at(1, -0.5)])
    sides.left += polygon([at(0, 0), at(-1, -0.5), at(-1, 0.7), at(0, 1.2)])
    sides.right += polygon([at(0, 0), at(1, -0.5), at(1, 0.7), at(0, 1.2)])
  }
  const wall =
    fill(mixed(tones.middle, tones.light, 0.35), sides.top) +
    fill(mixed(tones.near, tones.middle, 0.45), sides.left) +
    fill(tones.near, sides.right)
  const [before, behind] = stands === 'grown' ? [wall, ''] : ['', wall]
  return (
    fill(tones.sky, WHOLE) +
    fill(mixed(tones.sky, tones.light, 0.45), faces) +
    overSky(scene) +
    before +
    behind +
    subject(scene)
  )
}

/** Painted over glazed tiles, a frieze of them at the foot. */
export function inTiles(scene: Scene): string {
  const { tones } = scene
  const side = 60
  let corners = ''
  let stones = ''
  let hearts = ''
  const rhomb = (x: number, y: number, r: number) => `M${pxs(x, y - r)}l${pxs(r, r, -r, r, -r, -r)}z`
  for (let x = 0; x <= 600; x += side) {
    for (let y = 0; y < 300; y += side) corners += rhomb(x, y, 9)
    stones += rhomb(x + side / 2, 330, 26)
    hearts += rhomb(x + side / 2, 330, 14) + rhomb(x, 330, 6)
  }
  let joints = ''
  for (let at = side; at < 600; at += side) joints += `M${at} 0V360${at < 360 ? `M0 ${at}H600` : ''}`
  return (
    fill(tones.sky, WHOLE) +
    fill(mixed(tones.sky, tones.far, 0.4), corners) +
    overSky(scene) +
    stroke(mixed(tones.sky, tones.middle, 0.4), 1.4, joints) +
    stemOf(scene) +
    fill(tones.light, 'M0 300H600V360H0z') +
    fill(tones.middle, stones) +
    fill(tones.glow, hearts) +
    stroke(tones.near, 3, 'M0 300H600') +
    subject({ ...scene, stem: '' })
  )
}
