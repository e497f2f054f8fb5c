import type { Drawing } from '../drawing.ts'
import type { Random } from '../seeded-random.ts'
import { leaf, polar, polyline } from '../shapes.ts'
import type { WheatPalette } from './palettes/wheat.ts'

export interface EarForm {
  rows: number
  kernel: number
  breadth: number
  spread: number
  awns: boolean
}

export function earForm(random: Random, scale: number): EarForm {
  return {
    rows: random.whole(4, 7),
    kernel: random.between(17, 25) * scale,
    breadth: random.between(7, 11) * scale,
    spread: random.between(0.4, 0.65),
    awns: random.chance(0.55),
  }
}

/** An ear whose lowest kernels sit at (x, y), grown along `angle`. */
export function drawEar(
  drawing: Drawing,
  palette: WheatPalette,
  form: EarForm,
  x: number,
  y: number,
  angle: number,
  size = 1,
) {
  const kernel = form.kernel * size
  const breadth = form.breadth * size
  const step = kernel * 0.62
  const tones: [string, string] = ['', '']
  let awns = ''
  for (let row = 0; row < form.rows; row++) {
    const shrink = 1 - (row / form.rows) * 0.25
    const foot = polar(x, y, row * step, angle)
    for (const side of [-1, 1]) {
      const turned = angle + side * form.spread
      tones[row % 2] += leaf(foot.x, foot.y, kernel * shrink, breadth * shrink, turned, 0.5)
      const tip = polar(foot.x, foot.y, kernel * shrink, turned)
      if (form.awns)
        awns += polyline([tip, polar(tip.x, tip.y, kernel * 1.3, angle + side * form.spread * 0.35)])
    }
  }
  const top = polar(x, y, form.rows * step, angle)
  tones[form.rows % 2] += leaf(top.x, top.y, kernel * 0.9, breadth * 0.7, angle, 0.5)
  if (form.awns) drawing.stroke(palette.ear[1], Math.max(0.7, 1.1 * size), awns)
  drawing.stroke(palette.stem, Math.max(1.2, 2.2 * size), polyline([{ x, y }, top]))
  drawing.fill(palette.ear[0], tones[0]).fill(palette.ear[1], tones[1])
}
