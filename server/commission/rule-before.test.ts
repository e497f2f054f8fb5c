import { expect, test } from 'vitest'
import { type Fit, isSameFit, ruleBefore } from './rule-before.ts'

const ANY: Fit = { companyId: null, type: null, startsOn: null, endsOn: null }
const APRIL = { startsOn: '2026-04-01', endsOn: '2026-04-30' }

/** Whether the second of two is never reached. */
const hides = (one: Partial<Fit>, other: Partial<Fit>) =>
  ruleBefore(
    [
      { ...ANY, ...one },
      { ...ANY, ...other },
    ],
    1,
  ) !== undefined

test.each<[Partial<Fit>, Partial<Fit>]>([
  [{}, {}],
  [{}, { companyId: 'a', type: 'IPA', ...APRIL }],
  [{ companyId: 'a' }, { companyId: 'a', type: 'IPA' }],
  [{ startsOn: '2026-04-01' }, APRIL],
  [{ endsOn: '2026-04-30' }, APRIL],
  [APRIL, APRIL],
])('%j leaves nothing to %j', (one, other) => {
  expect(hides(one, other)).toBe(true)
})

test.each<[Partial<Fit>, Partial<Fit>]>([
  [{ companyId: 'a' }, {}],
  [{ companyId: 'a' }, { companyId: 'b' }],
  [{ type: 'IPA' }, { type: 'Stout' }],
  [{ type: 'IPA' }, { companyId: 'a' }],
  [APRIL, {}],
  [APRIL, { startsOn: '2026-04-01' }],
  [{ startsOn: '2026-04-02' }, APRIL],
  [{ endsOn: '2026-04-29' }, APRIL],
])('%j leaves something to %j', (one, other) => {
  expect(hides(one, other)).toBe(false)
})

test('only what stands before hides, and only the same is the same', () => {
  const rules = [{ ...ANY, type: 'IPA' as const }, ANY]
  expect(ruleBefore(rules, 0)).toBeUndefined()
  expect(ruleBefore([rules[1]!, rules[0]!], 1)).toBe(rules[1])
  expect(isSameFit(rules[0]!, rules[1]!)).toBe(false)
  expect(isSameFit(ANY, { ...ANY })).toBe(true)
})
