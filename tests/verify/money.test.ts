import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { allSources } from './all-sources.ts'

/** What people may read is made of these: the floors, without their tests. */
const sources = [...allSources().keys()].filter(
  (file) => /^(contract|server|web)\//.test(file) && !/\.test\.tsx?$/.test(file),
)
/** Comments may show what a sum looks like. */
const codeOf = (file: string) => readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
const hold = (pattern: RegExp) => sources.filter((file) => pattern.test(codeOf(file))).sort()

test('dollars are written one way, U$S before the sum, but for what the specification writes otherwise', () => {
  // A space behind it, or a place to be filled, or an end: the currency's own name, USD, is none of them. What a buyer bought is written as the specification writes it.
  expect(hold(/US\$|\bUsd\b|\bu\$s\b|\bUSD (\$?\{|\d)/)).toEqual(['contract/texts/purchases.ts'])
})

test('one function writes them, and one what a card is charged: nothing puts figures behind a sign by itself', () => {
  // The steps of the shop's price filter are whole dollars; how to write prices in a file is told by examples.
  const told = ['contract/texts/import.ts', 'contract/texts/shop.ts']
  expect(hold(/U\$S (\$?\{|\d)/)).toEqual(['contract/money.ts', ...told])
  const purchases = 'web/features/purchases/purchase-money.ts'
  expect(hold(/\bformatCents\(/)).toEqual(['contract/charge-text.ts', 'contract/money.ts', purchases])
  expect(hold(/style: 'currency'|currencyDisplay/)).toEqual([])
})
