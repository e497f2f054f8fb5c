import { Drawing } from '../drawing.ts'
import type { Random } from '../seeded-random.ts'
import { below, type Point, polygon, px, pxs, smoothLine, TURN } from '../shapes.ts'
import type { Art, Canvas, Subject } from './family.ts'
import { SUN_AND_RIVER_PALETTES, type SunPalette } from './palettes/sun-and-river.ts'
import { birds, cloud } from './sky-motifs.ts'
import { SUNNY_SKIES } from './sunny-skies.ts'
import { meander, WATERS } from './waters.ts'

/** Lager and Pilsner: a great sun over bands of moving water. */
export function drawSunAndRiver(random: Random, canvas: Canvas, { coloring }: Subject): Art {
  const palette = coloring(SUN_AND_RIVER_PALETTES)
  const drawing = new Drawing()
  const { width, height } = canvas
  const horizon = height * random.between(0.4, 0.56)
  const radius = height * random.between(0.085, 0.17)
  const sun = {
    x: width * random.between(0.2, 0.8),
    y: random.chance(0.45) ? horizon - radius * random.between(0, 0.25) : height * random.between(0.19, 0.3),
  }
  drawing.ground(palette.sky[0], width, height)
  random.pick(SUNNY_SKIES)(drawing, random, palette, canvas, sun, radius)
  if (random.chance(0.4)) drawing.fill(palette.cloud, clouds(random, canvas, horizon))
  if (random.chance(0.5)) hills(drawing, random, palette, canvas, horizon)
  if (random.chance(0.45))
    drawing.stroke(palette.deep, 1.8, birds(random, width * 0.5, height * 0.17, height / 420))
  const drawWater = random.pick(WATERS)
  drawWater(drawing, random, palette, canvas, horizon, sun)
  if (drawWater !== meander && random.chance(0.45)) boat(drawing, random, palette, canvas, horizon)
  return { svg: drawing.toString() }
}

/** A far shore with one to three rounded hills. */
function hills(
  drawing: Drawing,
  random: Random,
  palette: SunPalette,
  { width, height }: Canvas,
  horizon: number,
) {
  for (const color of random.shuffled(palette.hill)) {
    const points: Point[] = []
    const lift = height * random.between(0.03, 0.09)
    const phase = random.between(0, TURN)
    for (let step = 0; step <= 6; step++) {
      const rise = Math.max(0, Math.sin(phase + step * 1.3)) * lift
      points.push({ x: (width * step) / 6, y: horizon + 4 - rise })
    }
    drawing.fill(color, below(smoothLine(points), width, horizon + height * 0.1))
  }
}

function boat(
  drawing: Drawing,
  random: Random,
  palette: SunPalette,
  { width, height }: Canvas,
  horizon: number,
) {
  const size = (height / 420) * random.between(15, 24)
  const x = width * random.pick([random.between(0.12, 0.3), random.between(0.7, 0.88)])
  const y = horizon + size * 0.25
  const lean = random.chance(0.5) ? 1 : -1
  drawing.fill(
    palette.boat,
    polygon([
      { x: x + lean * size * 0.1, y: y - size * 0.25 },
      { x: x + lean * size * 0.1, y: y - size * 2 },
      { x: x + lean * size * 1.05, y: y - size * 0.3 },
    ]),
  )
  drawing.fill(
    palette.boat,
    polygon([
      { x: x - lean * size * 0.05, y: y - size * 0.25 },
      { x: x - lean * size * 0.05, y: y - size * 1.6 },
      { x: x - lean * size * 0.7, y: y - size * 0.3 },
    ]),
  )
  drawing.fill(
    palette.deep,
    `M${pxs(x - size, y - size * 0.12)}h${px(size * 2)}q${pxs(-size * 0.25, size * 0.5, -size * 0.6, size * 0.5)}h${px(-size * 0.8)}q${pxs(-size * 0.35, 0, -size * 0.6, -size * 0.5)}z`,
  )
}

function clouds(random: Random, { width, height }: Canvas, horizon: number): string {
  let shapes = ''
  for (let count = random.whole(1, 3); count > 0; count--) {
    shapes += cloud(
      random,
      random.between(0, width),
      random.between(height * 0.06, horizon * 0.75),
      height / 420,
    )
  }
  return shapes
}
