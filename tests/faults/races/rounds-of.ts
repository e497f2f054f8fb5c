import { afterEach, expect, test } from 'vitest'
import { howOften } from '#tests/faults/how-often.ts'
import { recordTrial } from '#tests/faults/record-trial.ts'
import type { TwoShops } from '#tests/running/two-shops.ts'
import { deadlocksIn, expectNothingBroke } from './nothing-broke.ts'

const ROUNDS = howOften(3, 100)

/**
 * Races that are run again and again, each time with people of their own; `end` (once, behind the last one) ends the
 * shops, looks for deadlocks and writes the trial down.
 * @param what of the trial
 */
export function roundsOf(shops: TwoShops, what: string) {
  let begun = 0
  let raced = 0
  afterEach(() => expectNothingBroke(shops))
  return {
    race(name: string, run: () => Promise<void>) {
      begun += ROUNDS
      test(name, async () => {
        for (let round = 0; round < ROUNDS; round++) await run()
        raced += ROUNDS
      })
    },
    end() {
      test('none of this made PostgreSQL break off a transaction', async () => {
        await shops.stop()
        expect(await deadlocksIn(shops.database)).toBe(0)
        expect(raced).toBe(begun)
        recordTrial({ area: 'Races', what, times: raced, unit: 'races', lost: 0, figures: 'no deadlock' })
      })
    },
  }
}
