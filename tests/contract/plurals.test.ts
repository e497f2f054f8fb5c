import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { TEXTS } from '#contract/texts/catalogue.ts'

const root = path.resolve(import.meta.dirname, '../..')
const sources = globSync('{web,server}/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !file.includes('.test.'))
  .map((file) => readFileSync(path.join(root, file), 'utf8'))

/** A count and then a noun or participle in the plural: '{count} devueltas', '{units} unidades', 'las {count} restantes'. */
const PLURAL = /\{(count|units|total)\} [\p{L}]{3,}s\b/u
/** What is never said of one: how many different beers a cart takes, and the characters that a field still has room for. */
const NEVER_ONE = ['cart.full', 'sellerReviews.answerHint', 'sellerReviews.reasonHint']

const codes = Object.entries(TEXTS)
  .filter(([code, text]) => PLURAL.test(text) && !NEVER_ONE.includes(code))
  .map(([code]) => code)

test('there are texts with a count', () => {
  expect(codes).toContain('parcels.unitsBack')
})

test.each(codes)('%s is said only where one is told apart', (code) => {
  for (const source of sources) {
    for (let at = source.indexOf(`'${code}'`); at >= 0; at = source.indexOf(`'${code}'`, at + 1)) {
      expect(source.slice(Math.max(0, at - 160), at)).toMatch(/counted\(|=== 1\b/)
    }
  }
})
