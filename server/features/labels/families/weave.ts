import { Drawing } from '../drawing.ts'
import { circle, polygon, px, pxs } from '../shapes.ts'
import type { DrawFamily } from './family.ts'
import { PRINT_PALETTES } from './palettes/print.ts'

/** Bands of a weaving, as aguayos and rugs of the Andes have them: steps, diamonds, teeth, eyes between plain stripes. */
export const drawWeave: DrawFamily = (random, { width, height }, { coloring, mood }) => {
  const palette = coloring(PRINT_PALETTES[mood])
  const drawing = new Drawing().ground(palette.ground, width, height)
  const colors = random.shuffled([palette.main, palette.accent, palette.light, palette.deep, palette.second])
  const count = random.pick([4, 6, 8])
  const cell = width / count
  const bands = random.shuffled(BANDS).slice(0, random.whole(2, 3))
  let y = -random.between(0, cell)
  for (let band = 0; y < height; band++) {
    const ground = colors[band % colors.length]!
    const figure = colors[(band + 2) % colors.length]!
    const inner = colors[(band + 3) % colors.length]!
    const tall = cell * random.pick([0.7, 1, 1, 1.4])
    drawing.fill(ground, `M0 ${px(y)}H${px(width)}V${px(y + tall)}H0z`)
    let shapes = ''
    let inners = ''
    for (let x = 0; x < width - 1; x += cell) {
      shapes += bands[band % bands.length]!(x, y, cell, tall)
      inners += DIAMOND(x + cell * 0.34, y + tall * 0.34, cell * 0.32, tall * 0.32)
    }
    drawing.fill(figure, shapes)
    if (band % bands.length === 0) drawing.fill(inner, inners)
    y += tall
    for (let stripe = random.whole(1, 3); stripe > 0; stripe--) {
      const thin = cell * random.between(0.06, 0.14)
      drawing.fill(colors[(band + stripe) % colors.length]!, `M0 ${px(y)}H${px(width)}V${px(y + thin)}H0z`)
      y += thin
    }
  }
  return { svg: drawing.toString() }
}

type Band = (x: number, y: number, wide: number, tall: number) => string

const DIAMOND: Band = (x, y, wide, tall) =>
  polygon([
    { x: x + wide / 2, y },
    { x: x + wide, y: y + tall / 2 },
    { x: x + wide / 2, y: y + tall },
    { x, y: y + tall / 2 },
  ])

const BANDS: readonly Band[] = [
  DIAMOND,
  // steps up and down
  (x, y, wide, tall) => {
    const [dx, dy] = [wide / 6, tall / 3]
    return `M${pxs(x, y + tall)}v${px(-dy)}h${px(dx)}v${px(-dy)}h${px(dx)}v${px(-dy)}h${px(2 * dx)}v${px(dy)}h${px(dx)}v${px(dy)}h${px(dx)}v${px(dy)}z`
  },
  // teeth
  (x, y, wide, tall) => `M${pxs(x, y + tall)}l${pxs(wide / 2, -tall, wide / 2, tall)}z`,
  // a chevron
  (x, y, wide, tall) =>
    `M${pxs(x, y)}l${pxs(wide / 2, tall * 0.55, wide / 2, -tall * 0.55)}v${px(tall * 0.45)}l${pxs(-wide / 2, tall * 0.55, -wide / 2, -tall * 0.55)}z`,
  // an hourglass
  (x, y, wide, tall) =>
    `M${pxs(x + wide * 0.06, y)}h${px(wide * 0.88)}L${pxs(x + wide * 0.06, y + tall)}h${px(wide * 0.88)}z`,
  // eyes
  (x, y, wide, tall) => circle(x + wide / 2, y + tall / 2, Math.min(wide, tall) * 0.4),
]
