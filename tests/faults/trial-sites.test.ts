import { expect, test } from 'vitest'
import { PAYMENT_SITES } from '#contract/charge-currencies.ts'
import { siteInTurn, TRIAL_FILES, TRIAL_SITES } from './trial-sites.ts'

const inTurn = (turn: number) => (file: string) => siteInTurn(file, turn)

test('one site has decimals and one has none', () => {
  expect(TRIAL_SITES.map((site) => PAYMENT_SITES[site].decimals)).toEqual([2, 0])
})

test.each([
  ['crashes', 'tests/faults/crashes/'],
  ['races', 'tests/faults/races/'],
  ['a provider at fault', 'tests/faults/provider/'],
  ['a database at fault', 'tests/faults/database/'],
  ['generated', 'tests/generated/'],
  ['all', 'tests/'],
])('whoever begins, %s are tried at both sites, about as often', (_what, folder) => {
  const files = TRIAL_FILES.filter((file) => file.startsWith(folder))
  for (const turn of [0, 1]) {
    const times = TRIAL_SITES.map((site) => files.map(inTurn(turn)).filter((each) => each === site).length)
    expect(Math.min(...times)).toBeGreaterThan(0)
    expect(Math.abs(times[0]! - times[1]!)).toBeLessThanOrEqual(1)
  }
})

test('in another turn each file is at the other site', () => {
  for (const file of TRIAL_FILES) expect(siteInTurn(file, 0)).not.toBe(siteInTurn(file, 1))
})
