import { Drawing } from '../drawing.ts'
import type { Random } from '../seeded-random.ts'
import { circle, type Point, polygon, polyline, px, pxs, smoothLine, TURN } from '../shapes.ts'
import type { Art, Canvas } from './family.ts'
import { drawAraucaria, drawCardon } from './land-motifs.ts'
import { SIERRA_PALETTES, type SierraPalette } from './palettes.ts'

/** Rauchbier, Bock and Barleywine: Andes skylines before an ember sun, with smoke rising. */
export function drawSmokeAndSierra(random: Random, canvas: Canvas): Art {
  const palette = random.pick(SIERRA_PALETTES)
  const drawing = new Drawing()
  const { width, height } = canvas
  drawing.ground(palette.sky, width, height)
  emberSun(drawing, random, palette, canvas)

  const count = random.whole(3, 4)
  const style = random.pick(['facets', 'facets', 'strata', 'caps'] as const)
  const smokeBehind = random.whole(0, 1)
  const top = random.between(0.34, 0.44)
  const motif = random.pick(['araucaria', 'cardon', 'none', 'none'] as const)
  for (let range = 0; range < count; range++) {
    if (range === smokeBehind) smoke(drawing, random, palette, canvas)
    const color = palette.ranges[4 - count + range]!
    const base = height * (top + ((0.98 - top) * range) / count)
    const peaks = skyline(random, width, base, height * random.between(0.1, 0.2) * (1 - range * 0.16))
    drawing.fill(color, polygon([...peaks, { x: width, y: height }, { x: 0, y: height }]))
    if (range < 2 && style === 'facets')
      facets(drawing, random, range === 0 ? palette.snow : palette.ranges[0], peaks)
    if (range < 2 && style === 'caps') caps(drawing, random, palette.snow, peaks, height)
    if (style === 'strata') strata(drawing, random, palette.ranges[Math.max(0, 2 - range)]!, peaks, height)
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
  return { svg: drawing.toString(), deep: palette.deep }
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

/** Peaks and passes by turns from the left edge to the right one. */
function skyline(random: Random, width: number, base: number, rise: number): Point[] {
  const points: Point[] = [{ x: -6, y: base - rise * random.between(0, 0.5) }]
  let x = -6
  let isPeak = true
  while (x < width + 6) {
    x += rise * random.between(0.45, 0.95)
    const lift = isPeak ? random.between(0.55, 1.15) : random.between(0, 0.38)
    points.push({ x: Math.min(x, width + 8), y: base - rise * lift })
    isPeak = !isPeak
  }
  return points
}

/** The sunlit side of every peak, with a broken inner edge. */
function facets(drawing: Drawing, random: Random, color: string, peaks: readonly Point[]) {
  let shapes = ''
  for (let index = 1; index < peaks.length - 1; index++) {
    const peak = peaks[index]!
    const pass = peaks[index + 1]!
    if (peak.y > pass.y || peak.y > peaks[index - 1]!.y) continue
    const drop = pass.y - peak.y
    const depth = random.between(0.5, 0.85)
    shapes += polygon([
      peak,
      { x: peak.x + (pass.x - peak.x) * depth, y: peak.y + drop * depth },
      { x: peak.x + (pass.x - peak.x) * 0.3, y: peak.y + drop * (depth * 0.82) },
      { x: peak.x + (pass.x - peak.x) * 0.36, y: peak.y + drop * (depth * 0.55) },
      { x: peak.x + (pass.x - peak.x) * 0.06, y: peak.y + drop * (depth * 0.5) },
    ])
  }
  drawing.fill(color, shapes)
}

/** Snow on every peak, its lower edge in a zigzag. */
function caps(drawing: Drawing, random: Random, color: string, peaks: readonly Point[], height: number) {
  let shapes = ''
  for (let index = 1; index < peaks.length - 1; index++) {
    const [before, peak, after] = [peaks[index - 1]!, peaks[index]!, peaks[index + 1]!]
    if (peak.y > before.y || peak.y > after.y) continue
    const depth = height * random.between(0.025, 0.05)
    const left = Math.min(1, depth / (before.y - peak.y))
    const right = Math.min(1, depth / (after.y - peak.y))
    const from = { x: peak.x + (before.x - peak.x) * left, y: peak.y + (before.y - peak.y) * left }
    const to = { x: peak.x + (after.x - peak.x) * right, y: peak.y + (after.y - peak.y) * right }
    const inner = [0.75, 0.5, 0.25].map((share, step) => ({
      x: from.x + (to.x - from.x) * share,
      y: from.y + (to.y - from.y) * share + (step === 1 ? depth * 0.35 : -depth * 0.3),
    }))
    shapes += polygon([from, peak, to, ...inner])
  }
  drawing.fill(color, shapes)
}

/** The crest repeated below itself as thin bands of rock. */
function strata(drawing: Drawing, random: Random, color: string, peaks: readonly Point[], height: number) {
  let lines = ''
  const gap = height * random.between(0.018, 0.03)
  const count = random.whole(2, 4)
  for (let line = 1; line <= count; line++) {
    lines += polyline(peaks.map(({ x, y }) => ({ x, y: y + gap * line })))
  }
  drawing.stroke(color, height * random.between(0.004, 0.008), lines)
}

/** Ribbons of smoke that swing wider and grow as they rise. */
function smoke(drawing: Drawing, random: Random, palette: SierraPalette, { width, height }: Canvas) {
  const count = Math.round((random.whole(1, 4) * width) / 300)
  const bends = random.between(1.2, 2.6)
  for (let ribbon = 0; ribbon < count; ribbon++) {
    const x = width * ((ribbon + 0.5) / count + random.between(-0.12, 0.12))
    const swing = height * random.between(0.02, 0.06)
    const breadth = height * random.between(0.008, 0.022)
    const phase = random.between(0, TURN)
    const top = height * random.between(-0.05, 0.14)
    const foot = height * random.between(0.62, 0.9)
    const left: Point[] = []
    const right: Point[] = []
    for (let step = 0; step <= 8; step++) {
      const up = step / 8
      const middle = x + Math.sin(phase + up * bends * Math.PI) * swing * (0.3 + up)
      const half = breadth * Math.sin(Math.PI * (0.06 + up * 0.9)) * (0.4 + up)
      const y = foot + (top - foot) * up
      left.push({ x: middle - half, y })
      right.unshift({ x: middle + half, y })
    }
    const corner = right[0]!
    const back = smoothLine(right).replace(/^M[^c]*/, '')
    drawing.fill(palette.smoke, `${smoothLine(left)}L${pxs(corner.x, corner.y)}${back}z`)
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

function levelAt(line: readonly Point[], x: number): number {
  const next = Math.max(
    1,
    line.findIndex((point) => point.x >= x),
  )
  const from = line[next - 1]!
  const to = line[next]!
  return from.y + ((to.y - from.y) * (x - from.x)) / (to.x - from.x || 1)
}
