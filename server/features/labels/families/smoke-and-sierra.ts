import { Drawing } from '../drawing.ts'
import type { Random } from '../seeded-random.ts'
import { circle, levelAt, type Point, polygon, polyline, px, pxs } from '../shapes.ts'
import type { Art, Canvas, Subject } from './family.ts'
import { drawAraucaria, drawCardon } from './land-motifs.ts'
import { SIERRA_PALETTES, type SierraPalette } from './palettes/smoke-and-sierra.ts'
import { caps, facets, skyline, strata } from './peaks.ts'
import { drawSmoke } from './smoke.ts'
import { drawVolcano } from './volcano.ts'

/** Rauchbier, Bock and Barleywine: Andes skylines before an ember sun, with smoke rising. */
export function drawSmokeAndSierra(random: Random, canvas: Canvas, { coloring }: Subject): Art {
  const palette = coloring(SIERRA_PALETTES)
  const drawing = new Drawing()
  const { width, height } = canvas
  drawing.ground(palette.sky, width, height)
  emberSun(drawing, random, palette, canvas)

  const count = random.whole(3, 4)
  const style = random.pick(['facets', 'facets', 'strata', 'caps'] as const)
  const hasVolcano = random.chance(0.28)
  const smokeBehind = random.whole(0, 1)
  const top = random.between(0.34, 0.42) + (hasVolcano ? 0.08 : 0)
  const motif = random.pick(['araucaria', 'cardon', 'none', 'none'] as const)
  for (let range = 0; range < count; range++) {
    if (range === 0 && hasVolcano) drawVolcano(drawing, random, palette, canvas)
    if (range === smokeBehind && !hasVolcano) drawSmoke(drawing, random, palette, canvas)
    const color = palette.ranges[4 - count + range]!
    const base = height * (top + ((0.98 - top) * range) / count)
    const peaks = skyline(random, width, base, height * random.between(0.1, 0.2) * (1 - range * 0.16))
    drawing.fill(color, polygon([...peaks, { x: width, y: height }, { x: 0, y: height }]))
    if (range < 2 && style === 'facets')
      facets(drawing, random, range === 0 ? palette.snow : palette.ranges[0], peaks)
    if (range < 2 && style === 'caps') caps(drawing, random, palette.snow, peaks, height)
    if (style === 'strata') strata(drawing, random, palette.ranges[Math.max(0, 2 - range)]!, peaks, height)
    if (range === count - 1) foreground(drawing, random, palette, peaks, canvas)
    if (range === 1 && motif !== 'none') {
      const draw = motif === 'araucaria' ? drawAraucaria : drawCardon
      for (let trees = random.whole(1, 3); trees > 0; trees--) {
        const x = width * random.between(0.05, 0.95)
        draw(
          drawing,
          random,
          palette.ranges[3],
          x,
          levelAt(peaks, x) + 3,
          (height / 420) * random.between(38, 66),
        )
      }
    }
  }
  embers(drawing, random, palette, canvas)
  return { svg: drawing.toString() }
}

function emberSun(drawing: Drawing, random: Random, palette: SierraPalette, { width, height }: Canvas) {
  const radius = height * random.between(0.08, 0.17)
  const x = width * random.between(0.22, 0.78)
  const y = height * random.between(0.17, 0.34)
  const around = random.pick(['rings', 'disc', 'lines', 'none'] as const)
  if (around === 'rings') {
    const count = random.whole(2, 4)
    for (let ring = count; ring > 0; ring--) {
      drawing.fill(ring % 2 === 0 ? palette.sky : palette.glow, circle(x, y, radius * (1 + ring * 0.42)))
    }
  }
  if (around === 'disc') drawing.fill(palette.glow, circle(x, y, radius * random.between(1.4, 2.1)))
  if (around === 'lines') {
    let lines = ''
    const count = random.whole(4, 9)
    for (let line = 0; line < count; line++) {
      const at = height * 0.06 + (line * height * 0.36) / count
      lines += `M0 ${px(at)}h${px(width)}v${px(height * 0.012)}H0z`
    }
    drawing.fill(palette.glow, lines)
  }
  drawing.fill(palette.sun, circle(x, y, radius))
  if (random.chance(0.3)) drawing.fill(palette.ember, circle(x, y, radius * 0.66))
}

/** What lies nearest: a wood on the crest, bands of rock, or a lake with the sun in it. */
function foreground(
  drawing: Drawing,
  random: Random,
  palette: SierraPalette,
  crest: readonly Point[],
  canvas: Canvas,
) {
  const { width, height } = canvas
  const scale = height / 420
  const kind = random.pick(['wood', 'wood', 'bands', 'lake', 'ridge'] as const)
  if (kind === 'wood') {
    const rows = random.whole(2, 3)
    for (let row = 0; row < rows; row++) {
      let trees = ''
      for (let x = random.between(-8, 4); x < width + 10; x += random.between(13, 26) * scale) {
        const y = levelAt(crest, Math.min(Math.max(x, 0), width)) + (12 + row * 34) * scale
        const tall = random.between(30, 52) * scale
        trees += polygon([
          { x: x - tall * 0.22, y },
          { x, y: y - tall },
          { x: x + tall * 0.22, y },
        ])
      }
      drawing.fill(row % 2 === 0 ? palette.ranges[2] : palette.ranges[1], trees)
    }
  }
  if (kind === 'bands') {
    const gap = random.between(9, 15) * scale
    let lines = ''
    for (let line = 1; line <= 5; line++) {
      lines += polyline(
        crest.map(({ x, y }) => ({ x, y: y + line * gap + (height * 0.94 - y) * line * 0.12 })),
      )
    }
    drawing.stroke(palette.ranges[1], random.between(1.4, 3) * scale, lines)
  }
  if (kind === 'lake') {
    const y = height * random.between(0.86, 0.9)
    drawing.fill(palette.ranges[1], `M0 ${px(y)}H${px(width)}V${px(height)}H0z`)
    let glints = ''
    const middle = width * random.between(0.3, 0.7)
    for (let row = 0; row < 5; row++) {
      const half = random.between(12, 40) * scale * (1 - row * 0.12)
      glints += `M${pxs(middle - half + random.between(-8, 8), y + (5 + row * 9) * scale)}h${px(half * 2)}`
    }
    drawing.stroke(palette.sun, 3 * scale, glints)
  }
  if (kind === 'ridge') {
    const nearer = skyline(
      random,
      width,
      height * random.between(0.96, 1),
      height * random.between(0.06, 0.1),
    )
    drawing.fill(palette.ranges[2], polygon([...nearer, { x: width, y: height }, { x: 0, y: height }]))
  }
}

function embers(drawing: Drawing, random: Random, palette: SierraPalette, { width, height }: Canvas) {
  for (const size of [1.6, 2.6, 3.8]) {
    let dots = ''
    for (let count = Math.round((random.whole(2, 10) * width) / 300); count > 0; count--) {
      dots += `M${pxs(random.between(0, width), height * random.between(0.08, 0.98))}h0`
    }
    drawing.stroke(palette.ember, (size * height) / 420, dots)
  }
}
