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
  const hasVolcano = random.chance(0.28)
  const smokeBehind = random.whole(0, 1)
  const top = random.between(0.34, 0.42) + (hasVolcano ? 0.08 : 0)
  const motif = random.pick(['araucaria', 'cardon', 'none', 'none'] as const)
  for (let range = 0; range < count; range++) {
    if (range === 0 && hasVolcano) volcano(drawing, random, palette, canvas)
    if (range === smokeBehind && !hasVolcano) smoke(drawing, random, palette, canvas)
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

/** A lone volcano, snow on its shoulders, puffs of smoke drifting off. */
function volcano(drawing: Drawing, random: Random, palette: SierraPalette, { width, height }: Canvas) {
  const scale = height / 420
  const x = width * random.between(0.28, 0.72)
  const y = height * random.between(0.17, 0.25)
  const drift = random.pick([-1, 1]) * random.between(0.5, 1.2)
  let puffs = ''
  let size = random.between(8, 12) * scale
  let at = { x, y: y - 2 * scale }
  const count = random.whole(6, 10)
  for (let puff = 0; puff < count; puff++) {
    puffs += circle(at.x, at.y, size) + circle(at.x + size * 0.9, at.y + size * 0.3, size * 0.7)
    at = { x: at.x + drift * size * random.between(0.5, 1.1), y: at.y - size * random.between(0.5, 0.9) }
    size *= random.between(1.02, 1.2)
  }
  drawing.fill(palette.smoke, puffs)
  const mouth = random.between(12, 18) * scale
  const foot = height * 0.62
  const slope = random.between(0.75, 1.05)
  const half = (foot - y) * slope
  drawing.fill(
    palette.ranges[1],
    `M${pxs(x - mouth, y)}l${pxs(mouth * 0.6, 4 * scale, mouth * 0.8, 0, mouth * 0.6, -4 * scale)}` +
      `Q${pxs(x + mouth + half * 0.25, y + (foot - y) * 0.55, x + mouth + half, foot)}H${px(x - mouth - half)}` +
      `Q${pxs(x - mouth - half * 0.25, y + (foot - y) * 0.55, x - mouth, y)}z`,
  )
  const deep = random.between(30, 52) * scale
  const reach = mouth + deep * 0.28
  let snow = `M${pxs(x - mouth, y)}l${pxs(mouth * 0.6, 4 * scale, mouth * 0.8, 0, mouth * 0.6, -4 * scale)}L${pxs(x + reach, y + deep)}`
  const teeth = random.whole(4, 6)
  for (let tooth = 1; tooth <= teeth; tooth++) {
    const share = 1 - tooth / teeth
    snow += `L${pxs(x - reach + 2 * reach * (share + 0.5 / teeth), y + deep * random.between(0.45, 0.7))}`
    snow += `L${pxs(x - reach + 2 * reach * share, y + deep * (tooth === teeth ? 1 : random.between(0.85, 1.15)))}`
  }
  drawing.fill(palette.snow, `${snow}z`)
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

/** Ribbons of smoke that swing wider as they rise, thick and thin by turns, in pairs or alone. */
function smoke(drawing: Drawing, random: Random, palette: SierraPalette, { width, height }: Canvas) {
  const scale = height / 420
  const count = Math.max(1, Math.round((random.whole(1, 3) * width) / 300))
  for (let ribbon = 0; ribbon < count; ribbon++) {
    const x = width * ((ribbon + 0.5) / count + random.between(-0.16, 0.16))
    const bends = random.between(4.2, 6.4)
    const swing = random.between(9, 19) * scale
    const phase = random.between(0, TURN)
    const pair = random.whole(1, 2)
    for (let strand = 0; strand < pair; strand++) {
      const breadth = random.between(4, 8) * scale
      const top = height * (strand === 0 ? random.between(0.03, 0.1) : random.between(0.12, 0.22))
      const foot = height * 0.78
      const left: Point[] = []
      const right: Point[] = []
      for (let step = 0; step <= 18; step++) {
        const y = foot + ((top - foot) * step) / 18
        const up = 1 - y / foot
        const wave = phase + strand * 0.5 + up * bends * Math.PI
        const middle = x + strand * 17 * scale + Math.sin(wave) * swing * (0.4 + up)
        const taper = Math.min(1, ((18 - step) / 18) * 3.2)
        const half = breadth * taper * (0.62 + 0.38 * Math.cos(wave))
        left.push({ x: middle - half, y })
        right.unshift({ x: middle + half, y })
      }
      const corner = right[0]!
      const back = smoothLine(right).replace(/^M[^c]*/, '')
      drawing.fill(palette.smoke, `${smoothLine(left)}L${pxs(corner.x, corner.y)}${back}z`)
    }
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
