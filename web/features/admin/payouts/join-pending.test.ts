import { expect, test } from 'vitest'
import { joinPending } from './join-pending.ts'

const row = (companyId: string, currency: string, owed: number, pending: number) => ({
  ...{ companyId, currency, owed, pending },
})
const told = (rows: ReturnType<typeof row>[]) =>
  joinPending(rows).map(({ companyId, currency, pendings }) => [companyId, currency, ...pendings])

test('a currency of which nothing is owed joins the one that is', () => {
  expect(told([row('a', 'USD', 10, 2), row('b', 'USD', 5, 0), row('a', 'ARS', 0, 700)])).toEqual([
    ['a', 'USD', 'U$S\u00a02.00', '$\u00a0700.00\u00a0ARS'],
    ['b', 'USD'],
  ])
})

test('two that are owed, or owe back, keep a row each; what is pending joins the first', () => {
  expect(told([row('a', 'USD', 10, 0), row('a', 'ARS', -5, 0), row('a', 'CLP', 0, 100)])).toEqual([
    ['a', 'USD', '$\u00a0100\u00a0CLP'],
    ['a', 'ARS'],
  ])
})

test('whoever is owed nothing yet keeps each row', () => {
  expect(told([row('a', 'USD', 0, 2), row('a', 'ARS', 0, 700)])).toEqual([
    ['a', 'USD', 'U$S\u00a02.00'],
    ['a', 'ARS', '$\u00a0700.00\u00a0ARS'],
  ])
})
