import { expect, test } from 'vitest'
import { BEER_TYPES } from '#contract/limits.ts'
import { inLanguage } from '#server/http/readers-language.ts'
import type { LabelBeer } from '../draw-label.ts'
import { drawBeerCard } from './draw-beer-card.ts'
import { drawHouseCard } from './draw-house-card.ts'

const BEER: LabelBeer = {
  id: '0192f0c4-0000-7000-8000-000000000001',
  name: 'Noche de Valparaíso',
  company: 'Puerto Negro',
  type: 'Stout',
  abvPercent: 7.2,
  ibu: 38,
  motif: null,
}

test.each(BEER_TYPES)('a card of a beer (%s) is flat, its text outlined', (type) => {
  const svg = drawBeerCard({ ...BEER, type })
  expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 1200 630"/)
  expect(svg).not.toMatch(/NaN|undefined|Infinity|Gradient|<text|<image|href/)
})

test('whatever a seller writes is text, and nothing but text', () => {
  const hostile = '</title><script>alert(1)</script>'
  expect(drawBeerCard({ ...BEER, name: hostile, company: hostile })).not.toContain('<script')
  for (const name of ['', '🍺', 'Ñ'.repeat(80)]) {
    expect(drawBeerCard({ ...BEER, name, company: name, ibu: null })).not.toMatch(/NaN|undefined|Infinity/)
  }
})

test('a card is the same in every language: whoever shows it keeps it for everybody', () => {
  const drawn = () => [drawBeerCard(BEER), drawHouseCard()]
  expect(inLanguage('en', drawn)).toEqual(inLanguage('pt', drawn))
})

test('every fact changes the card', () => {
  const others: Partial<LabelBeer>[] = [
    { name: 'Noche' },
    { company: 'Otra' },
    { type: 'Porter' },
    { ibu: null },
  ]
  const drawn = [BEER, ...others.map((other) => ({ ...BEER, ...other }))].map(drawBeerCard)
  expect(new Set(drawn).size).toBe(drawn.length)
})
