import { Drawing } from '../drawing.ts'
import type { Random } from '../seeded-random.ts'
import {
  below,
  circle,
  leaf,
  type Point,
  polar,
  polygon,
  px,
  pxs,
  smoothLine,
  TURN,
  wedge,
} from '../shapes.ts'
import type { Art, Canvas } from './family.ts'
import { SUN_AND_RIVER_PALETTES, type SunPalette } from './palettes.ts'
import { birds, cloud } from './sky-motifs.ts'

/** Lager and Pilsner: a great sun over bands of moving water. */
export function drawSunAndRiver(random: Random, canvas: Canvas): Art {
  const palette = random.pick(SUN_AND_RIVER_PALETTES)
  const drawing = new Drawing()
  const { width, height } = canvas
  const horizon = height * random.between(0.4, 0.56)
  const radius = height * random.between(0.085, 0.17)
  const sun = {
    x: width * random.between(0.2, 0.8),
    y: random.chance(0.45) ? horizon - radius * random.between(0, 0.25) : height * random.between(0.19, 0.3),
  }
  drawing.ground(palette.sky[0], width, height)
  random.pick([rings, rays, halo, stripes])(drawing, random, palette, canvas, sun, radius)
  if (random.chance(0.4)) drawing.fill(palette.cloud, clouds(random, canvas, horizon))
  if (random.chance(0.5)) hills(drawing, random, palette, canvas, horizon)
  if (random.chance(0.45))
    drawing.stroke(palette.deep, 1.8, birds(random, width * 0.5, height * 0.17, height / 420))
  const drawWater = random.pick([waves, waves, scallops, meander])
  drawWater(drawing, random, palette, canvas, horizon, sun)
  if (drawWater !== meander && random.chance(0.45)) boat(drawing, random, palette, canvas, horizon)
  return { svg: drawing.toString(), deep: palette.deep }
}

type DrawSky = (
  drawing: Drawing,
  random: Random,
  palette: SunPalette,
  canvas: Canvas,
  sun: Point,
  radius: number,
) => void

/** Rings in turn that fill the whole sky. */
const rings: DrawSky = (drawing, random, palette, canvas, sun, radius) => {
  const band = canvas.height * random.between(0.05, 0.1)
  const growth = random.between(1, 1.22)
  const radii = [radius]
  while (radii.at(-1)! < Math.hypot(canvas.width, canvas.height)) {
    radii.push(radii.at(-1)! + band * growth ** radii.length)
  }
  radii.reverse().forEach((ring, index) => {
    const left = radii.length - 1 - index
    drawing.fill(
      left === 0 ? palette.sun : palette.sky[left % palette.sky.length]!,
      circle(sun.x, sun.y, ring),
    )
  })
}

/** Wedges from the sun to the edges, and a few rings around it. */
const rays: DrawSky = (drawing, random, palette, canvas, sun, radius) => {
  const count = random.whole(9, 20)
  const turned = random.between(0, TURN)
  const share = random.between(0.35, 0.6)
  const reach = canvas.width + canvas.height
  let wedges = ''
  for (let ray = 0; ray < count; ray++) {
    const from = turned + (ray * TURN) / count
    wedges += wedge(sun.x, sun.y, reach, from, from + (share * TURN) / count)
  }
  drawing.fill(palette.sky[1], wedges)
  const ringCount = random.whole(0, 2)
  for (let ring = ringCount; ring > 0; ring--) {
    const color = palette.sky[(ring + 1) % palette.sky.length]!
    drawing.fill(color, circle(sun.x, sun.y, radius * (1 + ring * 0.34)))
  }
  drawing.fill(palette.sun, circle(sun.x, sun.y, radius))
}

/** A sun like the one on flags: straight and waving rays by turns around a disc. */
const halo: DrawSky = (drawing, random, palette, _canvas, sun, radius) => {
  const count = random.whole(6, 12) * 2
  const length = radius * random.between(0.7, 1.25)
  const gap = radius * random.between(0.12, 0.3)
  const turned = random.between(0, 1)
  const waving = random.chance(0.5)
  drawing.fill(palette.sky[1], circle(sun.x, sun.y, radius + gap + length * random.between(1.15, 1.5)))
  let shapes = ''
  for (let ray = 0; ray < count; ray++) {
    const angle = ((ray + turned) * TURN) / count
    const foot = polar(sun.x, sun.y, radius + gap, angle)
    const reach = ray % 2 === 0 ? length : length * 0.62
    if (ray % 2 === 1 && waving) {
      shapes += leaf(foot.x, foot.y, reach, radius * 0.26, angle, 0.4)
    } else {
      const half = (TURN / count) * 0.36
      const tip = polar(sun.x, sun.y, radius + gap + reach, angle)
      const from = polar(sun.x, sun.y, radius + gap, angle - half)
      const to = polar(sun.x, sun.y, radius + gap, angle + half)
      shapes += polygon([from, tip, to])
    }
  }
  drawing.fill(palette.sun, shapes + circle(sun.x, sun.y, radius))
  if (random.chance(0.6)) drawing.stroke(palette.sky[0], radius * 0.07, circle(sun.x, sun.y, radius * 0.78))
}

/** A sky of level bands; the sun's lower half is cut by them. */
const stripes: DrawSky = (drawing, random, palette, canvas, sun, radius) => {
  const band = canvas.height * random.between(0.035, 0.06)
  for (let row = 0; row * band < canvas.height * 0.6; row++) {
    const color = palette.sky[row % palette.sky.length]!
    drawing.fill(color, `M0 ${px(row * band)}H${px(canvas.width)}v${px(band)}H0z`)
  }
  const large = radius * 1.25
  drawing.fill(palette.sun, circle(sun.x, sun.y, large))
  const cuts = random.whole(3, 5)
  let lines = ''
  for (let cut = 0; cut < cuts; cut++) {
    const y = sun.y + (large * (cut + 0.5)) / cuts
    const half = Math.sqrt(Math.max(0, large ** 2 - (y - sun.y) ** 2)) + 2
    lines += `M${pxs(sun.x - half, y)}h${px(half * 2)}v${px(2 + cut * 1.3)}h${px(-half * 2)}z`
  }
  drawing.fill(palette.sky[0], lines)
}

type DrawWater = (
  drawing: Drawing,
  random: Random,
  palette: SunPalette,
  canvas: Canvas,
  horizon: number,
  sun: Point,
) => void

/** Bands of waves that grow towards the viewer. */
const waves: DrawWater = (drawing, random, palette, canvas, horizon) => {
  const count = random.whole(5, 9)
  const amplitude = canvas.height * random.between(0.008, 0.022)
  const length = canvas.height * random.between(0.1, 0.24)
  const drift = random.between(-0.5, 0.5)
  const pointed = random.chance(0.3)
  for (let band = 0; band < count; band++) {
    const y = horizon + (canvas.height - horizon) * (band / count) ** 1.15
    const scale = 0.7 + (0.6 * band) / count
    const line = waveLine(canvas.width, y, amplitude * scale, length * scale, drift * band, pointed)
    drawing.fill(palette.water[band % palette.water.length]!, below(line, canvas.width, canvas.height))
  }
}

/** Overlapping round scales of water, row by row. */
const scallops: DrawWater = (drawing, random, palette, canvas, horizon) => {
  const radius = canvas.height * random.between(0.056, 0.1)
  drawing.fill(palette.water[0], `M0 ${px(horizon)}H${px(canvas.width)}V${px(canvas.height)}H0z`)
  const ringCount = random.whole(2, 3)
  const offset = random.between(0, radius)
  for (let row = 0; horizon + row * radius * 0.55 < canvas.height + radius; row++) {
    const y = horizon + radius + row * radius * 0.55
    for (let ring = 0; ring < ringCount; ring++) {
      let domes = ''
      for (let x = offset - radius * 2 + (row % 2) * radius; x < canvas.width + radius; x += radius * 2) {
        if (x > -radius) domes += dome(x, y, radius * (1 - ring / ringCount))
      }
      drawing.fill(palette.water[(ring + (row % 2)) % 3]!, domes)
    }
  }
}

/** A river that winds from the horizon to the viewer between two banks. */
const meander: DrawWater = (drawing, random, palette, canvas, horizon, sun) => {
  const { width, height } = canvas
  const bank = `M0 ${px(horizon)}H${px(width)}V${px(height)}H0z`
  drawing.fill(palette.hill[0], bank)
  const side = random.chance(0.5) ? 1 : -1
  const swing = width * random.between(0.1, 0.24)
  const bends = random.between(1.2, 2.2)
  const layers = [1, 0.72, 0.44]
  layers.forEach((share, layer) => {
    const leftBank: Point[] = []
    const rightBank: Point[] = []
    for (let step = 0; step <= 8; step++) {
      const near = step / 8
      const y = horizon + (height + 10 - horizon) * near ** 1.5
      const middle =
        sun.x + (width / 2 - sun.x) * near + Math.sin(near * bends * Math.PI) * swing * near ** 0.5 * side
      const half = (2 + near ** 1.4 * width * 0.42) * share
      leftBank.push({ x: middle - half, y })
      rightBank.unshift({ x: middle + half, y })
    }
    const right = smoothLine(rightBank).replace(/^M[^c]*/, '')
    const corner = rightBank[0]!
    drawing.fill(palette.water[layer]!, `${smoothLine(leftBank)}L${pxs(corner.x, corner.y)}${right}z`)
  })
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

function waveLine(
  width: number,
  y: number,
  amplitude: number,
  length: number,
  phase: number,
  pointed: boolean,
): string {
  const half = length / 2
  const start = -length + (((phase % 1) + 1) % 1) * length - length
  const rounded = `q${pxs(half / 2, -amplitude * 2, half, 0)}t${pxs(half, 0)}`
  const crest = `q${pxs(half, amplitude * 2.2, length, 0)}`
  const count = Math.ceil((width - start) / length) + 1
  return `M${pxs(start, y)}${(pointed ? crest : rounded).repeat(count)}`
}

function dome(x: number, y: number, radius: number): string {
  return `M${pxs(x - radius, y)}a${pxs(radius, radius)} 0 0 1 ${pxs(radius * 2, 0)}z`
}
