import { expect, test } from 'vitest'
import { markPayout } from '#server/journeys/payouts/mark-payout.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aBuyer } from '#tests/factories/a-buyer.ts'
import { aPaidOrder, useCheckout } from '#tests/factories/a-checkout.ts'
import { freeParcels } from '#tests/factories/a-shipment.ts'
import { findBrokenInvariants } from './invariants.ts'
import { BROKEN_LEDGER } from './ledger-invariants.ts'

const checkout = useCheckout()

const A_PAYOUT =
  'a payout is the sum of its lines, some money, and for sales of its own company that were charged in its currency'
const WHOLE_COINS = 'what is paid out is whole coins of its currency, and dollars are as they are'
const NO_MORE = 'no more is paid out for a sale than it brought, and none is taken back twice'

/** Each promise about payouts is broken by hand once, in whole books: it must be the one that tells. */
test.each([
  [
    'a payout that is not its lines',
    'UPDATE payouts SET amount_cents = amount_cents + 100 WHERE id = $payout',
    [A_PAYOUT],
  ],
  [
    'dollars that are not its lines’',
    'UPDATE payouts SET dollar_cents = dollar_cents - 1 WHERE id = $payout',
    [A_PAYOUT],
  ],
  [
    'a payout in another currency than its orders',
    `UPDATE payouts SET currency = 'COP' WHERE id = $payout`,
    [A_PAYOUT],
  ],
  [
    'half a peso where there are no cents',
    `WITH lines AS (UPDATE payout_lines SET amount_cents = amount_cents - 50 WHERE payout_id = $payout)
     UPDATE payouts SET amount_cents = amount_cents - 50 WHERE id = $payout`,
    [WHOLE_COINS],
  ],
  [
    'more than it brought',
    `WITH lines AS (UPDATE payout_lines SET amount_cents = amount_cents + 100 WHERE payout_id = $payout)
     UPDATE payouts SET amount_cents = amount_cents + 100 WHERE id = $payout`,
    [NO_MORE],
  ],
  [
    'more dollars than it brought',
    `WITH lines AS (UPDATE payout_lines SET dollar_cents = dollar_cents + 1 WHERE payout_id = $payout)
     UPDATE payouts SET dollar_cents = dollar_cents + 1 WHERE id = $payout`,
    [NO_MORE],
  ],
])('%s', async (_what, change, broken) => {
  const { id } = await aPayout()
  const client = await checkout.database.pool.connect()
  try {
    await client.query('BEGIN')
    // Of the payouts of this file only that one is changed.
    expect((await client.query(change.replaceAll('$payout', `'${id}'`))).rowCount).toBe(1)
    let last: Promise<unknown> = Promise.resolve()
    // A connection is asked one thing at a time.
    const query = (statement: string) => {
      const answer = last.then(() => client.query(statement))
      last = answer
      return answer
    }
    const found = await findBrokenInvariants({ query })
    expect(found.flatMap(({ promise }) => (promise in BROKEN_LEDGER ? [] : promise))).toEqual(broken)
  } finally {
    await client.query('ROLLBACK')
    client.release()
  }
})

/** Of one sale in Chilean pesos. */
async function aPayout(): Promise<{ id: string }> {
  const services = checkout.with({ PAYMENT_SITE: 'MLC' })
  const [beer, buyer] = [await aBeer(checkout.db, { priceCents: 450 }), await aBuyer(checkout.db)]
  const { orderId } = await aPaidOrder(services, buyer.id, [{ id: beer.id, quantity: 2 }])
  await freeParcels(services, orderId)
  const actor = { userId: buyer.id, address: '192.0.2.7', browser: '', requestId: 'r' }
  const { companyId } = beer
  const paid = await markPayout(services, { companyId, currency: 'CLP', reference: '' }, actor)
  if ('refused' in paid) throw new Error(`the payout was refused: ${paid.refused}`)
  expect(await findBrokenInvariants(checkout.database.pool)).toEqual([])
  return paid
}
