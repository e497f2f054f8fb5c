import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { allTexts } from './all-texts.ts'

const root = path.resolve(import.meta.dirname, '../..')
const sources = globSync('{web,server}/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !file.includes('.test.'))
  .map((file) => readFileSync(path.join(root, file), 'utf8'))

/** A count and then a noun or participle in the plural: '{count} devueltas', '{units} unidades', 'las {count} restantes'. */
const PLURAL = /\{(count|units|total)\} [\p{L}]{3,}s\b/u
/**
 * What is never said of one: how many different beers a cart takes, the characters that a field still has room for, and of home the reviews
 * that are enough to prove something, fresh beers where there are several, and where there are enough for a shelf.
 */
const NEVER_ONE = [
  'cartControlTexts.full',
  'sellerReviewsTexts.answerHint',
  'sellerReviewsTexts.reasonHint',
  'homeTexts.proofRating',
  'homeTexts.proofFresh',
  'homeTexts.seeAllFresh',
  'approvalTexts.allBeers',
]

const names = [...(await allTexts())]
  .filter(([name, { es, unchosen }]) => PLURAL.test(unchosen ?? es) && !NEVER_ONE.includes(name))
  .map(([name]) => name)

test('there are texts with a count', () => {
  expect(names).toContain('parcelsTexts.unitsBack')
})

test.each(names)('%s is said only where one is told apart', (name) => {
  for (const source of sources) {
    for (const { index } of source.matchAll(new RegExp(`\\b${name}\\b`, 'g'))) {
      expect(source.slice(Math.max(0, index - 160), index)).toMatch(/counted\(|=== 1\b/)
    }
  }
})
