import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { demoBreweries } from '#database/seed/demo-shop.ts'
import { LABEL_WIDTH } from '../draw-label.ts'
import { fitName } from '../fit-name.ts'
import { ALL_PLATES, handOf, type PlateKind } from '../hand/hand-of.ts'
import { inSeries } from '../hand/in-series.ts'
import { NAME_FACES, type NameFace, openFont } from '../open-font.ts'
import { nameRoom } from './name-rooms.ts'
import { fitWords } from './words.ts'

/** On screens of one pixel a pixel; phones draw some narrower, with two or three pixels for each. */
const SMALL_LABEL_PX = 120

/** How tall a name's capitals are on a small label, in pixels of the screen. */
function capitalsPx(name: string, plate: PlateKind, face: NameFace): number {
  const { capHeight, unitsPerEm } = openFont(face)
  const { sizePx } = fitName(face, name, nameRoom(plate, face))
  return (sizePx * capHeight * SMALL_LABEL_PX) / unitsPerEm / LABEL_WIDTH
}

const fitted = (name: string, plate: PlateKind, face: NameFace) =>
  fitWords({ name, company: '', type: '', abvPercent: 5, ibu: null }, { plate, face }).name

describe('on a label 120 px wide', () => {
  test('the capitals of every name are at least 7 px tall, on every plate and in every face', () => {
    const anyName = fc.string({
      unit: fc.constantFrom(...'aáeñWMgjpÅŐŻ -’.,1&Qy'),
      minLength: 1,
      maxLength: 80,
    })
    fc.assert(
      fc.property(
        anyName.filter((name) => name.trim() !== ''),
        fc.constantFrom(...ALL_PLATES),
        fc.constantFrom(...NAME_FACES),
        (name, plate, face) => capitalsPx(name, plate, face) >= 6.999,
      ),
      { numRuns: 600 },
    )
  })

  test('the names of the demo shop stand there whole, their capitals at least 9 px tall', () => {
    const small = demoBreweries.flatMap(({ company, beers }) => {
      return beers.filter(({ name, type }) => {
        const { plate, face } = inSeries(handOf(company), type)
        return capitalsPx(name, plate, face) < 9 || !fitted(name, plate, face).whole
      })
    })
    expect(small.map(({ name }) => name)).toEqual([])
  })

  const everyHand = ALL_PLATES.flatMap((plate) => NAME_FACES.map((face) => [plate, face] as const))
  test.each(everyHand)(
    'long names stand whole on a %s in %s, if need be in the narrow face',
    (plate, face) => {
      for (const name of [
        'Doble Cordillera Reserva de Otoño',
        'Stout con Cacao de Bahía',
        'Cuarenta y Dos Inviernos en la Puna',
      ]) {
        expect(fitted(name, plate, face).whole).toBe(true)
      }
    },
  )
})
