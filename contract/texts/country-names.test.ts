import { expect, test } from 'vitest'
import { inLanguage } from '#server/http/readers-language.ts'
import { COUNTRIES } from '../places.ts'
import { countryName, countryNames } from './country-names.ts'
import { placeText } from './place-text.ts'

test.each([
  [undefined, 'Perú, Guayana Francesa, Uruguay'],
  ['es', 'Perú, Guayana Francesa, Uruguay'],
  ['en', 'Peru, French Guiana, Uruguay'],
  ['pt', 'Peru, Guiana Francesa, Uruguai'],
] as const)('countries to who reads %s: %s', (language, said) => {
  expect(inLanguage(language, () => countryNames(['Peru', 'French Guiana', 'Uruguay']))).toBe(said)
})

test('each is called as the language’s own dictionary of regions calls it', () => {
  const codes = ['AR', 'BO', 'BR', 'CL', 'CO', 'EC', 'GF', 'GY', 'PY', 'PE', 'SR', 'UY', 'VE']
  for (const language of ['es', 'en', 'pt'] as const) {
    const known = new Intl.DisplayNames(language, { type: 'region' })
    const said = inLanguage(language, () => COUNTRIES.map(countryName))
    expect(said.toSorted()).toEqual(codes.map((code) => known.of(code)).toSorted())
  }
})

test('what is no country of ours, or not known, is left as it is', () => {
  expect(countryName('Norway')).toBe('Norway')
  expect(countryName('constructor')).toBe('constructor')
  expect(placeText({ city: 'Campinas', state: '', country: 'Brazil' })).toBe('Campinas, Brasil')
  expect(placeText({})).toBe('')
  expect(placeText({ city: 'São Paulo', state: 'Sao paulo', country: 'Brazil' })).toBe('São Paulo, Brasil')
  expect(placeText({ state: 'Mérida' })).toBe('Mérida')
})
