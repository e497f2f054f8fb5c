import { expect, test } from 'vitest'
import { demoBreweries } from '#database/seed/demo-shop.ts'
import { subjectOf } from './subject-of.ts'

test.each([
  ['what it is called by', { name: 'Patio Qantu', story: 'Un volcán y maíz morado.' }, 'kantuta'],
  ['an animal of its story', { name: 'Laguna', story: 'Bosque, mercado y un ibis.' }, 'bird'],
  ['the first thing of its story', { name: 'Arroyo', story: 'Con una olla y un farol.' }, 'kettle'],
  ['no weather that its story tells of', { name: 'Arroyo', story: 'Tormenta y nube; un farol.' }, 'lamp'],
  ['what stands in the land it is called by', { name: 'Arroyo', story: '' }, 'waterfall'],
  ['a glass where nothing is told', { name: 'Ñaña', story: '' }, 'glass'],
])('a picture shows %s', (_, brewery, motif) => expect(subjectOf(brewery).motif).toBe(motif))

test('rain falls over a picture, and is no thing in it', () =>
  expect(subjectOf({ name: 'Lluvia Larga', story: 'Maqui de la costa.' })).toMatchObject({
    motif: 'berries',
    air: 'rain',
  }))

test("no two of the demo's breweries are shown by one thing", () => {
  const shown = demoBreweries.map(({ company, story }) => subjectOf({ name: company, story }).motif)
  expect(new Set(shown).size).toBe(demoBreweries.length)
})
