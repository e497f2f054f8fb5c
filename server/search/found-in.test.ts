import { expect, test } from 'vitest'
import { foundIn } from './found-in.ts'

const beer = {
  ...{ name: 'Noche de Nieve', company: 'Galpón Puelche', presentation: 'Botella 500 ml' },
  type: 'Stout',
  description: 'Negra de invierno, con cacao amargo y frambuesa de la chacra, madurada tres meses en barril.',
  ...{ city: 'El Bolsón', state: 'Río Negro', country: 'Argentina' },
} as const

test('what the card shows needs no reason', () => {
  for (const text of ['nieve', 'puel', 'stout', 'botella', 'noches', 'cerveza de nieve'])
    expect(foundIn(text, beer), text).toBeUndefined()
})

test('a word of the description is told among its neighbours, as it is written there', () => {
  expect(foundIn('FRAMBUESAS', beer)).toEqual({
    in: 'description',
    before: '…con cacao amargo y ',
    word: 'frambuesa',
    after: ' de la chacra, madurada tres meses…',
  })
  expect(foundIn('nieve barril', beer)).toMatchObject({ word: 'barril', after: '.' })
  expect(foundIn('oneill', { ...beer, description: 'De O’Neill' })).toMatchObject({ word: 'O’Neill' })
})

test('what else a style is called, and a place', () => {
  const plain = { ...beer, description: 'De invierno.' }
  expect(foundIn('oscura', plain)).toEqual({ in: 'style', before: '', word: 'oscura', after: '' })
  expect(foundIn('bolson', plain)).toEqual({
    in: 'place',
    before: 'El ',
    word: 'Bolsón',
    after: ', Río Negro, Argentina',
  })
})

test('what stands nowhere as it was typed is not told', () => {
  expect(foundIn('frambuexa', beer)).toBeUndefined()
  expect(foundIn('a', beer)).toBeUndefined()
  expect(foundIn('', beer)).toBeUndefined()
})
