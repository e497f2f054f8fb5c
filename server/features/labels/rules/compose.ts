import type { Canvas } from '../families/family.ts'
import type { Place } from '../motifs/print-motif.ts'
import type { Random } from '../seeded-random.ts'

/** How often, how large and where a thing stands. */
const COMPOSITIONS = ['alone', 'near', 'close', 'pair', 'two', 'trio', 'flock', 'row'] as const
export type Composition = (typeof COMPOSITIONS)[number]

/** The places of a thing on a canvas, the largest first. */
export function compose(composition: Composition, random: Random, canvas: Canvas): Place[] {
  const { width, height } = canvas
  const hero = canvas.hero ?? { x: width / 2, y: height / 2, size: Math.min(width, height) * 0.86 }
  return PLACES[composition](random, canvas, hero)
}

/** What a plate leaves free of a canvas. */
export function windowOf({ width, height, window }: Canvas): NonNullable<Canvas['window']> {
  return window ?? { left: 0, top: 0, width, height }
}

type Hero = NonNullable<Canvas['hero']>

const PLACES: Readonly<Record<Composition, (random: Random, canvas: Canvas, hero: Hero) => Place[]>> = {
  alone: (random, _canvas, { x, y, size }) => [
    { x, y, size: size * random.between(0.84, 0.93), degrees: random.between(-9, 9), ...mirrored(random) },
  ],
  // Larger than its room: the edges crop it.
  near: (random, _canvas, { x, y, size }) => [
    {
      x: x + random.pick([-1, 1]) * random.between(0.08, 0.22) * size,
      y: y + random.between(-0.12, 0.1) * size,
      size: size * random.between(1.2, 1.45),
      degrees: random.between(-26, 26),
      ...mirrored(random),
    },
  ],
  // So near that little else is seen.
  close: (random, canvas) => {
    const { left, top, width, height } = windowOf(canvas)
    const size = Math.max(width, height) * random.between(0.92, 1.2)
    return [
      {
        x: left + width / 2 + random.pick([-1, 1]) * random.between(0.03, 0.14) * width,
        y: top + height / 2 + random.between(-0.06, 0.1) * height,
        size,
        degrees: random.between(-26, 26),
        ...mirrored(random),
      },
    ]
  },
  pair: (random, _canvas, { x, y, size }) => {
    const small = random.between(0.4, 0.7)
    const side = random.pick([-1, 1])
    const degrees = random.between(4, 16)
    return [
      { x: x - side * size * 0.22, y: y + size * 0.06, size: size * 0.86, degrees: -side * degrees },
      {
        x: x + side * size * 0.44,
        y: y - size * random.between(0.1, 0.3),
        size: size * small,
        degrees: side * degrees * 1.6,
        isMirrored: true,
      },
    ]
  },
  // One beside the other, as large as each other; one over the other where there is more room for that.
  two: (random, canvas) => {
    const { left, top, width, height } = windowOf(canvas)
    const isUpright = height > width
    const size = isUpright ? Math.min(width * 0.92, height * 0.5) : Math.min(width * 0.5, height * 0.94)
    const lean = random.between(-6, 6)
    return [-1, 1].map((side) => ({
      x: left + width / 2 + (isUpright ? 0 : (side * width) / 4),
      y: top + height / 2 + (isUpright ? (side * height) / 4 : side * random.between(0, 0.03) * height),
      size,
      degrees: lean,
    }))
  },
  trio: (random, canvas, { x, y, size }) => {
    const lean = random.between(-20, 20)
    const order = random.shuffled([0.82, 0.6, 0.46])
    return order
      .map((share, at) => ({
        x: x + (at - 1) * canvas.width * 0.33,
        y: y + (random.between(-0.2, 0.2) + (at === 1 ? -0.05 : 0.08)) * size,
        size: size * share,
        degrees: lean * (at - 1) + random.between(-8, 8),
        ...mirrored(random),
      }))
      .sort((one, other) => other.size - one.size)
  },
  flock: (random, { width, height }, _hero) => {
    const columns = random.pick([2, 2, 3])
    const step = width / columns
    const rows = Math.ceil(height / step) + 1
    const lean = random.pick([0, 0, 20, -20, 90])
    const all: Place[] = []
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns + 1; column++) {
        all.push({
          x: (column + (row % 2 ? 0 : 0.5)) * step + random.between(-0.1, 0.1) * step,
          y: (row + 0.3) * step + random.between(-0.1, 0.1) * step,
          size: step * random.between(0.62, 1.02),
          degrees: lean * (row % 2 ? 1 : -1) + random.between(-14, 14),
          ...mirrored(random),
        })
      }
    }
    return all.sort((one, other) => other.size - one.size)
  },
  row: (random, canvas) => {
    const { left, top, width, height } = windowOf(canvas)
    const count = random.pick([2, 3, 4])
    const step = width / count
    const lean = random.between(-14, 14)
    const wave = random.pick([0, 0, 0.18])
    const rows = Math.max(1, Math.floor(height / (step * 1.08)))
    return Array.from({ length: rows }, (_, row) => (row - (rows - 1) / 2) * 1.08).flatMap((row) =>
      Array.from({ length: count }, (_, at) => ({
        x: left + (at + 0.5) * step,
        y: top + height / 2 + row * step + (at % 2 ? -wave : wave) * step * 0.5,
        size: step * 0.98,
        degrees: at % 2 ? lean : -lean,
        isMirrored: at % 2 === 1,
      })),
    )
  },
}

const mirrored = (random: Random) => (random.chance(0.5) ? { isMirrored: true } : {})
