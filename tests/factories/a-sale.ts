import { randomUUID } from 'node:crypto'
import { eq, inArray, sql } from 'drizzle-orm'
import { postChargebackOpened } from '#database/ledger/post-chargeback.ts'
import { postRefund, postRefundDone } from '#database/ledger/post-refund.ts'
import { postSales } from '#database/ledger/post-sale.ts'
import type { Database } from '#database/open-pool.ts'
import {
  beers,
  companies,
  orderEvents,
  orderLines,
  orders,
  outbox,
  parcels,
  payments,
  refundLines,
  refunds,
  stockMovements,
  users,
} from '#database/schema.ts'
import { RANK } from '#server/orders/payment-rank.ts'
import { aBuyer } from './a-buyer.ts'

type Beer = Pick<typeof beers.$inferSelect, 'id' | 'companyId' | 'name' | 'presentation' | 'priceCents'>

/**
 * An order that was paid at an instant in the past, written straight into the books as the shop leaves them. What it took
 * from the shelf had been put there for it: on hand is what it was before.
 * @param at ISO instant
 * @returns `paymentId` of its payment; one that cost nothing has none under that id
 */
export async function aSale(
  db: Database,
  at: string,
  lines: { beer: Beer; quantity: number }[],
): Promise<{ orderId: string; paymentId: string }> {
  const soldAt = new Date(at)
  const totalCents = lines.reduce((sum, { beer, quantity }) => sum + beer.priceCents * quantity, 0)
  const buyer = await aBuyer(db)
  const [order] = await db
    .insert(orders)
    .values({
      // Ids grow with time, as those of real orders do.
      id: sql`uuidv7(${at}::timestamptz - now())`,
      buyerId: buyer.id,
      idempotencyKey: randomUUID(),
      requestHash: 'x',
      state: 'paid',
      totalCents,
      chargeCurrency: 'USD',
      chargeCents: totalCents,
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
      chargeUnitCents: beer.priceCents,
      name: beer.name,
      presentation: beer.presentation,
      image: '',
      companyName: 'Birra del Valle',
    })),
  )
  for (const { beer, quantity } of lines) {
    const soldCents = sql`${beers.soldCents} + ${quantity * beer.priceCents}`
    const unitsSold = sql`${beers.unitsSold} + ${beer.priceCents > 0 ? quantity : 0}`
    await db.update(beers).set({ soldCents, unitsSold }).where(eq(beers.id, beer.id))
    await db.insert(stockMovements).values([
      { beerId: beer.id, units: quantity, cause: 'put', at: soldAt },
      { beerId: beer.id, units: -quantity, cause: 'sold', orderId, at: soldAt },
    ])
  }
  const companyIds = new Set(lines.map(({ beer }) => beer.companyId))
  await db
    .insert(parcels)
    .values([...companyIds].map((companyId) => ({ orderId, companyId, createdAt: soldAt })))
  await db.insert(orderEvents).values({ orderId, event: 'placed', toState: 'pending', at: soldAt })
  await db
    .insert(orderEvents)
    .values({ orderId, event: 'settled', fromState: 'pending', toState: 'paid', at: soldAt })
  await tellOf(db, { orderId, buyerEmail: buyer.email, companyIds: [...companyIds], soldAt })
  const paymentId = randomUUID()
  if (totalCents > 0) {
    await db.insert(payments).values({
      providerId: paymentId,
      orderId,
      amountCents: totalCents,
      currency: 'USD',
      status: 'approved',
      rank: RANK.captured,
      disposition: 'applied',
    })
    await db.transaction((tx) => postSales(tx, sql`SELECT ${paymentId}`))
  }
  return { orderId, paymentId }
}

/** The receipt, and a mail to each company that somebody sells for: they left long ago. */
async function tellOf(
  db: Database,
  {
    orderId,
    buyerEmail,
    companyIds,
    soldAt,
  }: { orderId: string; buyerEmail: string; companyIds: string[]; soldAt: Date },
): Promise<void> {
  const sellers = await db
    .select({ companyId: companies.id, recipient: users.email })
    .from(companies)
    .innerJoin(users, eq(users.id, companies.userId))
    .where(inArray(companies.id, companyIds))
  const left = { createdAt: soldAt, nextAttemptAt: soldAt, sentAt: soldAt }
  await db.insert(outbox).values([
    {
      ...left,
      dedupeKey: `receipt:${orderId}`,
      kind: 'receipt',
      recipient: buyerEmail,
      payload: { orderId },
    },
    ...sellers.map(({ companyId, recipient }) => ({
      ...left,
      ...{ dedupeKey: `sale:${orderId}:${companyId}`, kind: 'sale' as const, recipient: recipient! },
      payload: { orderId, companyId },
    })),
  ])
}

/** The bank of such a sale's buyer asks its money back, and has not decided. */
export async function aChargebackOf(
  db: Database,
  { orderId, paymentId }: { orderId: string; paymentId: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(orders).set({ state: 'charged_back' }).where(eq(orders.id, orderId))
    await postChargebackOpened(tx, { orderId, paymentId })
  })
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
  await db.transaction(async (tx) => {
    await postRefund(tx, refund!.id)
    await postRefundDone(tx, refund!.id)
  })
}
