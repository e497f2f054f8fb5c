import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { auditEntries, auditValues } from '#database/schema.ts'
import { settlePayment } from '#server/journeys/orders/settle-payment.ts'
import { aBeer } from './a-beer.ts'
import { aPaidOrder, aPlacedOrder, type TestCheckout } from './a-checkout.ts'
import { aLoggedInAdmin, aLoggedInBuyer, aLoggedInSeller } from './logged-in-people.ts'

/** An admin at the order desk, and two breweries whose beers somebody buys: 3 of one for 4.50, 1 of the other for 10. */
export async function anOrderDesk(services: TestCheckout) {
  const [admin, buyer] = [await aLoggedInAdmin(services), await aLoggedInBuyer(services)]
  const [one, other] = [await aLoggedInSeller(services), await aLoggedInSeller(services)]
  const ipa = await aBeer(services.db, { companyId: one.id, priceCents: 450, onHand: 100 })
  const stout = await aBeer(services.db, { companyId: other.id, priceCents: 1000, onHand: 100 })
  const products = [
    { id: ipa.id, quantity: 3 },
    { id: stout.id, quantity: 1 },
  ]
  return {
    ...{ services, admin, buyer, one, other, ipa, stout },
    aPlacedOrder: () => aPlacedOrder(services, buyer.id, products),
    aPaidOrder: () => aPaidOrder(services, buyer.id, products),
    /** Somebody paid something else than was asked for: 1.00 of 23.50. */
    async anOrderInReview() {
      const orderId = await aPlacedOrder(services, buyer.id, products)
      const paymentId = services.payments.pay(orderId, { amountCents: 100 })
      await settlePayment(services, paymentId)
      return { orderId, paymentId }
    },
    /** Without `lines` all of it. */
    refund: (orderId: string, wish: object = {}, by: Awaited<ReturnType<typeof aLoggedInAdmin>> = admin) =>
      by.send('POST', `/admin/orders/${orderId}/refunds`, {
        ...{ key: randomUUID(), restock: false, reason: 'Llegó rota.' },
        ...wish,
      }),
  }
}

/** What the audit log holds of an order, oldest first: action, facts, and the subject's personal values. */
export async function auditOf({ db }: Pick<TestCheckout, 'db'>, orderId: string) {
  const entries = await db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, orderId))
    .orderBy(auditEntries.id)
  return Promise.all(
    entries.map(async ({ id, action, facts, actorId }) => {
      const parts = await db.select().from(auditValues).where(eq(auditValues.entryId, id))
      return { action, facts, actorId, said: parts.find(({ part }) => part === 'subject')?.values }
    }),
  )
}
