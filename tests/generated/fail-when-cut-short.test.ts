import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'
import { expect, test } from 'vitest'

test('a generated test that is cut short after its first runs fails', async () => {
  const holds = fc.asyncProperty(fc.nat(), () => sleep(20))
  await expect(fc.assert(holds, { numRuns: 1000, interruptAfterTimeLimit: 100 })).rejects.toThrow(
    'interrupted',
  )
})
