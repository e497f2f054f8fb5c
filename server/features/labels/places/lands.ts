import type { Layer } from '../motifs/motif.ts'
import type { Random } from '../seeded-random.ts'
import { circle, polygon, px, pxs, star } from '../shapes.ts'

/** The lands that breweries say they are in, drawn 100 wide and 60 high around 0, the sky left free. */
export type Land = (random: Random) => Layer[]

const FOOT = 'V31H-51z'

/** A line of hills from left to right, and all below it. */
function hills(random: Random, level: number, swing: number, count: number): string {
  const step = 102 / count
  let line = `M-51 ${px(level)}`
  for (let hill = 0; hill < count; hill++)
    line += `q${pxs(step / 2, (hill % 2 ? 1 : -1) * swing * random.between(0.6, 1.2), step, random.between(-2, 2))}`
  return line + FOOT
}

/** Strokes over the water, shorter the further down. */
function ripples(random: Random, top: number): string {
  let lines = ''
  for (let y = top; y < 30; y += 3.6)
    for (let x = random.between(-50, -34); x < 50; x += random.between(18, 30))
      lines += `M${pxs(x, y)}q2.5-1.6 5 0t5 0`
  return lines
}

const mountains: Land = (random) => {
  const rock: string[] = []
  const snow: string[] = []
  const count = random.whole(3, 4)
  for (let peak = 0; peak < count; peak++) {
    const [x, high, half] = [
      -42 + (peak + random.between(0.1, 0.7)) * (92 / count),
      random.between(-26, -10),
      random.between(20, 28),
    ]
    rock.push(
      polygon([
        { x: x - half, y: 22 },
        { x, y: high },
        { x: x + half, y: 22 },
      ]),
    )
    const cap = { y: high + 10, half: (half * 10) / (22 - high) }
    snow.push(
      polygon([
        { x, y: high },
        { x: x + cap.half, y: cap.y },
        { x: x + cap.half * 0.3, y: cap.y - 3 },
        { x: x - cap.half * 0.2, y: cap.y + 2 },
        { x: x - cap.half, y: cap.y },
      ]),
    )
  }
  return [
    ['shade', rock.join('')],
    ['light', snow.join('')],
    ['leaf', hills(random, 15, 5, 4)],
  ]
}

const river: Land = (random) => {
  const side = random.pick([-1, 1])
  const bed = `M${pxs(side * 12, 5)}C${pxs(side * 40, 10, side * -34, 14, side * -14, 31)}H${px(side * 34)}C${pxs(side * 2, 18, side * 46, 12, side * 18, 5)}z`
  return [
    ['shade', hills(random, -2, 9, 3)],
    ['leaf', hills(random, 6, 3, 4)],
    ['body', bed],
    [
      'light',
      `M${pxs(side * 14, 10)}q${pxs(side * 4, 2, side * 0, 4)}M${pxs(side * -4, 20)}q${pxs(side * -4, 3, side * -3, 7)}M${pxs(side * 10, 21)}q${pxs(side * -2, 3, side * 3, 6)}`,
      1.2,
    ],
  ]
}

const port: Land = (random) => {
  const crane = random.between(-6, 6)
  const masts = [0, 1, 2]
    .map((at) => `M${pxs(28 + at * 8, 8)}V${px(-8 + at * random.between(-4, 5))}l4 8`)
    .join('')
  return [
    ['body', `M-51 8H51${FOOT}`],
    ['light', ripples(random, 12), 1.1],
    ['shade', 'M-51 4H-14V14H-51z'],
    ['line', `M-44 4V-20L${pxs(-24 + crane, -24)}V-12M-44-14L-34-22M-44 4L-36-12${masts}`, 1.6],
    ['leaf', 'M22 8H50L46 13H26z'],
  ]
}

const desert: Land = (random) => {
  const mesa = random.between(-40, -26)
  const stones = Array.from({ length: 3 }, (_, at) =>
    circle(-30 + at * 26 + random.between(-6, 6), 22, random.between(2, 4)),
  ).join('')
  return [
    [
      'shade',
      `M${pxs(mesa - 14, 12)}L${pxs(mesa - 8, -6)}H${px(mesa + 14)}L${pxs(mesa + 22, 12)}zM8 12L16 0H40L48 12z`,
    ],
    ['leaf', hills(random, 10, 2, 2)],
    ['light', 'M-51 18Q-20 14 10 18T51 16M-51 25Q-10 21 20 25T51 23', 1.2],
    ['line', stones],
  ]
}

const city: Land = (random) => {
  const [far, near, lit]: [string[], string[], string[]] = [[], [], []]
  for (let x = -51; x < 50; ) {
    const wide = random.between(9, 15)
    const top = random.between(-8, 8)
    const roof = random.chance(0.5) ? `l${pxs(wide / 2, -5, wide / 2, 5)}` : `h${px(wide)}`
    far.push(`M${pxs(x, top - 8)}h${px(wide * 0.8)}V31h${px(-wide * 0.8)}z`)
    near.push(`M${pxs(x, top)}${roof}V31h${px(-wide)}z`)
    for (let y = top + 3; y < 24; y += 6)
      if (random.chance(0.7))
        lit.push(`M${pxs(x + wide * 0.3, y)}h2.4v3h-2.4zM${pxs(x + wide * 0.62, y)}h2.4v3h-2.4z`)
    x += wide
  }
  return [
    ['leaf', far.join('')],
    ['shade', near.join('')],
    ['light', lit.join('')],
  ]
}

const forest: Land = (random) => {
  const [far, near, trunks]: [string[], string[], string[]] = [[], [], []]
  for (let x = -52; x < 54; x += random.between(7, 12)) {
    const high = random.between(-14, 2)
    far.push(
      polygon([
        { x: x - 6, y: 16 },
        { x, y: high },
        { x: x + 6, y: 16 },
      ]),
    )
  }
  for (let x = -48; x < 54; x += random.between(14, 22)) {
    const r = random.between(6, 9)
    near.push(circle(x, 12, r) + circle(x - r * 0.7, 16, r * 0.7) + circle(x + r * 0.7, 16, r * 0.7))
    trunks.push(`M${pxs(x, 14)}V29`)
  }
  return [
    ['shade', far.join('')],
    ['shade', `M-51 14H51${FOOT}`],
    ['leaf', near.join('')],
    ['line', trunks.join(''), 1.8],
  ]
}

const fields: Land = (random) => {
  const eye = random.between(-20, 20)
  let furrows = ''
  let bushes = ''
  for (const row of [13, 19, 27]) {
    const r = row * 0.14
    for (let x = -50 + random.between(0, 6); x < 52; x += row * 0.62)
      if (Math.abs(x - eye) > row * 0.5) bushes += circle(x, row, r) + circle(x + r, row + r * 0.3, r * 0.8)
  }
  for (let at = -90; at <= 90; at += 15) furrows += `M${pxs(eye + at * 0.12, 8)}L${pxs(eye + at, 31)}`
  return [
    ['shade', hills(random, 4, 7, 3)],
    ['leaf', `M-51 8H51${FOOT}`],
    ['light', furrows, 1.3],
    ['shade', bushes],
  ]
}

const lagoon: Land = (random) => {
  const isle = random.between(-36, -20)
  const palm = (x: number) =>
    `M${pxs(x, 10)}q2-8 1-17M${pxs(x + 1, -7)}q-6-4-10 1M${pxs(x + 1, -7)}q6-5 11 0M${pxs(x + 1, -7)}q-2-6-8-7M${pxs(x + 1, -7)}q3-6 8-6`
  return [
    ['body', `M-51 8H51${FOOT}`],
    ['leaf', `M${pxs(isle - 18, 9)}Q${pxs(isle, -3, isle + 20, 9)}zM22 9Q34 2 52 9z`],
    ['line', palm(isle) + palm(isle + 9) + palm(38), 1.5],
    ['light', ripples(random, 13), 1.1],
  ]
}

export const LANDS: readonly (readonly [words: RegExp, land: Land])[] = [
  [/\b(vereda|barrio|f[áa]brica|garaje|ciudad|cidade|city|street|downtown)/i, city],
  [/\b(laguna|lago|lagoa|pripri|isla|ilha|lake|island)/i, lagoon],
  [/\b(altiplano|cuatro mil|puna|desierto|deserto|desert)/i, desert],
  [/\b(deshielo|volc|vulc|p[áa]ramo|frailej|quebrada|nieve|cordillera|monta|mountain)/i, mountains],
  [/\b(bosque|selva|mata|ceiba|floresta|forest|woods)/i, forest],
  [/\b(marea|puerto|porto|mar|playa|praia|sudestada|compuerta|harbou?r|coast|bay|beach|port|sea)\b/i, port],
  [/\b(arroyo|r[ií]o|river|creek|cascada|cachoeira)\b/i, river],
  [/\b(finca|campo|pampa|trigo|estepa|quintal|ch[áa]cara|chacra|farm|field|valley|plain)/i, fields],
]

/** A round in the sky: a sun, a moon, or a star. */
export function lightInTheSky(random: Random, x: number, y: number): Layer {
  return [
    'light',
    random.pick([circle(x, y, 8), circle(x, y, 6), star(x, y, 10, 4.5, 8), star(x, y, 9, 6.5, 12)]),
  ]
}
