import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fitName } from '../fit-name.ts'
import { ALL_PLATES, CORNERS, GROUNDS, type Hand, handOf } from '../hand/hand-of.ts'
import { NAME_FACES } from '../open-font.ts'
import { drawableText, layOutLine, STEPS_PER_PX } from '../text-outlines.ts'
import { drawPlate } from './draw-plate.ts'
import { nameRoom } from './name-rooms.ts'
import { MARGIN, type PlateText, printOf } from './plate.ts'
import { FACTS_GAP } from './words.ts'

const FACTS = { company: 'Puerto Negro', type: 'Belgian Strong Ale', abvPercent: 10.5, ibu: 90 }

/** The corners of everything that a path touches (px): curves where they are drawn, not the points that pull at them. */
const extent = (svg: string) => extentOf(textOf(svg))

const textOf = (svg: string) => /transform="scale\([^)]*\)" d="([^"]*)"/.exec(svg)![1]!

function extentOf(pathData: string) {
  const box = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity }
  let x = 0
  let y = 0
  const touch = (atX: number, atY: number) => {
    box.left = Math.min(box.left, atX / STEPS_PER_PX)
    box.right = Math.max(box.right, atX / STEPS_PER_PX)
    box.top = Math.min(box.top, atY / STEPS_PER_PX)
    box.bottom = Math.max(box.bottom, atY / STEPS_PER_PX)
  }
  for (const [, letter, written] of pathData.matchAll(/([Mlqc])([^Mlqcz]*)/g)) {
    const numbers = [...written!.matchAll(/-?\d+/g)].map(Number)
    const [fromX, fromY] = letter === 'M' ? [0, 0] : [x, y]
    const points: Point[] = [[fromX, fromY]]
    for (let at = 0; at < numbers.length; at += 2)
      points.push([fromX + numbers[at]!, fromY + numbers[at + 1]!])
    const steps = points.length > 2 ? STEPS_OF_CURVE : 1
    for (let step = 1; step <= steps; step++) touch(...pointOn(points, step / steps))
    ;[x, y] = points.at(-1)!
  }
  return box
}

/** The rows of a text from top to bottom: what of its ink lies side by side, px. */
function rowsOf(svg: string) {
  const letters = textOf(svg)
    .split(/(?=M)/)
    .map(extentOf)
    .sort((one, other) => one.top - other.top)
  const rows: { top: number; bottom: number }[] = []
  for (const { top, bottom } of letters) {
    const last = rows.at(-1)
    if (last && top <= last.bottom) last.bottom = Math.max(last.bottom, bottom)
    else rows.push({ top, bottom })
  }
  return rows
}

type Point = [number, number]

const STEPS_OF_CURVE = 16

/** Where a Bézier curve of these points is at `t`, from 0 to 1 (de Casteljau). */
function pointOn(points: Point[], t: number): Point {
  if (points.length === 1) return points[0]!
  const between = points
    .slice(1)
    .map(
      ([x, y], at): Point => [
        points[at]![0] + (x - points[at]![0]) * t,
        points[at]![1] + (y - points[at]![1]) * t,
      ],
    )
  return pointOn(between, t)
}

/** Steps of rounding. */
const TOLERANCE_PX = 0.3

function expectInside(text: PlateText, hand: Hand) {
  for (const calm of [true, false]) {
    const { svg, box } = drawPlate(text, hand, { calm, crossed: false })
    if (!svg.includes('transform="scale')) continue
    const ink = extent(svg)
    if (ink.left === Infinity) continue
    const margin = MARGIN - TOLERANCE_PX
    expect(ink.left).toBeGreaterThanOrEqual(box.left + margin)
    expect(ink.right).toBeLessThanOrEqual(box.left + box.width - margin)
    expect(ink.top).toBeGreaterThanOrEqual(box.top + margin)
    expect(ink.bottom).toBeLessThanOrEqual(box.top + box.height - margin)
  }
}

const anyName = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 80 }),
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.string({ unit: fc.constantFrom(...'aáeñWMgjpÅŐŻ -’.,1&Qy'), maxLength: 80 }),
)

const anyHand = fc.record({
  plate: fc.constantFrom(...ALL_PLATES),
  face: fc.constantFrom(...NAME_FACES),
  corner: fc.constantFrom(...CORNERS),
  ground: fc.constantFrom(...GROUNDS),
  lift: fc.constantFrom(0, 0.4, 0.9),
})

const withHand = (traits: Partial<Hand>): Hand => ({ ...handOf(''), ...traits })

describe('every plate', () => {
  test('never lets any name or brewery nearer than 12 px to its edge or inner rule', () => {
    fc.assert(
      fc.property(anyName, anyName, anyHand, (name, company, traits) =>
        expectInside({ ...FACTS, name, company }, withHand(traits)),
      ),
      { numRuns: 600 },
    )
  })

  test.each(ALL_PLATES)('%s: the facts keep off the letters that hang from a name', (plate) => {
    const facts = { ...FACTS, type: 'Bock' }
    const { ink } = layOutLine('text', 'Bock')
    for (const face of NAME_FACES) {
      for (const name of ['Gypsy', 'Chapuzón Largo y Profundo', 'Temporal de Santa Rosa']) {
        const { svg } = drawPlate({ ...facts, name }, withHand({ plate, face }), {
          calm: false,
          crossed: false,
        })
        const [above, below] = rowsOf(svg).slice(['roundel', 'strip'].includes(plate) ? -3 : -2)
        const sizePx = (below!.bottom - below!.top) / (ink.top - ink.bottom)
        expect(below!.top - above!.bottom).toBeGreaterThanOrEqual(FACTS_GAP * sizePx - TOLERANCE_PX)
      }
    }
  })

  test.each(ALL_PLATES)('%s: the single thing that crosses its edge leaves the text alone', (plate) => {
    for (const lift of [0, 0.4, 0.9]) {
      for (const name of ['Puna', 'Doble Cordillera Reserva', 'Ñ'.repeat(80)]) {
        const { box, hero, isUpon } = drawPlate({ ...FACTS, name }, withHand({ plate, lift }), {
          calm: false,
          crossed: true,
        })
        // A stamp is turned; a thing there ends before the text by its plate's own reckoning.
        if (plate === 'stamp') continue
        if (plate === 'strip') {
          const beside = hero.x < box.left ? box.left - hero.x : hero.x - box.left - box.width
          expect(hero.size / 2).toBeLessThanOrEqual(beside + MARGIN)
          continue
        }
        // It goes on under the text there, as the letters' own rims see to.
        if (isUpon) continue
        const isOver = hero.y < box.top
        if (isOver) expect(hero.y + hero.size / 2).toBeLessThanOrEqual(box.top + MARGIN)
        else expect(hero.y - hero.size / 2).toBeGreaterThanOrEqual(box.top + box.height - MARGIN)
      }
    }
  })

  test.each(NAME_FACES)('upon a picture every letter in %s has a rim of the plate’s own paper', (face) => {
    for (const ground of GROUNDS) {
      const hand = withHand({ plate: 'letters', face, ground })
      const { svg } = drawPlate({ ...FACTS, name: 'Noche' }, hand, { calm: false, crossed: false })
      const print = printOf(hand)
      const [, color, width] = /stroke="(#\w{6})" stroke-width="(\d+)" paint-order="stroke"/.exec(svg)!
      expect(svg).toContain(`fill="${print.ink}"`)
      // Its contrast with the ink is the plates' (hand-of.test.ts).
      expect(color).toBe(print.ground)
      expect(Number(width) / 2 / STEPS_PER_PX).toBeGreaterThanOrEqual(6)
    }
  })

  test('has at most three lines of a name, within its room', () => {
    fc.assert(
      fc.property(anyName, anyHand, (name, { plate, face }) => {
        const room = nameRoom(plate, face)
        const fitted = fitName(face, name, room)
        expect(fitted.lines.length).toBeLessThanOrEqual(room.lineLimit)
        expect(fitted.heightPx).toBeLessThanOrEqual(room.heightPx + 0.001)
      }),
      { numRuns: 300 },
    )
  })
})

describe('names', () => {
  test.each([
    ['Puna', 1],
    ['Noche de Valparaíso', 2],
    ['Doble Cordillera Reserva', 3],
    ['La Muy Noble y Leal Cerveza de Trigo de Santa María de los Buenos Aires', 3],
    ['Ñ'.repeat(80), 3],
  ])('on a card, %s stands in %i lines', (name, lines) => {
    expect(fitName('display', name, nameRoom('card', 'display')).lines).toHaveLength(lines)
  })

  test('are drawn as the fonts know them, simplified as they almost do, and dropped otherwise', () => {
    expect(drawableText('display', '  Ñandú\t IPA\n')).toBe('Ñandú IPA')
    expect(drawableText('display', 'N\u0303andu\u0301')).toBe('Ñandú')
    expect(drawableText('display', 'Łódź ﬁna Ｗ')).toBe('Łódź fina W')
    expect(drawableText('text', 'ビ🍺\u202E\u0000Él')).toBe('Él')
  })

  test.each(NAME_FACES.slice(1))('of Guaraní keep their accents in %s', (face) => {
    expect(drawableText(face, 'Jasy Renyhẽ, Ysyry Pytã, Tatatĩ')).toBe('Jasy Renyhẽ, Ysyry Pytã, Tatatĩ')
  })
})
