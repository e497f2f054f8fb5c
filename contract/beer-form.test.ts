import { parseWithZod } from '@conform-to/zod/v4'
import { describe, expect, test } from 'vitest'
import { inLanguage } from '#server/http/readers-language.ts'
import { beerForm } from './beer-form.ts'

const TYPED = {
  name: 'Niebla',
  type: 'IPA',
  description: 'Pomelo.',
  presentation: 'Lata 473 ml',
  ABV: '6,1',
  IBU: '48',
  price: '5,60',
  stock: '1.000',
}

/** What is wrong, by field. */
function wrong(form: Partial<typeof TYPED>) {
  const { error } = beerForm.safeParse({ ...TYPED, ...form })
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))
}

describe('the numbers of a beer, as they were typed', () => {
  test('a comma is a comma, and never another price', () => {
    for (const language of [undefined, 'es', 'pt'] as const) {
      const { ABV, price, stock } = inLanguage(language, () => beerForm.parse(TYPED))
      expect({ ABV, price, stock }).toEqual({ ABV: 6.1, price: 5.6, stock: 1000 })
    }
    const american = { ...TYPED, stock: '1,000', price: 'US$ 5.60', ABV: '6.1 %' }
    expect(inLanguage('en', () => beerForm.parse(american))).toMatchObject({
      ABV: 6.1,
      price: 5.6,
      stock: 1000,
    })
  })

  test('what might be two numbers is asked, not guessed', () => {
    expect(wrong({ price: '5,600', stock: '1,000' })).toEqual({
      price: '¿5600, o 5.6 con decimales? Escribe uno de los dos.',
      stock: '¿1000, o 1 con decimales? Escribe uno de los dos.',
    })
    expect(inLanguage('en', () => wrong({ price: '5.600', stock: '1,000' }))).toEqual({
      price: '5600, or 5.6 with decimals? Write one of the two.',
    })
    expect(inLanguage('es', () => wrong({ price: '5.600' }))).toEqual({})
  })

  test('what is no number is told in the words of its field', () => {
    expect(wrong({ ABV: 'seis', IBU: '4 8', price: '5,60,1', stock: '' })).toEqual({
      ABV: 'Indicar un valor entre 0 y 90',
      IBU: 'Debe ser un número entero entre 0 y 90.',
      price: 'Indique el precio unitario del produto',
      stock: 'Información requerida',
    })
  })

  test('a page’s own reader of forms guesses nothing either', () => {
    for (const price of ['5.600', '1e3', '0x10', '5,600']) {
      const form = new FormData()
      for (const [name, value] of Object.entries({ ...TYPED, price })) form.set(name, value)
      const { error } = parseWithZod(form, { schema: beerForm }).reply()
      expect([price, error]).toEqual([price, wrong({ price }).price && { price: [wrong({ price }).price] }])
      expect(error).toBeTruthy()
    }
  })
})
