import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '#database/open-pool.ts'
import { beers, orderLines, orders, parcels, payments, refundLines, refunds } from '#database/schema.ts'
import { aBuyer } from './a-buyer.ts'

type Beer = Pick<typeof beers.$inferSelect, 'id' | 'companyId' | 'name' | 'presentation' | 'priceCents'>

/**
 * An order that was paid at an instant in the past, written straight into the books with what its beers brought: stock is
 * none of its business.
 * @param at ISO instant
 */
export async function aSale(
  db: Database,
  at: string,
  lines: { beer: Beer; quantity: number }[],
): Promise<{ orderId: string; paymentId: string }> {
  const soldAt = new Date(at)
  const totalCents = lines.reduce((sum, { beer, quantity }) => sum + beer.priceCents * quantity, 0)
  const [order] = await db
    .insert(orders)
    .values({
      buyerId: (await aBuyer(db)).id,
      idempotencyKey: randomUUID(),
      requestHash: 'x',
      state: 'paid',
      totalCents,
      payableUntil: soldAt,
      reservedUntil: soldAt,
      stockHeld: false,
      recipient: 'Lucía Paz',
      address: 'Belgrano 123',
      city: 'Villa María',
      addressState: 'Córdoba',
      country: 'Argentina',
      createdAt: soldAt,
      paidAt: soldAt,
    })
    .returning({ id: orders.id })
  const orderId = order!.id
  await db.insert(orderLines).values(
    lines.map(({ beer, quantity }, place) => ({
      orderId,
      beerId: beer.id,
      companyId: beer.companyId,
      place,
      quantity,
      unitCents: beer.priceCents,
      name: beer.name,
      presentation: beer.presentation,
      image: '',
      companyName: 'Birra del Valle',
    })),
  )
  for (const { beer, quantity } of lines) {
    const soldCents = sql`${beers.soldCents} + ${quantity * beer.priceCents}`
    await db.update(beers).set({ soldCents }).where(eq(beers.id, beer.id))
  }
  const companyIds = new Set(lines.map(({ beer }) => beer.companyId))
  await db
    .insert(parcels)
    .values([...companyIds].map((companyId) => ({ orderId, companyId, createdAt: soldAt })))
  const paymentId = randomUUID()
  await db.insert(payments).values({
    providerId: paymentId,
    orderId,
    amountCents: totalCents,
    currency: 'USD',
    status: 'approved',
    rank: 1,
    disposition: 'applied',
  })
  return { orderId, paymentId }
}

/** Units of such a sale that were paid back. */
export async function aRefundOf(
  db: Database,
  { orderId, paymentId }: { orderId: string; paymentId: string },
  { beer, quantity }: { beer: Beer; quantity: number },
): Promise<void> {
  const amountCents = beer.priceCents * quantity
  const [refund] = await db
    .insert(refunds)
    .values({ orderId, paymentId, amountCents, reason: 'test', state: 'done', doneAt: new Date() })
    .returning({ id: refunds.id })
  await db.insert(refundLines).values({ refundId: refund!.id, beerId: beer.id, quantity, amountCents })
}
