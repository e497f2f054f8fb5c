import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { demoBreweries } from '#database/seed/demo-shop.ts'
import { LABEL_WIDTH } from './draw-label.ts'
import { fitName } from './fit-name.ts'
import { openFont } from './open-font.ts'
import { drawPlate, NAME_ROOM } from './plate.ts'
import { layOutLine } from './text-outlines.ts'

/** On screens of one pixel a pixel; phones draw some narrower, with two or three pixels for each. */
const SMALL_LABEL_PX = 120

/** How tall a name's capitals are on a small label, in pixels of the screen. */
function capitalsPx(name: string): number {
  const font = openFont('display')
  return (
    (fitName('display', name, NAME_ROOM).sizePx * font.capHeight * SMALL_LABEL_PX) /
    font.unitsPerEm /
    LABEL_WIDTH
  )
}

/** As many letters as are drawn when nothing is left out. */
function isWhole(name: string): boolean {
  const lettersOf = (text: string) => layOutLine('display', text.replaceAll(' ', '')).glyphs.length
  const drawn = fitName('display', name, NAME_ROOM).lines.reduce((sum, { glyphs }) => sum + glyphs.length, 0)
  return drawn >= lettersOf(name)
}

const luminance = (color: string) => {
  const [red, green, blue] = [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as [
    number,
    number,
    number,
  ]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

describe('on a label 120 px wide', () => {
  test('the capitals of every name are at least 7 px tall', () => {
    const anyName = fc.string({
      unit: fc.constantFrom(...'aáeñWMgjpÅŐŻ -’.,1&Qy'),
      minLength: 1,
      maxLength: 80,
    })
    fc.assert(
      fc.property(
        anyName.filter((name) => name.trim() !== ''),
        (name) => capitalsPx(name) >= 7,
      ),
      { numRuns: 300 },
    )
  })

  test('the names of the demo shop stand there whole, their capitals at least 9 px tall', () => {
    const names = demoBreweries.flatMap(({ beers }) => beers.map(({ name }) => name))
    expect(names.filter((name) => capitalsPx(name) < 9 || !isWhole(name))).toEqual([])
  })

  test.each([
    'Doble Cordillera Reserva de Otoño',
    'Stout con Cacao de Bahía',
    'Cuarenta y Dos Inviernos en la Puna',
  ])('a long name stands there whole: %s', (name) => expect(isWhole(name)).toBe(true))
})

test('what stands on the plate reads at least 15 : 1, whatever the art is', () => {
  const { svg } = drawPlate(
    { name: 'Puna', company: 'Altiplano', type: 'Pilsner', abvPercent: 4.6, ibu: 32 },
    '#888888',
  )
  const plate = /^<path fill="(#\w{6})"/.exec(svg)![1]!
  const ink = /<path fill="(#\w{6})" transform=/.exec(svg)![1]!
  expect((luminance(plate) + 0.05) / (luminance(ink) + 0.05)).toBeGreaterThan(15)
})
