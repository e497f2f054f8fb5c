import { expect, test } from 'vitest'
import { medianAndWorst } from '#tests/figures.ts'
import { howOften } from '../how-often.ts'
import { recordTrial } from '../record-trial.ts'
import { aShopOfShoppers } from './a-shop-of-shoppers.ts'

const RESTARTS = howOften(15, 500)

test('the database server crashes and comes back, again and again, while people buy', async () => {
  const shop = await aShopOfShoppers()
  const ordinaryMs: number[] = []
  const backMs: number[] = []
  for (let restart = 0; restart < RESTARTS; restart++) {
    await shop.untilSold()
    // The same question as after a restart, while nothing is wrong.
    ordinaryMs.push(await shop.untilBack())
    await shop.database.crash()
    await shop.expectAway()
    await shop.database.start()
    backMs.push(await shop.untilBack())
  }
  await shop.untilSold()
  const lost = await shop.closeTheBooks()
  expect(shop.shoppers.putOff.get('database-down')).toBeGreaterThan(0)

  const back = medianAndWorst(backMs)
  const putOff = [...shop.shoppers.putOff.values()].reduce((sum, each) => sum + each, 0)
  recordTrial({
    area: 'Database',
    what: 'server crashed (`pg_ctl restart -m immediate`) under load',
    times: RESTARTS,
    unit: 'restarts',
    lost,
    figures:
      `${shop.shoppers.promised.length} orders, ${putOff} answers of 503; answers again ${Math.round(back.median)} ms after the ` +
      `database (worst ${Math.round(back.worst)} ms; undisturbed ${Math.round(medianAndWorst(ordinaryMs).median)} ms)`,
  })
})
