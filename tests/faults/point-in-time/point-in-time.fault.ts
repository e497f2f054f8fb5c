import { expect, onTestFinished, test, vi } from 'vitest'
import { findBrokenInvariants } from '#tests/database/invariants.ts'
import { inSeconds } from '#tests/figures.ts'
import { aDebianSystem } from '../failover/a-debian-system.ts'
import { recordTrial } from '../record-trial.ts'
import { aReopeningShop } from './a-reopening-shop.ts'
import { anArchivedDatabase } from './an-archived-database.ts'

const WAIT = { timeout: 120_000, interval: 100 }

const system = aDebianSystem('going back to a moment')
if ('missing' in system) console.warn(system.missing)

test.skipIf('missing' in system)(
  'a database that lost its orders, and then its files, is brought back as it stood between two orders',
  async () => {
    const database = await anArchivedDatabase((system as { root: string }).root)
    onTestFinished(() => database.remove())
    const { pool, world, open, place, pay } = await aReopeningShop(database.databaseUrl, 3)
    const shop = await open()
    await database.backUp()
    const before = await pay(await place(0))
    const waiting = await place(1)
    const moment = await nextSecond(database.psql)
    const after = await pay(await place(2))
    await pay(waiting)
    await database.psql('TRUNCATE orders CASCADE')
    expect((await pool.query('SELECT FROM orders')).rowCount).toBe(0)

    await shop.stop()
    await database.untilArchived()
    await database.loseFiles()
    const startedAtMs = performance.now()
    await database.restoreTo(moment)
    const tookMs = performance.now() - startedAtMs
    const orders = async () => (await pool.query('SELECT id, state FROM orders ORDER BY created_at')).rows
    expect(await orders()).toEqual([
      { id: before.orderId, state: 'paid' },
      { id: waiting.orderId, state: 'pending' },
    ])
    expect(await findBrokenInvariants(pool)).toEqual([])

    const again = await open()
    await pay(await place(2))
    // What was ordered before that moment and paid after it: the shop asks, and finds the money.
    await vi.waitFor(
      async () => expect((await orders()).map(({ state }) => state)).toEqual(['paid', 'paid', 'paid']),
      WAIT,
    )
    // What was ordered after it: the provider has the money of an order that there is none of.
    await world.call('POST', `/sandbox/payments/${after.paymentId}/notify`)
    const isTold = { msg: 'a payment of no order of this shop', paymentId: String(after.paymentId) }
    await vi.waitFor(() => expect(again.logLines()).toContainEqual(expect.objectContaining(isTold)), WAIT)
    expect(await findBrokenInvariants(pool)).toEqual([])
    expect(again.logLines().filter(({ level }) => level >= 50)).toEqual([])
    recordTrial({
      area: 'Backup',
      what: 'orders deleted by mistake, then the database’s files lost; brought back to a second between two orders',
      times: 1,
      unit: 'restores',
      lost: 0,
      figures: `the database served again after ${inSeconds(tookMs)}; a payment of after that second was found`,
    })
  },
)

/** The next whole second, once it is over: after all that was written before, and before all that is written afterwards. */
async function nextSecond(psql: (statement: string) => Promise<string>): Promise<string> {
  const moment = await psql(`SELECT date_trunc('second', clock_timestamp()) + interval '1 second'`)
  await vi.waitFor(async () => expect(await psql(`SELECT clock_timestamp() > '${moment}'`)).toBe('t'), WAIT)
  return moment
}
