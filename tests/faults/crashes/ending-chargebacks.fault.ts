import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { findBrokenInvariants } from '#tests/database/invariants.ts'
import { freeParcels } from '#tests/factories/a-shipment.ts'
import { medianAndWorstInSeconds } from '#tests/figures.ts'
import { salesBehindTheDoor } from '../a-paid-brewery.ts'
import { expectChargedAtItsSite } from '../charged-at-its-site.ts'
import { howOften } from '../how-often.ts'
import { recordTrial } from '../record-trial.ts'
import { useCrashingShop } from './a-crashing-shop.ts'
import { buyersAtWork } from './buyers-at-work.ts'
import { any, inPercent } from './chance.ts'
import { complaintsOf, crashAt } from './crash-at.ts'
import { USUAL } from './mood.ts'
import { after, before, COMMIT, onTheAnswerOf } from './points.ts'

/** Kills of each kind of end: a point with more places than that is struck at each of them. */
const KILLS = howOften(4, 50)
const LEDGER = {
  /** As nothing else that is written into the ledger says. */
  won: String.raw`kind IN \(.chargeback-lost., .chargeback-won.\).*INSERT INTO ledger_entries`,
  lost: 'SELECT NULL::uuid AS beer_id, 0 AS cents WHERE false',
}
const shop = useCrashingShop()

/**
 * Processes that die while the end of a chargeback is taken in: in the end the books know of each what the bank decided, and
 * have moved its money once.
 */
test.for(['won', 'lost'] as const)('killed while a chargeback is taken in as %s', async (how) => {
  const { database, world, door, people } = shop
  const { pool } = database
  const services = salesBehindTheDoor(database)
  const paid: string[] = []
  const decided = new Set<string>()
  let isOver = false
  let tried = 0
  const buy = buyersAtWork({ door, world, people, mood: { ...USUAL, comesBack: 1 }, paid })

  /** Of one order that is paid, some sent and free: a bank asks its money back, and decides. */
  async function askBack(): Promise<void> {
    const orderId = paid.shift()
    if (!orderId) return
    if (inPercent(50)) await freeParcels(services, orderId)
    const { rows } = await pool.query('SELECT provider_id AS id FROM payments WHERE order_id = $1', [orderId])
    await world.call('POST', `/sandbox/payments/${rows[0].id}/charge-back`)
    await sleep(any([0, 300]))
    await decide(rows[0].id)
  }
  async function decide(paymentId: string): Promise<void> {
    const path = `/v1/chargebacks/search?payment_id=${paymentId}`
    const { results } = await world.call<{ results: { id: string }[] }>('GET', path)
    await world.call('POST', `/sandbox/chargebacks/${results[0]!.id}/${how}`)
    decided.add(paymentId)
  }
  const keepOn = async (act: () => Promise<unknown>) => {
    while (!isOver) {
      await act()
      await sleep(50)
    }
  }
  const working = Promise.all([
    ...[0, 1, 2, 3].map((each) =>
      keepOn(async () => {
        tried += 1
        await buy(people.buyers.filter((_buyer, place) => place % 4 === each))
      }),
    ),
    keepOn(askBack),
  ])
  const crowd = {
    purchases: () => tried,
    async leave() {
      isOver = true
      await working
    },
  }
  onTestFinished(async () => {
    await shop.end()
    await crowd.leave()
    door.failures.length = 0
  })
  const expectWholeBooks = async () => {
    expect(await findBrokenInvariants(pool)).toEqual([])
    await expectChargedAtItsSite(pool)
  }

  const ends = [
    onTheAnswerOf(String.raw`GET /v1/chargebacks/\d`),
    before(LEDGER[how]),
    after(LEDGER[how]),
    before(COMMIT, LEDGER[how]),
    after(COMMIT, LEDGER[how]),
  ]
  const openAfterMs: number[] = []
  const kills = Math.max(KILLS, ends.length)
  for (let kill = 0; kill < kills; kill++) {
    openAfterMs.push(await crashAt(shop, ends[kill % ends.length]!, crowd))
    await expectWholeBooks()
  }
  const survivor = await shop.start()
  await crowd.leave()
  const notYet = async () => {
    // What a process died over is asked about again after ten minutes: they pass.
    await pool.query(`UPDATE chargebacks SET next_ask_at = now() WHERE state = 'open'`)
    return (
      await pool.query(
        `SELECT asked.id, chargebacks.state FROM unnest($1::text[]) AS asked (id) LEFT JOIN chargebacks ON payment_id = asked.id
         WHERE chargebacks.state IS DISTINCT FROM $2`,
        [[...decided], how],
      )
    ).rows
  }
  await expect.poll(notYet, { timeout: 120_000 }).toEqual([])
  await expectWholeBooks()
  // Its money moved once, and stands where the bank's decision leaves it.
  const { rows } = await pool.query(
    `SELECT provider_id, orders.state, ended.times, theirs.frozen FROM payments JOIN orders ON orders.id = order_id
     CROSS JOIN LATERAL (SELECT count(*)::int AS times FROM ledger_transactions AS made
                         WHERE made.payment_id = provider_id AND kind = 'chargeback-' || $2) AS ended
     CROSS JOIN LATERAL (SELECT coalesce(sum(balance_cents) FILTER (WHERE account = 'frozen'), 0)::int AS frozen
                         FROM ledger_line_balances AS line WHERE line.order_id = payments.order_id) AS theirs
     WHERE provider_id = ANY($1) AND (times > 1 OR frozen <> 0 OR orders.state <> $3)`,
    [[...decided], how, how === 'won' ? 'paid' : 'charged_back'],
  )
  expect(rows).toEqual([])
  expect(decided.size).toBeGreaterThanOrEqual(kills)
  await survivor.stop()
  expect(complaintsOf(survivor)).toEqual([])
  recordTrial({
    ...{
      area: 'Crashes',
      what: `killed while a chargeback is taken in as ${how}`,
      times: kills,
      unit: 'kills',
    },
    lost: 0,
    figures: `${decided.size} chargebacks; open again after ${medianAndWorstInSeconds(openAfterMs)}`,
  })
})
