import { expect, test } from 'vitest'
import { requestRefund } from '#server/journeys/orders/request-refund.ts'
import { sendRefund } from '#server/journeys/orders/send-refund.ts'
import { markPayout } from '#server/journeys/payouts/mark-payout.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aBuyer } from '#tests/factories/a-buyer.ts'
import { aPaidOrder, useCheckout } from '#tests/factories/a-checkout.ts'
import { freeParcels } from '#tests/factories/a-shipment.ts'
import { findBrokenInvariants } from './invariants.ts'
import { BROKEN_LEDGER } from './ledger-invariants.ts'

const checkout = useCheckout()

const COPY =
  'INSERT INTO ledger_entries (transaction_id, account, company_id, currency, amount_cents, dollar_cents, order_id, beer_id)'

/** Each promise is broken by hand once, in whole books, past the triggers that would not let anybody: it must be among those that tell. */
test.each([
  [
    'what is written of one event comes to nothing',
    `UPDATE ledger_entries SET amount_cents = amount_cents + 100 WHERE account = 'provider'`,
  ],
  [
    'an event of the ledger has entries',
    `INSERT INTO ledger_transactions (kind, cause) VALUES ('withdrawal', 'w')`,
  ],
  [
    'a balance is the sum',
    `UPDATE ledger_balances SET balance_cents = balance_cents + 100 WHERE account = 'pending'`,
  ],
  [
    'a balance is the sum',
    `UPDATE ledger_balances SET dollar_cents = dollar_cents - 1 WHERE account = 'provider'`,
  ],
  ['what a line has on an account', `UPDATE ledger_line_balances SET balance_cents = balance_cents - 100`],
  ['an account that is empty', `UPDATE ledger_line_balances SET dollar_cents = 1 WHERE balance_cents = 0`],
  ['each sale is in the ledger once', `UPDATE ledger_transactions SET kind = 'fee' WHERE kind = 'sale'`],
  ['money that no order has a use for', `UPDATE payments SET disposition = 'refund'`],
  ['what the provider keeps of a payment', 'UPDATE payments SET fee_cents = coalesce(fee_cents, 0) + 7'],
  ['what is owed to a buyer', `UPDATE refunds SET state = 'due', done_at = NULL`],
  ['each refund that was made', `DELETE FROM ledger_transactions WHERE kind = 'refund-done'`],
  ['of what an order cost', 'UPDATE refunds SET amount_cents = amount_cents + 100'],
  ['of a line neither less', `UPDATE ledger_line_balances SET balance_cents = balance_cents - 1000000`],
  [
    'of its commission',
    `INSERT INTO sale_commissions (order_id, beer_id, basis_points, fixed_cents, tax_basis_points, commission_cents, tax_cents)
     SELECT order_id, beer_id, 1000, 0, 0, 100, 0 FROM order_lines`,
  ],
  ['nothing of a parcel is pending', 'UPDATE parcels SET released_at = NULL'],
  [
    'money is frozen',
    `UPDATE ledger_line_balances SET balance_cents = -100, account = 'frozen' WHERE account = 'available'`,
  ],
  ['the money of a payout left', `UPDATE payouts SET state = 'sent', ended_at = NULL`],
  [
    'of a line no more was paid',
    `UPDATE ledger_line_balances SET balance_cents = balance_cents - 1000000 WHERE account = 'paid'`,
  ],
  ['a payout is in the ledger once', 'UPDATE payout_lines SET amount_cents = amount_cents + 100'],
])('%s: %s', async (promise, change) => {
  await someBooks()
  const client = await checkout.database.pool.connect()
  try {
    await client.query('BEGIN')
    await client.query('SET LOCAL session_replication_role = replica')
    await client.query(change)
    let last: Promise<unknown> = Promise.resolve()
    // A connection is asked one thing at a time.
    const query = (statement: string) => {
      const answer = last.then(() => client.query(statement))
      last = answer
      return answer
    }
    const told = (await findBrokenInvariants({ query })).map(({ promise }) => promise)
    expect(told.filter((one) => one.startsWith(promise))).toHaveLength(1)
  } finally {
    await client.query('ROLLBACK')
    client.release()
  }
})

test('the database refuses entries that come to something, changes of entries, and an event that was written before', async () => {
  await someBooks()
  const { pool } = checkout.database
  const [sale] = (await pool.query(`SELECT id, cause FROM ledger_transactions WHERE kind = 'sale'`)).rows
  await expect(
    pool.query(`${COPY} SELECT $1, 'bank', NULL, 'USD', 5, 5, NULL, NULL`, [sale.id]),
  ).rejects.toThrow('do not come to nothing')
  await expect(
    pool.query(
      `${COPY} VALUES ($1, 'bank', NULL, 'USD', 5, 5, NULL, NULL), ($1, 'provider', NULL, 'BRL', -5, 0, NULL, NULL)`,
      [sale.id],
    ),
  ).rejects.toThrow('do not come to nothing')
  for (const change of [
    'UPDATE ledger_entries SET amount_cents = 1',
    'DELETE FROM ledger_entries',
    'DELETE FROM ledger_transactions',
  ]) {
    await expect(pool.query(change)).rejects.toThrow('append only')
  }
  await expect(
    pool.query(`INSERT INTO ledger_transactions (kind, cause) VALUES ('sale', $1)`, [sale.cause]),
  ).rejects.toThrow('ledger_transactions_once')
})

test('every promise of the ledger is broken above', () => {
  expect(Object.keys(BROKEN_LEDGER)).toHaveLength(18)
})

/** A sale of four units of which one went back, and the rest was paid out. */
async function someBooks() {
  const services = checkout.with()
  const [beer, buyer] = [await aBeer(checkout.db, { priceCents: 450 }), await aBuyer(checkout.db)]
  const { orderId } = await aPaidOrder(services, buyer.id, [{ id: beer.id, quantity: 4 }])
  const lines = [{ beerId: beer.id, quantity: 1 }]
  const asked = await requestRefund(services, { orderId, lines, restock: false, reason: 'broken' })
  if (!('refundId' in asked)) throw new Error(`the refund was refused: ${asked.refused}`)
  expect(await sendRefund(services, asked.refundId)).toBe(true)
  await freeParcels(services, orderId)
  const actor = { userId: buyer.id, address: '192.0.2.7', browser: '', requestId: 'r' }
  await markPayout(services, { companyId: beer.companyId, currency: 'USD', reference: '' }, actor)
  expect(await findBrokenInvariants(checkout.database.pool)).toEqual([])
}
