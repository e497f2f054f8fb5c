import { expect, test } from 'vitest'
import { cityName, clearablePhone, identityDocument, phoneNumber, text } from './fields.ts'

test.each(['\u200b\u200b', '\u3164', '\u2800', '\u00ad', '\ufe0f', '\u0301', ' \u200d '])(
  'of %j nothing is seen',
  (typed) => {
    expect(text(80).safeParse(typed).success).toBe(false)
  },
)

test.each(['ñ', 'ビール', 'Ünlü', '🍺', '👩‍🍳', '7', '-', 'क्षि'])('%j is seen', (typed) => {
  expect(text(80).parse(typed)).toBe(typed)
})

test.each([
  ['30.111.222', '30111222'],
  ['12.345.678-9', '123456789'],
  ['12.345.678/0001-90', '12345678000190'],
  ['30 111\u00a0222', '30111222'],
  [30111222, '30111222'],
])('the document %j is kept as %s', (typed, kept) => {
  expect(identityDocument.parse(typed)).toBe(kept)
})

test.each(['30.11', '30,111,222', 'V-30111222', '...', '', -30111222, 30111222.5])(
  'the document %j is none',
  (typed) => {
    expect(identityDocument.safeParse(typed).success).toBe(false)
  },
)

test.each([
  ['+54 9 (351) 555-0100', '+5493515550100'],
  ['0351 15.555.0100', '0351155550100'],
  ['351–555', '351555'],
])('the phone %j is kept as %s', (typed, kept) => {
  expect(phoneNumber.parse(typed)).toBe(kept)
  expect(clearablePhone.parse(typed)).toBe(kept)
})

test.each(['+', '---', 'llámame', '351 5+5', '351 555 int. 4', '5'.repeat(31)])(
  'the phone %j is none',
  (typed) => {
    expect(phoneNumber.safeParse(typed).success).toBe(false)
    expect(clearablePhone.safeParse(typed).success).toBe(false)
  },
)

test('an empty phone takes it away, where none is fine', () => {
  expect(clearablePhone.parse(' ')).toBe('')
  expect(clearablePhone.parse(undefined)).toBeUndefined()
  expect(phoneNumber.safeParse('').success).toBe(false)
})

test.each(['25 de Mayo', '9 de Julio', '1º de Mayo', 'Sant´Ana do Livramento', 'São Paulo'])(
  '%s is a city',
  (typed) => {
    expect(cityName.parse(typed)).toBe(typed)
  },
)

test.each(['Rosario 3', '5000', '25 de', '125 de Mayo', '25 Mayo'])('%s is no city', (typed) => {
  expect(cityName.safeParse(typed).success).toBe(false)
})
