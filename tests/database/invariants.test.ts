import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { refunds } from '#database/schema.ts'
import { linesLeft } from '#server/journeys/orders/lines-left.ts'
import { requestRefund } from '#server/journeys/orders/request-refund.ts'
import { sendRefund } from '#server/journeys/orders/send-refund.ts'
import { settlePayment } from '#server/journeys/orders/settle-payment.ts'
import { aBeer } from '#tests/factories/a-beer.ts'
import { aBuyer } from '#tests/factories/a-buyer.ts'
import { aPaidOrder, type TestCheckout, useCheckout } from '#tests/factories/a-checkout.ts'
import { findBrokenInvariants } from './invariants.ts'
import { BROKEN_LEDGER } from './ledger-invariants.ts'

/** Each promise about charged money is broken by hand once, in whole books: it must be the one that tells. */
const checkout = useCheckout()

const OF_UNITS = 'a refund of lines is what it takes of them, or what somebody at the provider left of it'

describe.each(['MLA', 'MLC'])('at %s', (site) => {
  let services: TestCheckout
  let orderId: string
  let paymentId: string
  let refundId: string

  beforeEach(async () => {
    services = checkout.with({ PAYMENT_SITE: site })
    const [beer, buyer] = [await aBeer(checkout.db, { priceCents: 450 }), await aBuyer(checkout.db)]
    const paid = await aPaidOrder(services, buyer.id, [{ id: beer.id, quantity: 2 }])
    const lines = [{ beerId: beer.id, quantity: 1 }]
    const asked = await requestRefund(services, { ...paid, lines, restock: false, reason: 'test' })
    if (!('refundId' in asked)) throw new Error(`the refund was refused: ${asked.refused}`)
    expect(await sendRefund(services, asked.refundId)).toBe(true)
    ;({ orderId, paymentId, refundId } = { ...paid, ...asked })
    expect(await findBrokenInvariants(checkout.database.pool)).toEqual([])
  })

  /** Changes the books, says which promises are broken, the ledger's aside, and changes them back. */
  async function brokenBy(change: string, values: unknown[]): Promise<string[]> {
    const client = await checkout.database.pool.connect()
    let last: Promise<unknown> = client.query('BEGIN')
    // A connection is asked one thing at a time.
    const query = (statement: string) => {
      const answer = last.then(() => client.query(statement))
      last = answer
      return answer
    }
    try {
      expect((await last.then(() => client.query(change, values))).rowCount).toBe(1)
      return (await findBrokenInvariants({ query })).flatMap(({ promise }) =>
        promise in BROKEN_LEDGER ? [] : promise,
      )
    } finally {
      await client.query('ROLLBACK')
      client.release()
    }
  }

  test('a charge that is not its lines', async () => {
    expect(
      await brokenBy('UPDATE orders SET charge_cents = charge_cents + 100 WHERE id = $1', [orderId]),
    ).toContain('what is charged is the sum of its lines, at the rate of its day')
  })

  test('a unit that is charged at another rate than the order’s', async () => {
    expect(await brokenBy('UPDATE orders SET rate = rate * 1.001 WHERE id = $1', [orderId])).toEqual([
      'what is charged is the sum of its lines, at the rate of its day',
    ])
  })

  test('a payment of another amount', async () => {
    const change = 'UPDATE payments SET amount_cents = amount_cents + 100 WHERE provider_id = $1'
    expect(await brokenBy(change, [paymentId])).toEqual([
      'an order that cost something was paid by exactly one payment of its amount',
    ])
  })

  test('an order that was paid in another currency', async () => {
    const change = `UPDATE payments SET currency = 'USD' WHERE provider_id = $1`
    expect(await brokenBy(change, [paymentId])).toEqual(['an order pays in one currency'])
  })

  test('money that goes back of a payment of another order', async () => {
    const services = checkout.with({ PAYMENT_SITE: 'MLB' })
    const [beer, buyer] = [await aBeer(checkout.db), await aBuyer(checkout.db)]
    const other = await aPaidOrder(services, buyer.id, [{ id: beer.id, quantity: 1 }])
    const change = 'UPDATE refunds SET payment_id = $2 WHERE id = $1'
    expect(await brokenBy(change, [refundId, other.paymentId])).toContain('an order pays in one currency')
  })

  test('more that goes back than was captured, applied or not', async () => {
    const promise = 'no more goes back of a payment than was captured of it, in what its currency can say'
    const more = `INSERT INTO refunds (order_id, payment_id, amount_cents, reason)
      SELECT order_id, provider_id, amount_cents, 'test' FROM payments WHERE provider_id = $1`
    expect(await brokenBy(more, [paymentId])).toEqual([promise])
    const ofNothing = 'UPDATE payments SET rank = 10, disposition = NULL WHERE provider_id = $1'
    expect(await brokenBy(ofNothing, [paymentId])).toContain(promise)
  })

  test('units that are given back at another worth, or at what nobody can be given', async () => {
    const change = 'UPDATE refunds SET amount_cents = amount_cents - $2 WHERE id = $1'
    const ofCapture = 'no more goes back of a payment than was captured of it, in what its currency can say'
    expect(await brokenBy(change, [refundId, 100])).toEqual([OF_UNITS])
    expect(await brokenBy(change, [refundId, 1])).toEqual(site === 'MLC' ? [ofCapture, OF_UNITS] : [OF_UNITS])
  })

  test('units whose rest somebody gave back by hand, and a peso less', async () => {
    const [{ beerId } = {}] = await checkout.db.transaction((tx) => linesLeft(tx, orderId))
    const lines = [{ beerId: beerId!, quantity: 1 }]
    const second = await requestRefund(services, { orderId, lines, restock: false, reason: 'test' })
    if (!('refundId' in second)) throw new Error(`the refund was refused: ${second.refused}`)
    services.payments.refundByHand(paymentId, 100)
    await settlePayment(services, paymentId)
    expect(await sendRefund(services, second.refundId)).toBe(true)
    const [{ amountCents } = {}] = await checkout.db
      .select()
      .from(refunds)
      .where(eq(refunds.id, second.refundId))
    expect(amountCents).toBe(second.amountCents - 100)
    expect(await findBrokenInvariants(checkout.database.pool)).toEqual([])
    const change = 'UPDATE refunds SET amount_cents = amount_cents - 100 WHERE id = $1'
    expect(await brokenBy(change, [second.refundId])).toContain(OF_UNITS)
  })
})
