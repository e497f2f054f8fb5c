import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { errorBody, refuse } from '#contract/errors.ts'
import { priceText } from '#contract/money.ts'
import * as cartTexts from '#contract/texts/cart.ts'
import * as formTexts from '#contract/texts/form.ts'
import { said } from '#contract/texts/said.ts'
import { textOf } from '#contract/texts/text.ts'
import { inLanguage, languageOfRequest } from './readers-language.ts'

/** What a reader is told who does one of everything. */
const told = async () => {
  await sleep(1)
  const { message } = errorBody(refuse('below-held-stock', { held: 3 }))
  const rule = z.string().min(9, said(formTexts.required)).safeParse('').error!.issues[0]!.message
  return [textOf(cartTexts.lessLeft, { count: 2 }), message, rule, priceText(1_234_50)]
}

test('each reader is told in their own language, at the same time too; who chose none in the specification’s', async () => {
  const readers = [undefined, 'en', 'pt', 'es'] as const
  expect(await Promise.all(readers.map((language) => inLanguage(language, told)))).toEqual([
    [
      'Solo quedan 2.',
      'Hay 3 unidades apartadas en compras abiertas.',
      'Información requerida',
      'U$S 1\u00a0234.50',
    ],
    ['Only 2 left.', '3 units are held in open purchases.', 'Required information', 'U$S 1,234.50'],
    [
      'Restam apenas 2.',
      'Há 3 unidades reservadas em compras abertas.',
      'Informação obrigatória',
      'U$S 1.234,50',
    ],
    [
      'Solo quedan 2.',
      'Hay 3 unidades apartadas en compras abiertas.',
      'Información requerida',
      'U$S 1.234,50',
    ],
  ])
})

test.each([
  ['/shop', undefined, undefined],
  ['/shop', 'language=pt', 'pt'],
  ['/shop?lang=es', 'language=pt', 'es'],
  ['/shop?lang=fr', 'language=pt', 'pt'],
  ['/shop?lang=__proto__', 'language=toString', undefined],
  ['/shop?lang=en&lang=pt', 'otherlanguage=es', 'en'],
])('of %s with the cookies %s the reader reads %s', (path, cookie, language) => {
  const headers = { 'accept-language': 'fr', ...(cookie && { cookie }) }
  expect(languageOfRequest(new Request(`http://shop.example${path}`, { headers }), false)).toBe(language)
})

test.each([
  ['cart=a; __Host-language=en', 'en'],
  ['language=pt; __Host-language=en', 'en'],
  ['language=pt', undefined],
])(
  'on https, of the cookies %s the reader reads %s: a subdomain can plant the plain one',
  (cookie, language) => {
    const request = new Request('http://10.0.0.7:3000/shop', { headers: { cookie } })
    expect(languageOfRequest(request, true)).toBe(language)
  },
)
