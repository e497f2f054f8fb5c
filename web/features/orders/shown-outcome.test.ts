import { expect, test } from 'vitest'
import { shownOutcome } from './shown-outcome.ts'

const PAGES = ['/succes', '/failure', '/pending'] as const

test.each([
  ['paid', 'approved'],
  ['rejected', 'rejected'],
  ['in-process', 'pending'],
  ['closed', 'closed'],
  ['unknown', 'none'],
] as const)(
  'a payment that is %s is shown as %s on every page, whatever the address says',
  (outcome, shown) => {
    for (const page of PAGES) {
      expect(shownOutcome(page, outcome, true)).toBe(shown)
      expect(shownOutcome(page, outcome, false)).toBe(shown)
    }
  },
)

test.each([
  ['/succes', 'pending'],
  ['/pending', 'pending'],
  ['/failure', 'rejected'],
] as const)('of a payment that only the address tells of, %s says %s', (page, shown) => {
  expect(shownOutcome(page, 'open', true)).toBe(shown)
})

test('where nobody paid, no page says that somebody did', () => {
  for (const page of PAGES) expect(shownOutcome(page, 'open', false)).toBe('waiting')
})
