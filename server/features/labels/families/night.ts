import { Drawing } from '../drawing.ts'
import type { Random } from '../seeded-random.ts'
import { circle, leaf, type Point, polar, polyline, pxs, TURN } from '../shapes.ts'
import type { Art, Canvas, Subject } from './family.ts'
import { NIGHT_LANDS } from './night-lands.ts'
import { NIGHT_PALETTES, type NightPalette } from './palettes/night.ts'
import { southernCross, sparkle } from './sky-motifs.ts'

/** Stout, Porter and Scotch Ale: a moon and stars over hills drawn with contour lines, a lake, dunes or a ridge. */
export function drawNight(random: Random, canvas: Canvas, { coloring }: Subject): Art {
  const palette = coloring(NIGHT_PALETTES)
  const drawing = new Drawing()
  drawing.ground(palette.sky, canvas.width, canvas.height)
  const moon = moonAndStars(drawing, random, palette, canvas)
  random.pick(NIGHT_LANDS)(drawing, random, palette, canvas, moon)
  return { svg: drawing.toString() }
}

function moonAndStars(
  drawing: Drawing,
  random: Random,
  palette: NightPalette,
  { width, height }: Canvas,
): Point {
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
  const face = random.pick(['full', 'full', 'crescent', 'cratered', 'cratered', 'eclipse'] as const)
  if (face === 'eclipse') corona(drawing, random, palette, moon, radius)
  drawing.fill(palette.moon, circle(moon.x, moon.y, radius))
  const under = halo === 'disc' || halo === 'bands' ? palette.glow : palette.sky
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
  if (face === 'eclipse') drawing.fill(under, circle(moon.x, moon.y, radius * random.between(0.8, 0.9)))
  return moon
}

/** Rays of the sun that stands behind the moon. */
function corona(drawing: Drawing, random: Random, palette: NightPalette, moon: Point, radius: number) {
  const count = random.whole(14, 26)
  let rays = ''
  for (let ray = 0; ray < count; ray++) {
    const from = polar(moon.x, moon.y, radius * 0.9, (ray / count) * TURN)
    const reach = radius * (ray % 2 === 0 ? 0.75 : 0.45)
    rays += leaf(from.x, from.y, reach, radius * 0.16, (ray / count) * TURN, 0.3)
  }
  drawing.fill(palette.line, rays)
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

  const extra = random.pick(['cross', 'path', 'comet', 'galaxy', 'none'] as const)
  const at = {
    x: moon.x < width / 2 ? width * random.between(0.66, 0.82) : width * random.between(0.18, 0.34),
    y: height * random.between(0.1, 0.26),
  }
  if (extra === 'galaxy') galaxy(drawing, random, palette, { width, height }, clear)
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

/** The Milky Way: dust in a band across the sky, thicker in its middle. */
function galaxy(
  drawing: Drawing,
  random: Random,
  palette: NightPalette,
  { width, height }: Canvas,
  isClear: (at: Point) => boolean,
) {
  const scale = height / 420
  const lean = random.pick([-1, 1]) * random.between(0.5, 0.9)
  const middle = { x: width * random.between(0.35, 0.65), y: height * random.between(0.18, 0.3) }
  for (const [size, count] of [
    [1, 130],
    [1.7, 46],
  ] as const) {
    let dust = ''
    for (let grain = Math.round((count * width) / 300); grain > 0; grain--) {
      const along = random.between(-0.5, 0.5) * (width + height)
      const across = (random.between(-1, 1) + random.between(-1, 1)) * 17 * scale
      const at = { x: middle.x + along - lean * across, y: middle.y + along * lean + across }
      if (at.y < height * 0.6 && at.y > 0 && isClear(at)) dust += `M${pxs(at.x, at.y)}h0`
    }
    drawing.stroke(palette.line, size * scale, dust)
  }
}
