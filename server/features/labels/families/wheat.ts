import { Drawing } from '../drawing.ts'
import type { Random } from '../seeded-random.ts'
import { circle, leaf, type Point, polar, px, pxs, smoothLine, TURN, wedge } from '../shapes.ts'
import { drawEar, earForm } from './ear.ts'
import type { Art, Canvas, Subject } from './family.ts'
import { WHEAT_PALETTES, type WheatPalette } from './palettes/wheat.ts'
import { birds } from './sky-motifs.ts'

/** Wheat Beer, Saison and Belgian Strong Ale: rays and ears of grain. */
export function drawWheat(random: Random, canvas: Canvas, { coloring }: Subject): Art {
  const palette = coloring(WHEAT_PALETTES)
  const drawing = new Drawing()
  drawing.ground(palette.sky[0], canvas.width, canvas.height)
  // A wreath is bound around a plate: a wide picture has none.
  const compositions = isWide(canvas) ? [sheaf, field] : [sheaf, sheaf, field, field, wreath]
  random.pick(compositions)(drawing, random, palette, canvas)
  return { svg: drawing.toString() }
}

function isWide({ width, height }: Canvas): boolean {
  return width > height
}

function rays(drawing: Drawing, random: Random, palette: WheatPalette, canvas: Canvas, from: Point) {
  const count = random.whole(16, 40)
  const share = random.between(0.4, 0.6)
  const turned = random.between(0, 1)
  let wedges = ''
  for (let ray = 0; ray < count; ray++) {
    const angle = ((ray + turned) * TURN) / count
    wedges += wedge(from.x, from.y, canvas.width + canvas.height, angle, angle + (share * TURN) / count)
  }
  drawing.fill(palette.sky[1], wedges)
}

function rings(
  drawing: Drawing,
  random: Random,
  palette: WheatPalette,
  { width, height }: Canvas,
  around: Point,
) {
  const gap = height * random.between(0.05, 0.09)
  for (let ring = Math.ceil((Math.max(width, height) * 0.9) / gap); ring > 0; ring--) {
    drawing.fill(palette.sky[ring % 2]!, circle(around.x, around.y, ring * gap))
  }
}

/** The sky behind the ears: rays, rings, or a sun, or two of them. */
function sky(drawing: Drawing, random: Random, palette: WheatPalette, canvas: Canvas, focus: Point) {
  const { width, height } = canvas
  const kind = random.pick(['rays', 'rays', 'rings', 'sun'] as const)
  if (kind === 'rays') rays(drawing, random, palette, canvas, focus)
  if (kind === 'rings') rings(drawing, random, palette, canvas, focus)
  if (kind === 'sun' || random.chance(0.35)) {
    const x = width * random.between(0.2, 0.8)
    const y = height * random.between(0.14, 0.34)
    const radius = height * random.between(0.08, 0.17)
    if (random.chance(0.5)) drawing.fill(palette.sky[1], circle(x, y, radius * 1.4))
    drawing.fill(palette.sun, circle(x, y, radius))
  }
  if (random.chance(0.3))
    drawing.stroke(palette.stem, 1.6, birds(random, width / 2, height * 0.16, height / 420))
}

/** A fan of ears bound behind the plate, above a field; larger where no plate is. */
function sheaf(drawing: Drawing, random: Random, palette: WheatPalette, canvas: Canvas) {
  const { width, height } = canvas
  const isLarge = isWide(canvas)
  const scale = (height / 420) * (isLarge ? 1.5 : 1)
  const foot = {
    x: width * random.between(0.42, 0.58),
    y: height * (random.between(0.66, 0.72) + (isLarge ? 0.2 : 0)),
  }
  sky(drawing, random, palette, canvas, foot)
  ground(drawing, random, palette, canvas, height * random.between(0.7, 0.82))
  const form = earForm(random, scale)
  const count = random.pick([3, 4, 5, 5, 7]) + (isLarge ? 2 : 0)
  const fan = random.between(0.9, 1.7)
  const order = Array.from({ length: count }, (_, place) => (count === 1 ? 0 : place / (count - 1) - 0.5))
  for (const place of order.sort((one, other) => Math.abs(other) - Math.abs(one))) {
    const angle = -TURN / 4 + place * fan * (isLarge ? 1.35 : 1)
    const stem =
      height * ((isLarge ? 0.44 : 0.3) + random.between(-0.03, 0.06)) * (1 - Math.abs(place) * 0.22)
    const neck = polar(foot.x, foot.y, stem, angle)
    const bend = place * random.between(0.1, 0.35)
    drawing.stroke(
      palette.stem,
      2.4 * scale,
      `M${pxs(foot.x, foot.y)}Q${pxs(foot.x + (neck.x - foot.x) * 0.35, foot.y - stem * 0.55, neck.x, neck.y)}`,
    )
    drawEar(drawing, palette, form, neck.x, neck.y, angle + bend)
  }
}

/** Ears standing in rows, the near ones taller and darker. */
function field(drawing: Drawing, random: Random, palette: WheatPalette, canvas: Canvas) {
  const { width, height } = canvas
  const scale = height / 420
  const sun = { x: width * random.between(0.25, 0.75), y: height * random.between(0.16, 0.3) }
  rays(drawing, random, palette, canvas, sun)
  drawing.fill(palette.sun, circle(sun.x, sun.y, height * random.between(0.09, 0.16)))
  const form = { ...earForm(random, scale), rows: random.whole(3, 4), awns: false }
  const wind = random.between(-0.28, 0.28)
  const rowCount = random.whole(2, 3)
  for (let row = 0; row < rowCount; row++) {
    const size = 0.62 + row * 0.2
    const spacing = (48 + row * 10) * scale * random.between(0.85, 1.1)
    const neckY = height * (0.36 + row * 0.12)
    for (
      let x = -spacing * random.between(0, 0.9);
      x < width + spacing;
      x += spacing * random.between(0.85, 1.15)
    ) {
      const neck = { x, y: neckY + random.between(-22, 22) * scale }
      const angle = -TURN / 4 + wind + random.between(-0.1, 0.1)
      const base = height * 0.86
      drawing.stroke(
        palette.stem,
        2.2 * scale,
        `M${pxs(x - wind * 90 * scale, base)}Q${pxs(x - wind * 20, (base + neck.y) / 2, neck.x, neck.y)}`,
      )
      drawEar(drawing, palette, form, neck.x, neck.y, angle, size)
    }
  }
  ground(drawing, random, palette, canvas, height * random.between(0.7, 0.82))
}

/** Stalks bent around the plate like a wreath, crossed below it, ears meeting above. */
function wreath(drawing: Drawing, random: Random, palette: WheatPalette, canvas: Canvas) {
  const { width, height } = canvas
  const scale = height / 420
  const middle = { x: width / 2, y: height * random.between(0.46, 0.52) }
  const crown = { x: width * random.between(0.42, 0.58), y: height * random.between(0.17, 0.27) }
  sky(drawing, random, palette, canvas, random.chance(0.5) ? crown : middle)
  if (random.chance(0.6))
    drawing.fill(palette.sun, circle(crown.x, crown.y, height * random.between(0.07, 0.14)))
  const radius = {
    x: Math.min(width, height) * random.between(0.4, 0.44),
    y: height * random.between(0.36, 0.42),
  }
  const form = { ...earForm(random, scale), rows: random.whole(4, 7) }
  const reach = random.between(0.3, 0.75)
  const lean = random.between(0.35, 0.7)
  const leafLength = random.between(24, 40) * scale
  const leafEvery = random.whole(1, 2)
  const second = random.chance(0.5) ? random.between(0.35, 0.6) : 0
  for (const side of [-1, 1]) {
    const at = (angle: number): Point => ({
      x: middle.x + side * Math.cos(angle) * radius.x,
      y: middle.y - Math.sin(angle) * radius.y,
    })
    const stalk: Point[] = []
    for (let step = 0; step <= 10; step++) {
      const point = at(-1.75 + (step / 10) * (1.75 + reach))
      stalk.push(point)
      if (step < 1 || step > 9 || step % leafEvery !== 0) continue
      for (const tilt of [-0.7, 0.7]) {
        const color = palette.ear[step % 2]!
        drawing.fill(
          color,
          leaf(point.x, point.y, leafLength, leafLength * 0.32, -TURN / 4 + tilt - side * 0.15, 0.5),
        )
      }
    }
    drawing.stroke(palette.stem, 2.6 * scale, smoothLine(stalk))
    const neck = stalk.at(-1)!
    if (second > 0) drawEar(drawing, palette, form, neck.x, neck.y, -TURN / 4 - side * (lean - second), 0.8)
    drawEar(drawing, palette, form, neck.x, neck.y, -TURN / 4 - side * lean, 1.05)
  }
  const knot = { x: middle.x, y: middle.y + radius.y * 0.99 }
  drawing.fill(palette.ear[1], circle(knot.x, knot.y, 5 * scale))
  if (random.chance(0.5)) ground(drawing, random, palette, canvas, height * random.between(0.91, 0.95))
}

/** The field at the foot: plain, furrowed towards a vanishing point, or in level bands. */
function ground(
  drawing: Drawing,
  random: Random,
  palette: WheatPalette,
  { width, height }: Canvas,
  y: number,
) {
  const lift = random.between(-0.05, 0.05) * height
  const edge = `M0 ${px(y)}q${pxs(width / 2, lift, width, 0)}V${px(height)}H0z`
  drawing.fill(palette.ground[0], edge)
  const kind = random.pick(['plain', 'furrows', 'furrows', 'bands'] as const)
  if (kind === 'furrows') {
    const vanishing = { x: width * random.between(0.2, 0.8), y: y + lift / 2 }
    const count = random.whole(5, 10)
    let rows = ''
    for (let row = -count; row <= count; row++) {
      const left = vanishing.x + ((row - 0.25) * width * 1.6) / count
      rows += `M${pxs(vanishing.x + row * 3, vanishing.y + 5)}L${pxs(left, height)}h${px((width * 0.8) / count)}z`
    }
    drawing.fill(palette.ground[1], rows)
  }
  if (kind === 'bands') {
    const count = random.whole(2, 4)
    let bands = ''
    for (let band = 1; band <= count; band++) {
      const top = y + ((height - y) * band) / (count + 0.6)
      bands += `M0 ${px(top)}q${pxs(width / 2, lift * 0.8, width, 0)}v${px(5 + band * 1.5)}q${pxs(-width / 2, lift * 0.8, -width, 0)}z`
    }
    drawing.fill(palette.ground[1], bands)
  }
}
