import {
  ADVERTISEMENT_SIZES,
  type Advertisement,
  type AdvertisementShape,
  drawHeadline,
} from './draw-headline.ts'
import { Drawing } from './drawing.ts'
import { seededRandom } from './seeded-random.ts'
import { circle, px, pxs } from './shapes.ts'

const CREAM = '#fdf3dc'
const NIGHT = '#123f55'

interface Glass {
  x: number
  beer: string
  /** Half the width of the bowl at heights from the rim (0) to its foot (1), and how tall the bowl is. */
  profile: readonly number[]
  bowl: number
  /** Height of the stem between bowl and foot; 0 for a tumbler. */
  stem: number
  foot: number
}

/** Tulip, pint, weizen, snifter, goblet and flute, each with the beer that it is made for. */
const GLASSES: readonly Glass[] = [
  { x: 568, beer: '#f2b134', profile: [40, 41, 34, 27, 30], bowl: 236, stem: 0, foot: 34 },
  { x: 672, beer: '#c5482f', profile: [36, 46, 52, 44, 14], bowl: 132, stem: 58, foot: 36 },
  { x: 786, beer: '#3a1d16', profile: [44, 45, 41, 37, 34], bowl: 186, stem: 0, foot: 35 },
  { x: 908, beer: '#e07b2d', profile: [58, 62, 60, 48, 16], bowl: 112, stem: 74, foot: 42 },
  { x: 1020, beer: '#f26d85', profile: [27, 30, 28, 22, 9], bowl: 168, stem: 46, foot: 30 },
  { x: 1122, beer: '#8a3a26', profile: [30, 50, 57, 47, 15], bowl: 118, stem: 40, foot: 38 },
]

/** Where half a phone's width has room for four: those that are no taller than the words leave them. */
const FOUR = [1, 2, 3, 5].map((glass, place) => ({ ...GLASSES[glass]!, x: 96 + place * 136 }))

const PLACES = {
  wide: { glasses: GLASSES, sun: 850, table: 334, words: [70, 168, 74] },
  tall: { glasses: FOUR, sun: 300, table: 374, words: [40, 84, 70] },
} as const

/** Glasses in a row before a setting sun: six, or four. */
export function drawGlasses(shape: AdvertisementShape): Advertisement {
  const { glasses, sun, table, words } = PLACES[shape]
  const drawing = new Drawing().ground('#a5d8de', ...ADVERTISEMENT_SIZES[shape])
  ;['#bfe4e4', '#d6eeea', '#eef6ea'].forEach((color, ring) => {
    drawing.fill(color, circle(sun, table, 420 - ring * 90))
  })
  drawing.fill('#f2603f', circle(sun, table, 150))
  drawing
    .fill(NIGHT, `M0 ${table}h1200v66H0z`)
    .fill('#1d5a72', `M0 ${table + 22}h1200v8H0zM0 ${table + 46}h1200v5H0z`)
  for (const glass of glasses) drawGlass(drawing, glass, table)
  return {
    title: 'Cada estilo, su copa',
    svg: drawing.toString() + drawHeadline(['Cada estilo,', 'su copa'], NIGHT, words),
  }
}

function drawGlass(drawing: Drawing, { x, beer, profile, bowl, stem, foot }: Glass, table: number) {
  const random = seededRandom(`glass ${x}`)
  const base = table + 10
  const top = base - 7 - stem - bowl
  const fill = 0.2
  if (stem > 0) drawing.fill(CREAM, `M${pxs(x - 5, top + bowl - 4)}h10v${px(stem + 8)}h-10z`)
  drawing.fill(CREAM, `M${pxs(x - foot, base)}q${pxs(0, -9, foot, -9)}t${pxs(foot, 9)}z`)
  drawing.fill(CREAM, outline(x, top, bowl, profile, 0, 5))
  drawing.fill(beer, outline(x, top, bowl, profile, fill, -1))
  let bubbles = ''
  for (let bubble = 0; bubble < 9; bubble++) {
    const at = random.between(0.4, 0.9)
    bubbles += circle(
      x + random.between(-0.5, 0.5) * halfAt(profile, at),
      top + bowl * at,
      random.between(1.5, 3.4),
    )
  }
  drawing.fill(CREAM, bubbles)
  const rim = halfAt(profile, fill) - 1
  let foam = ''
  for (let puff = -2; puff <= 2; puff++) {
    foam += circle(x + (puff * rim) / 2.6, top + bowl * fill - (puff % 2 === 0 ? 8 : 4), rim * 0.34)
  }
  drawing.fill('#ffffff', `${foam}M${pxs(x - rim, top + bowl * fill - 6)}h${px(rim * 2)}v12h${px(-rim * 2)}z`)
}

/** The bowl's outline from a height downwards, grown by a few px. */
function outline(
  x: number,
  top: number,
  bowl: number,
  profile: readonly number[],
  from: number,
  grow: number,
): string {
  const steps = 14
  let right = ''
  let left = ''
  for (let step = 0; step <= steps; step++) {
    const at = from + ((1 - from) * step) / steps
    const half = halfAt(profile, at) + grow
    const y = top + bowl * at + (step === steps ? grow : 0)
    right += `${step === 0 ? 'M' : 'L'}${pxs(x + half, y)}`
    left = `L${pxs(x - half, y)}${left}`
  }
  return `${right}${left}z`
}

/** Half the bowl's width at a height, smooth between the five given ones (Catmull-Rom). */
function halfAt(profile: readonly number[], at: number): number {
  const place = Math.min(at * (profile.length - 1), profile.length - 1.0001)
  const index = Math.floor(place)
  const share = place - index
  const [a, b, c, d] = [-1, 0, 1, 2].map(
    (offset) => profile[Math.min(profile.length - 1, Math.max(0, index + offset))]!,
  ) as [number, number, number, number]
  return (
    0.5 *
    (2 * b +
      (c - a) * share +
      (2 * a - 5 * b + 4 * c - d) * share ** 2 +
      (3 * b - a - 3 * c + d) * share ** 3)
  )
}
