import { Drawing } from '../drawing.ts'
import type { Random } from '../seeded-random.ts'
import { circle, px, pxs, smoothLine, TURN } from '../shapes.ts'
import type { Art, Canvas, Subject } from './family.ts'
import { FRUITS } from './fruit-slices.ts'
import { FRUIT_PALETTES, type FruitPalette } from './palettes/fruit.ts'

/** Sour Beer: slices of fruit among circles, rings and squiggles. */
export function drawFruit(random: Random, canvas: Canvas, { coloring }: Subject): Art {
  const palette = coloring(FRUIT_PALETTES)
  const drawing = new Drawing()
  drawing.ground(palette.ground, canvas.width, canvas.height)
  backdrop(drawing, random, palette, canvas)

  const scale = canvas.height / 420
  const places = scatter(random, canvas)
  const kinds = random.shuffled(FRUITS).slice(0, random.whole(1, 2))
  for (const { x, y, radius } of places) {
    if (radius >= 26 * scale) {
      random.pick(kinds)(drawing, random, palette, x, y, radius)
    } else confetti(drawing, random, palette, x, y, radius)
  }
  return { svg: drawing.toString() }
}

interface Place {
  x: number
  y: number
  radius: number
}

/** Radii of the largest disc, and of how many others. */
const SIZES: {
  first: [from: number, to: number]
  more: readonly (readonly [least: number, most: number, from: number, to: number])[]
} = {
  first: [52, 86],
  more: [
    [2, 4, 30, 58],
    [8, 16, 9, 22],
    [14, 26, 3, 7],
  ],
}

/** Discs that do not touch, the largest first; the upper half gets one large disc in any case. */
function scatter(random: Random, { width, height }: Canvas): Place[] {
  const scale = height / 420
  const density = width / 300
  const places: Place[] = [
    {
      x: width * random.between(0.22, 0.78),
      y: height * random.between(0.14, 0.28),
      radius: random.between(...SIZES.first) * scale,
    },
  ]
  const sizes = SIZES.more.flatMap(([least, most, from, to]) =>
    Array.from({ length: Math.round(random.whole(least, most) * density) }, () => random.between(from, to)),
  )
  const gap = 5 * scale
  for (const size of sizes) {
    const radius = size * scale
    for (let attempt = 0; attempt < 14; attempt++) {
      const x = random.between(-radius * 0.4, width + radius * 0.4)
      const y = random.between(-radius * 0.4, height + radius * 0.4)
      if (places.every((other) => Math.hypot(other.x - x, other.y - y) > other.radius + radius + gap)) {
        places.push({ x, y, radius })
        break
      }
    }
  }
  return places
}

function backdrop(drawing: Drawing, random: Random, palette: FruitPalette, { width, height }: Canvas) {
  const kind = random.pick(['plain', 'slant', 'blob', 'stripes', 'waves', 'disc'] as const)
  if (kind === 'slant') {
    const from = height * random.between(0.2, 0.8)
    const to = height - from
    drawing.fill(palette.second, `M0 ${px(from)}L${pxs(width, to)}V${px(height)}H0z`)
  }
  if (kind === 'blob') {
    drawing.fill(
      palette.second,
      blob(
        random,
        width * random.between(0.3, 0.7),
        height * random.between(0.3, 0.7),
        height * random.between(0.3, 0.42),
      ),
    )
  }
  if (kind === 'disc') {
    drawing.fill(
      palette.second,
      circle(
        width * random.between(0.2, 0.8),
        height * random.between(0.2, 0.6),
        height * random.between(0.25, 0.4),
      ),
    )
  }
  if (kind === 'stripes') {
    const breadth = height * random.between(0.05, 0.1)
    const lean = random.pick([-1, 1]) * height * random.between(0.2, 0.8)
    let stripes = ''
    for (let x = -height; x < width + height; x += breadth * 2) {
      stripes += `M${pxs(x, 0)}h${px(breadth)}l${pxs(lean, height)}h${px(-breadth)}z`
    }
    drawing.fill(palette.second, stripes)
  }
  if (kind === 'waves') {
    const gap = height * random.between(0.07, 0.12)
    const length = height * random.between(0.1, 0.2)
    let lines = ''
    for (let y = gap / 2; y < height + gap; y += gap) {
      lines += `M${pxs(-length, y)}q${pxs(length / 4, -length / 4, length / 2, 0)}`
      lines += `t${pxs(length / 2, 0)}`.repeat(Math.ceil((width / length) * 2) + 3)
    }
    drawing.stroke(palette.second, gap * random.between(0.18, 0.4), lines)
  }
}

/** What fills the gaps: discs, rings, pips, squiggles, leaves. */
function confetti(
  drawing: Drawing,
  random: Random,
  palette: FruitPalette,
  x: number,
  y: number,
  radius: number,
) {
  const color = random.pick([
    palette.flesh,
    palette.rind,
    palette.pulp,
    palette.leaf,
    palette.spark,
    palette.deep,
  ])
  const scale = random.between(0.85, 1)
  if (radius < 8) {
    drawing.fill(color, circle(x, y, radius * scale))
    return
  }
  const kind = random.pick(['disc', 'ring', 'ring', 'target', 'squiggle', 'squiggle', 'half'] as const)
  if (kind === 'disc') drawing.fill(color, circle(x, y, radius * scale))
  if (kind === 'ring') drawing.stroke(color, radius * 0.34, circle(x, y, radius * 0.78))
  if (kind === 'target')
    drawing.fill(color, circle(x, y, radius)).fill(palette.spark, circle(x, y, radius * 0.5))
  if (kind === 'half') {
    const angle = random.between(0, TURN)
    const [dx, dy] = [Math.cos(angle) * radius, Math.sin(angle) * radius]
    drawing.fill(color, `M${pxs(x - dx, y - dy)}A${pxs(radius, radius)} 0 0 1 ${pxs(x + dx, y + dy)}z`)
  }
  if (kind === 'squiggle') {
    const angle = random.between(0, TURN)
    const turns = random.whole(4, 6)
    const points = Array.from({ length: turns + 1 }, (_, step) => {
      const along = ((step / turns) * 2 - 1) * radius * 1.15
      const across = (step % 2 === 0 ? 1 : -1) * radius * 0.34
      return {
        x: x + Math.cos(angle) * along - Math.sin(angle) * across,
        y: y + Math.sin(angle) * along + Math.cos(angle) * across,
      }
    })
    drawing.stroke(color, radius * 0.26, smoothLine(points))
  }
}

function blob(random: Random, x: number, y: number, radius: number): string {
  const count = 7
  const points = Array.from({ length: count }, (_, index) => {
    const reach = radius * random.between(0.75, 1.15)
    const angle = (index * TURN) / count
    return { x: x + Math.cos(angle) * reach, y: y + Math.sin(angle) * reach }
  })
  return `${smoothLine([...points, points[0]!])}z`
}
