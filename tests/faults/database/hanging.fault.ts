import { expect, test } from 'vitest'
import { inSeconds, medianAndWorst } from '#tests/figures.ts'
import { howOften } from '../how-often.ts'
import { recordTrial } from '../record-trial.ts'
import { aShopOfShoppers } from './a-shop-of-shoppers.ts'

const FREEZES = howOften(3, 60)
const DATABASE_TIMEOUT_SECONDS = '3'

test('the database server stops answering without dying, while people buy', async () => {
  const shop = await aShopOfShoppers({ DATABASE_TIMEOUT_SECONDS })
  const answeredMs: number[] = []
  const backMs: number[] = []
  for (let freeze = 0; freeze < FREEZES; freeze++) {
    await shop.untilSold()
    await shop.database.freeze()
    const frozenAt = performance.now()
    // Questions that were on their way, new ones, and connections that are to be made: all are answered in the end.
    await shop.expectAway()
    answeredMs.push(performance.now() - frozenAt)
    shop.database.thaw()
    backMs.push(await shop.untilBack())
  }
  await shop.untilSold()
  const lost = await shop.closeTheBooks()

  const { putOff, promised } = shop.shoppers
  expect(putOff.size).toBeGreaterThan(0)
  recordTrial({
    area: 'Database',
    what: 'server frozen (`SIGSTOP`) under load',
    times: FREEZES,
    unit: 'freezes',
    lost,
    figures:
      `${promised.length} orders; a call and a page answered 503 after ${inSeconds(medianAndWorst(answeredMs).median)} with ` +
      `DATABASE_TIMEOUT_SECONDS=${DATABASE_TIMEOUT_SECONDS}; answers again ${inSeconds(medianAndWorst(backMs).worst)} after it goes on (worst)`,
  })
})
