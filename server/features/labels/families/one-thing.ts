import { Drawing } from '../drawing.ts'
import { farApart } from '../hand/recolor.ts'
import { placeMotif } from '../motifs/motif.ts'
import type { Random } from '../seeded-random.ts'
import { circle, leaf, px, pxs, star, TURN, wedge } from '../shapes.ts'
import type { Canvas, DrawFamily } from './family.ts'
import { PRINT_PALETTES, type PrintPalette } from './palettes/print.ts'

/** The thing that a beer speaks of, alone and large, as on a matchbox. */
export const drawOneThing: DrawFamily = (random, canvas, { coloring, mood, thing }) => {
  if (!thing) throw new Error('Nothing to show')
  const palette = coloring(PRINT_PALETTES[mood])
  const halo = [palette.light, palette.ground, palette.accent, palette.main].reduce((best, color) =>
    farApart(color, thing.colors.body) > farApart(best, thing.colors.body) ? color : best,
  )
  const { width, height } = canvas
  const { x, y, size } = canvas.hero ?? { x: width / 2, y: height / 2, size: Math.min(width, height) * 0.86 }
  const at = { x: x + random.between(-6, 6), y }
  const drawing = new Drawing().ground(palette.ground, width, height)
  random.pick(BEHIND)(drawing, random, { ...palette, halo }, canvas, at, size)
  const degrees = random.between(-10, 10)
  const place = (x: number, y: number, across: number, turned: number) =>
    placeMotif(thing.drawing, thing.colors, { x, y, size: across, degrees: turned })
  const svg = [drawing.toString()]
  // Under a plate small ones say it again.
  const small = height * 0.105
  if (at.y < height * 0.4 && random.chance(0.75)) {
    const count = random.pick([4, 5])
    for (let one = 0; one < count; one++) {
      const x = ((one + 0.5) * width) / count
      svg.push(place(x, height - small * 0.62, small, one % 2 ? -2 * degrees : 2 * degrees))
    }
  }
  return { svg: svg.join(''), over: place(at.x, at.y, size, degrees) }
}

type Behind = (
  drawing: Drawing,
  random: Random,
  /** `halo`: what the thing stands out from best. */
  palette: PrintPalette & { halo: string },
  canvas: Canvas,
  at: { x: number; y: number },
  size: number,
) => void

const rays: Behind = (drawing, random, palette, { width, height }, { x, y }, size) => {
  const count = random.pick([12, 16, 20, 28])
  let wedges = ''
  for (let ray = 0; ray < count; ray++) {
    const angle = (ray * TURN) / count
    wedges += wedge(x, y, width + height, angle, angle + TURN / count / 2)
  }
  drawing.fill(palette.second, wedges)
  if (random.chance(0.6)) drawing.fill(palette.halo, circle(x, y, size * 0.52))
}

const rings: Behind = (drawing, random, palette, { width, height }, { x, y }, size) => {
  const gap = size * random.between(0.1, 0.2)
  for (let ring = Math.ceil((width + height) / 2 / gap); ring > 0; ring--) {
    drawing.fill(ring % 2 ? palette.second : palette.ground, circle(x, y, size * 0.3 + ring * gap))
  }
  drawing.fill(palette.halo, circle(x, y, size * 0.5))
}

const disc: Behind = (drawing, random, palette, { width, height }, { x, y }, size) => {
  drawing.fill(palette.halo, circle(x, y, size * 0.5))
  const foot = height * random.between(0.62, 0.8)
  drawing.fill(palette.second, `M0 ${px(foot)}H${width}V${height}H0z`)
  let grain = ''
  for (let dot = 0; dot < 46; dot++) {
    const at = { x: random.between(0, width), y: random.between(0, height) }
    if (Math.hypot(at.x - x, at.y - y) > size * 0.56) grain += `M${pxs(at.x, at.y)}h0`
  }
  drawing.stroke(palette.light, 3, grain)
}

const wreath: Behind = (drawing, random, palette, _canvas, { x, y }, size) => {
  const count = random.whole(16, 22)
  let leaves = ''
  for (let one = 0; one < count; one++) {
    const angle = (one * TURN) / count
    leaves += leaf(
      x + Math.cos(angle) * size * 0.53,
      y + Math.sin(angle) * size * 0.53,
      size * 0.2,
      size * 0.06,
      angle + 1,
      0.5,
    )
  }
  drawing.fill(palette.second, circle(x, y, size * 0.56)).fill(palette.main, leaves)
}

const badge: Behind = (drawing, random, palette, _canvas, { x, y }, size) => {
  const tips = random.pick([12, 16, 24])
  drawing.fill(palette.main, star(x, y, size * 0.6, size * 0.5, tips))
  drawing.fill(palette.halo, circle(x, y, size * 0.47))
}

const stripes: Behind = (drawing, random, palette, { width, height }, { x, y }, size) => {
  const breadth = height * random.between(0.03, 0.07)
  let lines = ''
  const lean = random.pick([0, 0, height, -height])
  for (let at = -height; at < width + height; at += breadth * 2)
    lines += `M${pxs(at, 0)}h${px(breadth)}l${pxs(lean, height)}h${px(-breadth)}z`
  drawing.fill(palette.second, lines).fill(palette.halo, circle(x, y, size * 0.5))
}

const BEHIND: readonly Behind[] = [rays, rays, rings, disc, wreath, badge, stripes]
