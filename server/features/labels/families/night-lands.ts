import type { Drawing } from '../drawing.ts'
import type { Random } from '../seeded-random.ts'
import { below, levelAt, type Point, polygon, px, pxs, smoothLine, TURN } from '../shapes.ts'
import type { Canvas } from './family.ts'
import { drawAraucaria, drawCardon, drawHouses } from './land-motifs.ts'
import type { NightPalette } from './palettes/night.ts'
import { skyline } from './peaks.ts'

type DrawLand = (drawing: Drawing, random: Random, palette: NightPalette, canvas: Canvas, moon: Point) => void

/** Three or four hills; on each, its crest is repeated downwards as contour lines that slowly even out. */
const hills: DrawLand = (drawing, random, palette, canvas) => {
  const { width, height } = canvas
  const scale = height / 420
  const count = random.whole(3, 4)
  const top = random.between(0.4, 0.5)
  const motif = random.pick(['houses', 'houses', 'cardon', 'araucaria', 'none'] as const)
  const motifHill = motif === 'houses' ? 0 : random.whole(0, 1)
  for (let hill = 0; hill < count; hill++) {
    const base = height * (top + ((0.94 - top) * hill) / count + 0.06)
    const swing = height * random.between(0.03, 0.09) * (hill === 0 ? 1.25 : 1)
    const crest = crestLine(random, width, base, swing)
    const color = palette.hills[(4 - count + hill) % 4]!
    if (hill === motifHill) {
      const x = width * random.pick([random.between(0.12, 0.34), random.between(0.64, 0.88)])
      const y = levelAt(crest, x)
      if (motif === 'cardon')
        drawCardon(drawing, random, color, x, y + 4 * scale, random.between(34, 58) * scale)
      if (motif === 'araucaria')
        drawAraucaria(drawing, random, color, x, y + 4 * scale, random.between(50, 80) * scale)
    }
    drawing.fill(color, below(smoothLine(crest), width, height))
    if (motif === 'houses' && hill === motifHill) drawHouses(drawing, random, palette, color, crest, scale)
    const lines = random.whole(2, 6)
    const gap = random.between(5, 10) * scale
    let contours = ''
    for (let line = 1; line <= lines; line++) {
      const flatten = 1 - line * 0.07
      contours += smoothLine(crest.map(({ x, y }) => ({ x, y: base + (y - base) * flatten + line * gap })))
    }
    if (random.chance(0.85)) drawing.stroke(palette.line, random.between(0.7, 1.3) * scale, contours)
  }
}

/** A far ridge, and still water with the moon in it. */
const lake: DrawLand = (drawing, random, palette, canvas, moon) => {
  const { width, height } = canvas
  const scale = height / 420
  const shore = height * random.between(0.5, 0.62)
  const ridge = random.chance(0.5)
    ? skyline(random, width, shore, height * random.between(0.1, 0.17))
    : crestLine(random, width, shore - 20 * scale, height * random.between(0.025, 0.05))
  const back = skyline(random, width, shore - height * 0.05, height * random.between(0.08, 0.16))
  const ground = [
    { x: width, y: shore + 9 * scale },
    { x: 0, y: shore + 9 * scale },
  ]
  drawing.fill(palette.hills[2], polygon([...back, ...ground]))
  drawing.fill(palette.hills[0], polygon([...ridge, ...ground]))
  if (random.chance(0.4)) drawHouses(drawing, random, palette, palette.hills[0], ridge, scale)
  drawing.fill(palette.hills[3], `M0 ${px(shore)}H${px(width)}V${px(height)}H0z`)
  const tones = [palette.hills[2], palette.hills[0], palette.line]
  const gap = random.between(11, 17) * scale
  for (let row = 0; shore + row * gap < height; row++) {
    let glints = ''
    for (let glint = random.whole(1, 3); glint > 0; glint--) {
      glints += `M${pxs(random.between(-0.1, 0.9) * width, shore + (row + random.between(0.2, 0.8)) * gap)}h${px(width * random.between(0.08, 0.35))}`
    }
    drawing.stroke(tones[row % 2]!, random.between(1.4, 3) * scale, glints)
  }
  let path = ''
  const spread = random.between(0.9, 1.7)
  for (let row = 0; shore + (row + 0.7) * gap < height + gap; row++) {
    const half = (9 + row * 3.4 * spread + random.between(-4, 8)) * scale
    path += `M${pxs(moon.x - half + random.between(-5, 5) * scale, shore + (row + 0.7) * gap)}h${px(half * 2)}`
  }
  drawing.stroke(palette.moon, gap * random.between(0.28, 0.42), path)
}

/** Dunes, each with a lit side, a shaded one, and the wind's ripples on it. */
const dunes: DrawLand = (drawing, random, palette, canvas) => {
  const { width, height } = canvas
  const scale = height / 420
  const count = random.whole(3, 4)
  const side = random.pick([-1, 1])
  const tones = [palette.hills[0], palette.hills[2], palette.hills[3]]
  for (let dune = 0; dune < count; dune++) {
    const foot = height * (0.6 + (0.42 * dune) / count)
    const peak = {
      x: width * (0.5 + (dune % 2 === 0 ? -1 : 1) * random.between(0.1, 0.4)),
      y: height * (0.42 + (0.4 * dune) / count) + random.between(-10, 10) * scale,
    }
    const slope = (toX: number) =>
      `q${pxs((toX - peak.x) * 0.4, (foot - peak.y) * 0.35, toX - peak.x, foot - peak.y)}`
    const far = width * 1.25
    const lit = `M${pxs(peak.x, peak.y)}${slope(-width * 0.25)}V${px(height)}H${px(far)}V${px(foot)}`
    drawing.fill(
      palette.hills[dune % 2 === 0 ? 1 : 0],
      `${lit}Q${pxs(peak.x + (far - peak.x) * 0.4, peak.y + (foot - peak.y) * 0.35, peak.x, peak.y)}z`,
    )
    const drop = height - peak.y
    const bend = side * random.between(26, 58) * scale
    const edge = side > 0 ? width + 10 : -10
    drawing.fill(
      tones[dune % tones.length]!,
      `M${pxs(peak.x, peak.y)}c${pxs(bend, drop * 0.22, -bend, drop * 0.5, bend * 0.4, drop)}L${pxs(edge, height)}V${px(foot)}Q${pxs(peak.x + (edge - peak.x) * 0.5, peak.y + (foot - peak.y) * 0.3, peak.x, peak.y)}z`,
    )
    let ripples = ''
    for (let ripple = random.whole(3, 6); ripple > 0; ripple--) {
      const at = { x: peak.x + side * (12 + ripple * 11) * scale, y: peak.y + (18 + ripple * 13) * scale }
      ripples += `M${pxs(at.x, at.y)}q${pxs(side * 26 * scale, 12 * scale, side * 62 * scale, 9 * scale)}`
    }
    drawing.stroke(palette.line, random.between(0.8, 1.4) * scale, ripples)
  }
}

/** Ranges of sharp peaks, the farther ones paler, moonlight on one side of each. */
const ridges: DrawLand = (drawing, random, palette, canvas) => {
  const { width, height } = canvas
  const order = [palette.hills[1], palette.hills[0], palette.hills[2], palette.hills[3]]
  const lit = [palette.line, palette.hills[1], palette.hills[0], palette.hills[2]]
  const count = random.whole(3, 4)
  const top = random.between(0.44, 0.52)
  for (let range = 0; range < count; range++) {
    const base = height * (top + ((1.02 - top) * range) / count)
    const peaks = skyline(random, width, base, height * random.between(0.1, 0.19))
    drawing.fill(order[4 - count + range]!, polygon([...peaks, { x: width, y: height }, { x: 0, y: height }]))
    let faces = ''
    for (let index = 1; index < peaks.length - 1; index++) {
      const [peak, pass] = [peaks[index]!, peaks[index + 1]!]
      if (peak.y > pass.y) continue
      const [dx, dy] = [pass.x - peak.x, pass.y - peak.y]
      faces += `M${pxs(peak.x, peak.y)}l${pxs(dx * 0.9, dy * 0.9, -dx * 0.45, -dy * 0.1, -dx * 0.12, -dy * 0.35, -dx * 0.2, dy * 0.06)}z`
    }
    drawing.fill(lit[4 - count + range]!, faces)
  }
}

function crestLine(random: Random, width: number, base: number, swing: number): Point[] {
  const first = { waves: random.between(0.6, 1.5), phase: random.between(0, TURN) }
  const second = { waves: random.between(1.8, 3.2), phase: random.between(0, TURN) }
  const steps = Math.max(8, Math.round(width / 36))
  return Array.from({ length: steps + 1 }, (_, step) => {
    const along = (step / steps) * TURN
    const rise =
      Math.sin(along * first.waves + first.phase) + 0.4 * Math.sin(along * second.waves + second.phase)
    return { x: (width * step) / steps, y: base - rise * swing }
  })
}

export const NIGHT_LANDS: readonly DrawLand[] = [hills, hills, lake, lake, dunes, ridges]
