import { describe, expect, test } from 'vitest'
import { inLanguage } from '#server/http/readers-language.ts'
import { numberText } from './texts/numbers.ts'
import { readingsOf, typedNumber } from './typed-numbers.ts'

describe('a number as people type it', () => {
  test.each([
    ['5,60', 5.6],
    ['5.60', 5.6],
    [' 4,5 ', 4.5],
    ['.5', 0.5],
    ['5,', 5],
    ['0,500', 0.5],
    ['1234.5', 1234.5],
    ['1234,567', 1234.567],
    ['1.234,5', 1234.5],
    ['1,234.50', 1234.5],
    ['1.234.567', 1234567],
    ['12 000', 12000],
    ['12\u00a0000,50', 12000.5],
    ['12’000', 12000],
    ['-3', -3],
    ['٥٫', Number.NaN],
    ['٥,٦', 5.6],
    ['１２', 12],
    ['5,60,1', Number.NaN],
    ['1.23.456', Number.NaN],
    ['01.234.567', Number.NaN],
    ['1,234.567.8', Number.NaN],
    ['1 00', Number.NaN],
    ['5 6', Number.NaN],
    ['1e3', Number.NaN],
    ['0x10', Number.NaN],
    ['Infinity', Number.NaN],
    [',', Number.NaN],
    ['-', Number.NaN],
    ['9'.repeat(41), Number.NaN],
    ['  ', undefined],
    [undefined, undefined],
  ])('%j is %d in every language', (typed, number) => {
    for (const language of [undefined, 'es', 'en', 'pt'] as const) {
      expect(inLanguage(language, () => typedNumber(typed))).toBe(number)
    }
  })

  test.each([
    ['es', '1.000', 1000, undefined],
    ['pt', '12.500', 12500, undefined],
    ['en', '1,000', 1000, undefined],
    ['es', '5,600', Number.NaN, { decimal: 5.6, thousands: 5600 }],
    ['en', '5.600', Number.NaN, { decimal: 5.6, thousands: 5600 }],
    [undefined, '5.600', Number.NaN, { decimal: 5.6, thousands: 5600 }],
    [undefined, '-5,600', Number.NaN, { decimal: -5.6, thousands: -5600 }],
    [undefined, '5.60', 5.6, undefined],
  ] as const)('three figures behind a mark, to who reads %s: %s', (language, typed, number, readings) => {
    inLanguage(language, () => {
      expect(typedNumber(typed)).toBe(number)
      expect(readingsOf(typed)).toEqual(readings)
    })
  })

  test('of what is counted, a point parts thousands on pages in Spanish, chosen or not', () => {
    expect(typedNumber('1.000', { whole: true })).toBe(1000)
    expect(readingsOf('1.000', { whole: true })).toBeUndefined()
    expect(typedNumber('1,000', { whole: true })).toBeNaN()
    expect(inLanguage('en', () => typedNumber('1.000', { whole: true }))).toBeNaN()
  })

  test('its unit may stand beside it, another one may not', () => {
    const beside = /%$/
    expect(typedNumber('5,6 %', { beside })).toBe(5.6)
    expect(typedNumber('5,6 ml', { beside })).toBeNaN()
    expect(typedNumber('%', { beside })).toBeUndefined()
  })

  test('whatever the shop writes into a field it reads back as the same', () => {
    for (const language of [undefined, 'es', 'en', 'pt'] as const) {
      inLanguage(language, () => {
        for (const number of [0, 0.5, 4.7, 5.25, 90, 999, 9999.99, 10000]) {
          expect(typedNumber(numberText(number, 2))).toBe(number)
          expect(typedNumber(numberText(number))).toBe(number)
        }
      })
    }
  })
})
