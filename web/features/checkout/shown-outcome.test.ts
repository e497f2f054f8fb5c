import { expect, test } from 'vitest'
import { shownOutcome } from './shown-outcome.ts'

test.each([
  ['/succes', 'paid', 'approved'],
  ['/failure', 'paid', 'approved'],
  ['/pending', 'paid', 'approved'],
  ['/succes', 'rejected', 'rejected'],
  ['/pending', 'rejected', 'rejected'],
  ['/succes', 'open', 'pending'],
  ['/pending', 'open', 'pending'],
  ['/failure', 'open', 'rejected'],
  ['/failure', 'closed', 'rejected'],
  ['/succes', 'closed', 'closed'],
  ['/pending', 'closed', 'closed'],
] as const)('%s of a payment that is %s shows %s', (page, outcome, shown) => {
  expect(shownOutcome(page, outcome)).toBe(shown)
})
