import { expect, vi } from 'vitest'
import { findBrokenInvariants } from '#tests/database/invariants.ts'
import type { TwoShops } from '#tests/running/two-shops.ts'
import { expectChargedAtItsSite } from '../charged-at-its-site.ts'
import { type Payment, WAIT } from './purchases.ts'

type AtProvider = {
  id: number
  status: string
  transaction_amount: number
  transaction_amount_refunded: number
}
type InBooks = { id: string; status: string; disposition: string | null; amount: number; back: number }

const CAPTURED = ['approved', 'refunded', 'charged_back']

/** Waits until nothing is left to do: no notice, refund or open order, no chargeback to ask about, no captured payment unheard of. */
export async function untilSettled({ database }: TwoShops, payments: Payment[], world: TwoShops['world']) {
  await vi.waitFor(async () => {
    const { rows } = await database.pool.query(
      `SELECT (SELECT count(*)::int FROM webhook_inbox WHERE processed_at IS NULL) AS notices,
              (SELECT count(*)::int FROM refunds WHERE state IN ('due', 'sent', 'in-process')) AS refunds,
              (SELECT count(*)::int FROM orders WHERE state = 'pending' AND preference_id IS NOT NULL) AS open,
              (SELECT count(*)::int FROM chargebacks
               WHERE state = 'open' AND next_ask_at < now() + interval '1 hour') AS chargebacks`,
    )
    expect(rows[0]).toEqual({ notices: 0, refunds: 0, open: 0, chargebacks: 0 })
    expect(differences(await atProvider(world, payments), await inBooks(database))).toEqual([])
  }, WAIT)
}

/** Waits until the shop knows that an order is paid, however it hears of it. */
export async function untilPaid({ database }: TwoShops, orderId: string) {
  await vi.waitFor(async () => {
    const { rows } = await database.pool.query('SELECT state FROM orders WHERE id = $1', [orderId])
    expect(rows).toEqual([{ state: 'paid' }])
  }, WAIT)
}

/** Money at the provider is money in the books, payment by payment, and the books add up. */
export async function expectSameMoney({ database, world, shops }: TwoShops, payments: Payment[]) {
  const provider = await atProvider(world, payments)
  expect(differences(provider, await inBooks(database))).toEqual([])
  const known = new Set(payments.map(({ id }) => String(id)))
  expect((await inBooks(database)).filter(({ id }) => !known.has(id))).toEqual([])
  expect(await findBrokenInvariants(database.pool)).toEqual([])
  await expectChargedAtItsSite(database.pool)
  const toPeople = await refundsOfTakenBack(database, provider)
  const errors = shops
    .flatMap((shop) => shop.logLines())
    .filter(({ level, err, refundId }) => (level >= 50 && !toPeople.has(String(refundId))) || err)
  expect(errors).toEqual([])
}

/** What a bank took back the provider refunds no more: a refund that was under way then is left to a person, and told in the log. */
async function refundsOfTakenBack({ pool }: TwoShops['database'], provider: AtProvider[]) {
  const takenBack = provider.filter(({ status }) => status === 'charged_back').map(({ id }) => String(id))
  const { rows } = await pool.query<{ id: string }>('SELECT id FROM refunds WHERE payment_id = ANY($1)', [
    takenBack,
  ])
  return new Set(rows.map(({ id }) => id))
}

function differences(provider: AtProvider[], books: InBooks[]): object[] {
  const byId = new Map(books.map((each) => [each.id, each]))
  return provider
    .filter(({ status }) => CAPTURED.includes(status))
    .filter(({ id, status, transaction_amount, transaction_amount_refunded }) => {
      const known = byId.get(String(id))
      if (!known?.disposition || known.amount !== Math.round(transaction_amount * 100)) return true
      // What a bank took back may have been refunded before, or not.
      return status !== 'charged_back' && known.back !== Math.round(transaction_amount_refunded * 100)
    })
    .map((payment) => ({ payment, books: byId.get(String(payment.id)) }))
}

async function atProvider(world: TwoShops['world'], payments: Payment[]): Promise<AtProvider[]> {
  const found: AtProvider[] = []
  for (const { id } of payments) found.push(await world.call<AtProvider>('GET', `/v1/payments/${id}`))
  return found
}

async function inBooks({ pool }: TwoShops['database']): Promise<InBooks[]> {
  const { rows } = await pool.query<InBooks>(
    `SELECT provider_id AS id, payments.status, disposition, amount_cents::int AS amount,
            (SELECT coalesce(sum(amount_cents), 0)::int FROM refunds WHERE payment_id = provider_id AND state = 'done') AS back
     FROM payments`,
  )
  return rows
}
