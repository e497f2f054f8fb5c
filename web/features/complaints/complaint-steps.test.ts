import { expect, test } from 'vitest'
import { COMPLAINT_STATES } from '#contract/complaint-states.ts'
import { maySayNo } from './complaint-steps.ts'

test('a brewery says no to what it has not answered, and not once more', () => {
  expect(COMPLAINT_STATES.filter(maySayNo)).toEqual(['open'])
})
