import type { Drawing } from '../drawing.ts'
import type { Random } from '../seeded-random.ts'
import { circle, leaf, type Point, polar, polygon, px, pxs, TURN, wedge } from '../shapes.ts'
import type { Canvas } from './family.ts'
import type { SunPalette } from './palettes/sun-and-river.ts'

type DrawSky = (
  drawing: Drawing,
  random: Random,
  palette: SunPalette,
  canvas: Canvas,
  sun: Point,
  radius: number,
) => void

/** Rings in turn that fill the whole sky. */
const rings: DrawSky = (drawing, random, palette, canvas, sun, radius) => {
  const band = canvas.height * random.between(0.05, 0.1)
  const growth = random.between(1, 1.22)
  const radii = [radius]
  while (radii.at(-1)! < Math.hypot(canvas.width, canvas.height)) {
    radii.push(radii.at(-1)! + band * growth ** radii.length)
  }
  radii.reverse().forEach((ring, index) => {
    const left = radii.length - 1 - index
    drawing.fill(
      left === 0 ? palette.sun : palette.sky[left % palette.sky.length]!,
      circle(sun.x, sun.y, ring),
    )
  })
}

/** Wedges from the sun to the edges, and a few rings around it. */
const rays: DrawSky = (drawing, random, palette, canvas, sun, radius) => {
  const count = random.whole(9, 20)
  const turned = random.between(0, TURN)
  const share = random.between(0.35, 0.6)
  const reach = canvas.width + canvas.height
  let wedges = ''
  for (let ray = 0; ray < count; ray++) {
    const from = turned + (ray * TURN) / count
    wedges += wedge(sun.x, sun.y, reach, from, from + (share * TURN) / count)
  }
  drawing.fill(palette.sky[1], wedges)
  const ringCount = random.whole(0, 2)
  for (let ring = ringCount; ring > 0; ring--) {
    const color = palette.sky[(ring + 1) % palette.sky.length]!
    drawing.fill(color, circle(sun.x, sun.y, radius * (1 + ring * 0.34)))
  }
  drawing.fill(palette.sun, circle(sun.x, sun.y, radius))
}

/** A sun like the one on flags: straight and waving rays by turns around a disc. */
const halo: DrawSky = (drawing, random, palette, _canvas, sun, radius) => {
  const count = random.whole(6, 12) * 2
  const length = radius * random.between(0.7, 1.25)
  const gap = radius * random.between(0.12, 0.3)
  const turned = random.between(0, 1)
  const waving = random.chance(0.5)
  drawing.fill(palette.sky[1], circle(sun.x, sun.y, radius + gap + length * random.between(1.15, 1.5)))
  let shapes = ''
  for (let ray = 0; ray < count; ray++) {
    const angle = ((ray + turned) * TURN) / count
    const foot = polar(sun.x, sun.y, radius + gap, angle)
    const reach = ray % 2 === 0 ? length : length * 0.62
    if (ray % 2 === 1 && waving) {
      shapes += leaf(foot.x, foot.y, reach, radius * 0.26, angle, 0.4)
    } else {
      const half = (TURN / count) * 0.36
      const tip = polar(sun.x, sun.y, radius + gap + reach, angle)
      const from = polar(sun.x, sun.y, radius + gap, angle - half)
      const to = polar(sun.x, sun.y, radius + gap, angle + half)
      shapes += polygon([from, tip, to])
    }
  }
  drawing.fill(palette.sun, shapes + circle(sun.x, sun.y, radius))
  if (random.chance(0.6)) drawing.stroke(palette.sky[0], radius * 0.07, circle(sun.x, sun.y, radius * 0.78))
}

/** A sky of level bands; the sun's lower half is cut by them. */
const stripes: DrawSky = (drawing, random, palette, canvas, sun, radius) => {
  const band = canvas.height * random.between(0.035, 0.06)
  for (let row = 0; row * band < canvas.height * 0.6; row++) {
    const color = palette.sky[row % palette.sky.length]!
    drawing.fill(color, `M0 ${px(row * band)}H${px(canvas.width)}v${px(band)}H0z`)
  }
  const large = radius * 1.25
  drawing.fill(palette.sun, circle(sun.x, sun.y, large))
  const cuts = random.whole(3, 5)
  let lines = ''
  for (let cut = 0; cut < cuts; cut++) {
    const y = sun.y + (large * (cut + 0.5)) / cuts
    const half = Math.sqrt(Math.max(0, large ** 2 - (y - sun.y) ** 2)) + 2
    lines += `M${pxs(sun.x - half, y)}h${px(half * 2)}v${px(2 + cut * 1.3)}h${px(-half * 2)}z`
  }
  drawing.fill(palette.sky[0], lines)
}

export const SUNNY_SKIES: readonly DrawSky[] = [rings, rays, halo, stripes]
