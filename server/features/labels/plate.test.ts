import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fitName } from './fit-name.ts'
import { drawPlate, NAME_ROOM, PLATE_WIDTH } from './plate.ts'
import { drawableText, STEPS_PER_PX } from './text-outlines.ts'

const FACTS = { company: 'Puerto Negro', type: 'Belgian Strong Ale', abvPercent: 10.5, ibu: 90 }

/** The corners of everything that a path touches, control points included (px). */
function extent(svg: string) {
  const pathData = /transform="scale\([^)]*\)" d="([^"]*)"/.exec(svg)![1]!
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
    for (let at = 0; at < numbers.length; at += 2) {
      x = fromX + numbers[at]!
      y = fromY + numbers[at + 1]!
      touch(x, y)
    }
  }
  return box
}

/** Half a step of rounding, and the control points of round letters, which the drawn line does not reach. */
const TOLERANCE_PX = 0.3

function expectInside(text: Parameters<typeof drawPlate>[0]) {
  const plate = drawPlate(text, '#000000')
  const ink = extent(plate.svg)
  const innerRuleY = Number(/stroke-width="\.8" d="M[\d.]+ (-?[\d.]+)/.exec(plate.svg)![1])
  const margin = innerRuleY - plate.top + 12 - TOLERANCE_PX
  expect(ink.left).toBeGreaterThanOrEqual(plate.left + margin)
  expect(ink.right).toBeLessThanOrEqual(plate.left + PLATE_WIDTH - margin)
  expect(ink.top).toBeGreaterThanOrEqual(plate.top + margin)
  expect(ink.bottom).toBeLessThanOrEqual(plate.top + plate.height - margin)
  expect(plate.height).toBeLessThan(220)
}

const anyName = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 80 }),
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.string({ unit: fc.constantFrom(...'aáeñWMgjpÅŐŻ -’.,1&Qy'), maxLength: 80 }),
)

describe('the plate', () => {
  test('never lets any name or brewery nearer than 12 px to its inner rule', () => {
    fc.assert(
      fc.property(anyName, anyName, (name, company) => expectInside({ ...FACTS, name, company })),
      { numRuns: 400 },
    )
  })

  test('sets a name in at most three lines', () => {
    fc.assert(
      fc.property(anyName, (name) => {
        const fitted = fitName('display', name, NAME_ROOM)
        expect(fitted.lines.length).toBeLessThanOrEqual(3)
        expect(fitted.heightPx).toBeLessThanOrEqual(104.001)
      }),
      { numRuns: 300 },
    )
  })

  test.each([
    ['Puna', 1],
    ['Noche de Valparaíso', 2],
    ['Doble Cordillera Reserva', 3],
    ['La Muy Noble y Leal Cerveza de Trigo de Santa María de los Buenos Aires', 3],
    ['Ñ'.repeat(80), 3],
  ])('sets %s in %i lines', (name, lines) => {
    expect(fitName('display', name, NAME_ROOM).lines).toHaveLength(lines)
    expectInside({ ...FACTS, name })
  })

  test('draws what the fonts know, simplifies what they almost know, drops the rest', () => {
    expect(drawableText('display', '  Ñandú\t IPA\n')).toBe('Ñandú IPA')
    expect(drawableText('display', 'N\u0303andu\u0301')).toBe('Ñandú')
    expect(drawableText('display', 'Łódź ﬁna Ｗ')).toBe('Łódź fina W')
    expect(drawableText('text', 'ビ🍺\u202E\u0000Él')).toBe('Él')
  })
})
