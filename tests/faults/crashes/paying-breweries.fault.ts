import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { findBrokenInvariants } from '#tests/database/invariants.ts'
import { makeTestServices } from '#tests/factories/services.ts'
import { medianAndWorstInSeconds } from '#tests/figures.ts'
import { aPaidBrewery, type PaidBrewery } from '../a-paid-brewery.ts'
import { expectChargedAtItsSite } from '../charged-at-its-site.ts'
import { howOften } from '../how-often.ts'
import { findBreweriesApart, findPayoutsApart, payoutsOutside } from '../payouts-apart.ts'
import { recordTrial } from '../record-trial.ts'
import { useCrashingShop } from './a-crashing-shop.ts'
import { anAccountant, minutesPass } from './an-accountant.ts'
import { complaintsOf, crashAt } from './crash-at.ts'
import { payoutPoints } from './payout-points.ts'

/** A point with more ends than that is struck at each of them. */
const KILLS = howOften(2, 50)
const BREWERIES = 3
const shop = useCrashingShop({ PAYOUT_WAY: 'mercado-pago' })
let breweries: PaidBrewery[] = []

beforeAll(async () => {
  const services = makeTestServices(shop.database)
  for (let each = 0; each < BREWERIES; each++) breweries = [...breweries, await aPaidBrewery(services)]
}, 600_000)

/**
 * Processes that die while breweries are paid: whatever they had begun, every brewery has in the end what it sold, once. Banks
 * credit, refuse and send back meanwhile.
 */
test.for(Object.entries(payoutPoints()))('killed %s', async ([name, ends]) => {
  const { database, world, door } = shop
  const accountant = await anAccountant(shop, breweries)
  onTestFinished(async () => {
    await shop.end()
    await accountant.leave()
    door.failures.length = 0
    await world.call('DELETE', '/sandbox/faults')
  })
  const expectWholeBooks = async () => {
    expect(await findBrokenInvariants(database.pool)).toEqual([])
    await expectChargedAtItsSite(database.pool)
  }
  const handedBefore = (await payoutsOutside(world)).length
  const openAfterMs: number[] = []
  const kills = Math.max(KILLS, ends.length)
  for (let kill = 0; kill < kills; kill++) {
    openAfterMs.push(await crashAt(shop, ends[kill % ends.length]!, accountant))
    await expectWholeBooks()
    await minutesPass(shop)
  }
  const survivor = await shop.start()
  await accountant.leave()
  await accountant.payEverybody()
  await expectWholeBooks()
  const outside = await payoutsOutside(world)
  expect(await findPayoutsApart(database.pool, outside)).toEqual([])
  expect(await findBreweriesApart(database.pool, outside)).toEqual([])
  await survivor.stop()
  expect(complaintsOf(survivor)).toEqual([])
  expect(outside.length).toBeGreaterThan(handedBefore)
  recordTrial({
    ...{ area: 'Crashes', what: `killed ${name}`, times: kills, unit: 'kills', lost: 0 },
    figures: `${outside.length - handedBefore} payouts, each once; open again after ${medianAndWorstInSeconds(openAfterMs)}`,
  })
})
