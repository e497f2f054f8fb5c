import { Drawing } from '../drawing.ts'
import type { Random } from '../seeded-random.ts'
import { below, circle, levelAt, type Point, polyline, pxs, smoothLine, TURN } from '../shapes.ts'
import type { Art, Canvas } from './family.ts'
import { drawAraucaria, drawCardon, drawHouses } from './land-motifs.ts'
import { NIGHT_PALETTES, type NightPalette } from './palettes/night.ts'
import { southernCross, sparkle } from './sky-motifs.ts'

/** Stout, Porter and Scotch Ale: a moon and stars over hills drawn with contour lines. */
export function drawNight(random: Random, canvas: Canvas): Art {
  const palette = random.pick(NIGHT_PALETTES)
  const drawing = new Drawing()
  drawing.ground(palette.sky, canvas.width, canvas.height)
  moonAndStars(drawing, random, palette, canvas)
  hills(drawing, random, palette, canvas)
  return { svg: drawing.toString(), deep: palette.deep }
}

function moonAndStars(drawing: Drawing, random: Random, palette: NightPalette, { width, height }: Canvas) {
  const scale = height / 420
  const radius =
    height * random.pick([random.between(0.06, 0.09), random.between(0.1, 0.14), random.between(0.16, 0.2)])
  const moon = { x: width * random.between(0.2, 0.8), y: height * random.between(0.16, 0.32) }
  const halo = random.pick(['disc', 'rings', 'bands', 'none'] as const)

  if (halo === 'disc') drawing.fill(palette.glow, circle(moon.x, moon.y, radius * random.between(1.5, 2.4)))
  if (halo === 'bands') {
    const count = random.whole(3, 5)
    for (let band = count; band > 0; band--) {
      drawing.fill(
        band % 2 === 0 ? palette.sky : palette.glow,
        circle(moon.x, moon.y, radius * (1 + band * 0.5)),
      )
    }
  }
  stars(drawing, random, palette, { width, height }, moon, radius)
  if (halo === 'rings') {
    const gap = radius * random.between(0.2, 0.34)
    let lines = ''
    const count = random.whole(2, 6)
    for (let ring = 1; ring <= count; ring++) lines += circle(moon.x, moon.y, radius + gap * ring)
    drawing.stroke(palette.line, 1.1 * scale, lines)
  }
  drawing.fill(palette.moon, circle(moon.x, moon.y, radius))
  const under = halo === 'disc' || halo === 'bands' ? palette.glow : palette.sky
  const face = random.pick(['full', 'full', 'crescent', 'cratered', 'cratered'] as const)
  if (face === 'crescent') {
    const side = random.pick([-1, 1])
    const bite = radius * random.between(0.74, 0.84)
    drawing.fill(under, circle(moon.x + side * (radius - bite) * 0.96, moon.y - (radius - bite) * 0.2, bite))
  }
  if (face === 'cratered') {
    let craters = ''
    for (let count = random.whole(3, 6); count > 0; count--) {
      const angle = random.between(0, TURN)
      const size = radius * random.between(0.08, 0.2)
      const away = random.between(0, radius * 0.72)
      craters += circle(moon.x + Math.cos(angle) * away, moon.y + Math.sin(angle) * away, size)
    }
    drawing.fill(palette.line, craters)
  }
}

function stars(
  drawing: Drawing,
  random: Random,
  palette: NightPalette,
  { width, height }: Canvas,
  moon: Point,
  moonRadius: number,
) {
  const scale = height / 420
  const clear = (at: Point) => Math.hypot(at.x - moon.x, at.y - moon.y) > moonRadius * 1.35
  const anywhere = () => ({ x: random.between(0, width), y: random.between(0, height * 0.56) })
  for (const size of [1.1, 1.8, 2.6]) {
    let dots = ''
    const count = Math.round((random.between(22, 46) / size ** 1.6) * (width / 300))
    for (let index = 0; index < count; index++) {
      const at = anywhere()
      if (clear(at)) dots += `M${pxs(at.x, at.y)}h0`
    }
    drawing.stroke(palette.star, size * scale, dots)
  }
  let bright = ''
  for (let count = random.whole(1, 6); count > 0; count--) {
    const at = anywhere()
    if (clear(at)) bright += sparkle(at.x, at.y, random.between(5, 12) * scale)
  }
  drawing.fill(palette.star, bright)

  const extra = random.pick(['cross', 'path', 'comet', 'none'] as const)
  const at = {
    x: moon.x < width / 2 ? width * random.between(0.66, 0.82) : width * random.between(0.18, 0.34),
    y: height * random.between(0.1, 0.26),
  }
  if (extra === 'cross') {
    const points = southernCross(at.x, at.y, 26 * scale, random.between(-0.5, 0.5))
    drawing.stroke(
      palette.line,
      0.9 * scale,
      polyline([points[0]!, points[1]!]) + polyline([points[2]!, points[3]!]),
    )
    drawing.fill(
      palette.star,
      points.map((point, index) => sparkle(point.x, point.y, (index === 4 ? 4 : 8) * scale)).join(''),
    )
  }
  if (extra === 'path') {
    const points: Point[] = [at]
    for (let step = random.whole(3, 6); step > 0; step--) {
      const last = points.at(-1)!
      points.push({
        x: last.x + random.between(-34, 34) * scale,
        y: last.y + random.between(-22, 26) * scale,
      })
    }
    drawing.stroke(palette.line, 0.9 * scale, polyline(points))
    drawing.fill(palette.star, points.map((point) => circle(point.x, point.y, 2.3 * scale)).join(''))
  }
  if (extra === 'comet') {
    const side = moon.x < width / 2 ? 1 : -1
    const tail = random.between(46, 90) * scale
    for (const turned of [-0.12, 0, 0.12]) {
      const dx = Math.cos(0.6 + turned) * tail * side
      drawing.stroke(
        palette.line,
        1.4 * scale,
        `M${pxs(at.x, at.y)}l${pxs(dx, -Math.sin(0.6 + turned) * tail)}`,
      )
    }
    drawing.fill(palette.star, sparkle(at.x, at.y, 10 * scale))
  }
}

/** Three or four hills; on each, its crest is repeated downwards as contour lines that slowly even out. */
function hills(drawing: Drawing, random: Random, palette: NightPalette, canvas: Canvas) {
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
