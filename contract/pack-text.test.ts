import { expect, test } from 'vitest'
import { packText } from './pack-text.ts'

test.each([
  [{ volumeMl: 473, unitsPerPack: 1, presentation: 'Lata' }, '473 ml'],
  [{ volumeMl: 330, unitsPerPack: 6, presentation: 'Pack' }, '6 × 330 ml'],
  [{ volumeMl: 1500, unitsPerPack: 1, presentation: 'Botella' }, '1.5 l'],
  [{ volumeMl: 20_000, unitsPerPack: 1, presentation: 'Barril' }, '20 l'],
  [{ volumeMl: 1018, unitsPerPack: 1, presentation: 'Botella' }, '1018 ml'],
  [{ volumeMl: null, unitsPerPack: 6, presentation: 'Caja de la casa' }, 'Caja de la casa'],
])('%o is told as %s', (beer, text) => {
  expect(packText(beer).replaceAll('\u00a0', ' ')).toBe(text)
})
