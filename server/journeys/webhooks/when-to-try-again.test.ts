import { expect, test } from 'vitest'
import { WEBHOOK_TRIES } from '#contract/limits.ts'
import { PAUSES_SECONDS, pauseAfter } from './when-to-try-again.ts'

test('eight tries lie within a day, each further from the last, and none at the same moment as others’', () => {
  expect(PAUSES_SECONDS).toHaveLength(WEBHOOK_TRIES - 1)
  expect(PAUSES_SECONDS).toEqual(PAUSES_SECONDS.toSorted((a, b) => a - b))
  const sum = PAUSES_SECONDS.reduce((all, each) => all + each, 0)
  expect(sum / 3600).toBeGreaterThan(20)
  expect(sum / 3600).toBeLessThan(24)
  for (const [at, seconds] of PAUSES_SECONDS.entries()) {
    expect([0, 0.5, 1].map((random) => Math.round(pauseAfter(at + 1, random)!))).toEqual(
      [0.8, 1, 1.2].map((part) => Math.round(seconds * part)),
    )
  }
  expect(pauseAfter(WEBHOOK_TRIES)).toBeUndefined()
})
