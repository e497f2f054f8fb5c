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
  /** Of its full size. */
  share: number
}

/** The glass that wheat beer is poured into: half as wide as its bowl is at heights from the rim (0) to its foot (1). */
const PROFILE = [40, 41, 34, 27, 30]
const BOWL = 236
const FOOT = 34

/** Pale, golden, amber, dark. */
const BEERS = ['#f6c65c', '#f2b134', '#e8943a', '#f6c65c', '#b5612f', '#f2b134']

const inRow = (beers: readonly string[], from: number, step: number, share: number): Glass[] =>
  beers.map((beer, at) => ({ x: from + at * step, beer, share }))

const PLACES = {
  wide: { glasses: inRow(BEERS, 650, 98, 1), sun: 895, table: 334, words: [70, 168, 74] },
  tall: { glasses: inRow(BEERS.slice(1, 5), 120, 120, 0.78), sun: 300, table: 374, words: [40, 84, 70] },
} as const

/** Wheat beers in a row before a setting sun: six, or four. */
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
    title: 'Trigo en vaso alto',
    svg: drawing.toString() + drawHeadline(['Trigo en', 'vaso alto'], NIGHT, words),
  }
}

function drawGlass(drawing: Drawing, { x, beer, share }: Glass, table: number) {
  const random = seededRandom(`glass ${x}`)
  const profile = PROFILE.map((half) => half * share)
  const [bowl, foot] = [BOWL * share, FOOT * share]
  const base = table + 10
  const top = base - 7 - bowl
  const fill = 0.2
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
