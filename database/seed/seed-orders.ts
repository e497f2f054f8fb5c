import { sql } from 'drizzle-orm'
import { postSales } from '#database/ledger/post-sale.ts'
import type { Transaction } from '#database/open-pool.ts'
import { orderEvents, orderLines, orders, payments, stockMovements } from '#database/schema.ts'
import type { DemoPurchase } from './demo-purchases.ts'
import { demoBuyers } from './demo-shop.ts'
import { beerKey, type SeededBeers } from './seed-beers.ts'
import { seedParcels } from './seed-parcels.ts'
import type { SeededPeople } from './seed-people.ts'

const MINUTE_MS = 60_000
/** As settlement ranks an approved payment. */
const APPROVED_RANK = 20

/**
 * The purchases as they would stand after their settlement: paid orders with their lines, the applied payment, what
 * left the store, a parcel for each brewery and the receipt.
 */
export async function seedOrders(
  tx: Transaction,
  purchases: DemoPurchase[],
  people: SeededPeople,
  beers: SeededBeers,
  daysBefore: (days: number, hour?: number) => Date,
): Promise<void> {
  const told = purchases.map((purchase, position) => {
    const placedAt = daysBefore(purchase.daysAgo, purchase.hour)
    const lines = purchase.lines.map((line) => ({
      ...line,
      beer: beers.get(beerKey(line.brewery, line.beer))!,
    }))
    return {
      ...purchase,
      lines,
      key: `demo-${String(position + 1).padStart(4, '0')}`,
      buyerId: people.buyers[purchase.buyer]!,
      placedAt,
      paidAt: new Date(placedAt.getTime() + (2 + (position % 5)) * MINUTE_MS),
      totalCents: lines.reduce((sum, { beer, quantity }) => sum + beer.priceCents * quantity, 0),
    }
  })

  const buyers = new Map(demoBuyers.map((buyer) => [buyer.key, buyer]))
  const made = await tx
    .insert(orders)
    .values(
      told.map(({ key, buyer, buyerId, totalCents, placedAt, paidAt }) => {
        const { name, lastName, address, city, state, country, phone } = buyers.get(buyer)!
        return {
          buyerId,
          idempotencyKey: key,
          requestHash: key,
          state: 'paid' as const,
          totalCents,
          chargeCurrency: 'USD' as const,
          chargeCents: totalCents,
          payableUntil: new Date(placedAt.getTime() + 30 * MINUTE_MS),
          reservedUntil: new Date(placedAt.getTime() + 30 * MINUTE_MS),
          stockHeld: false,
          recipient: `${name} ${lastName}`,
          address,
          city,
          addressState: state,
          country,
          phone,
          createdAt: placedAt,
          paidAt,
        }
      }),
    )
    .returning({ id: orders.id, key: orders.idempotencyKey })
  const orderIds = new Map(made.map(({ id, key }) => [key, id]))
  const settled = told.map((purchase) => ({ ...purchase, orderId: orderIds.get(purchase.key)! }))

  await tx.insert(orderLines).values(
    settled.flatMap(({ orderId, lines }) =>
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
        companyName: beer.companyName,
      })),
    ),
  )
  await tx.insert(payments).values(
    settled.map(({ orderId, key, totalCents, paidAt }) => ({
      providerId: key,
      orderId,
      amountCents: totalCents,
      currency: 'USD',
      status: 'approved',
      rank: APPROVED_RANK,
      disposition: 'applied' as const,
      createdAt: paidAt,
      updatedAt: paidAt,
    })),
  )
  await tx.insert(stockMovements).values(
    settled.flatMap(({ orderId, lines, paidAt }) =>
      lines.map(({ beer, quantity }) => ({
        beerId: beer.id,
        units: -quantity,
        cause: 'sold' as const,
        orderId,
        at: paidAt,
      })),
    ),
  )
  await seedParcels(
    tx,
    settled.map(({ lines, ...order }) => ({
      ...order,
      companyIds: [...new Set(lines.map(({ beer }) => beer.companyId))],
    })),
  )
  await tx.insert(orderEvents).values(
    settled.flatMap(({ orderId, key, placedAt, paidAt }) => [
      { orderId, event: 'placed' as const, toState: 'pending' as const, at: placedAt },
      {
        orderId,
        event: 'settled' as const,
        fromState: 'pending' as const,
        toState: 'paid' as const,
        detail: { payment: key },
        at: paidAt,
      },
    ]),
  )
  await postSales(tx, sql`SELECT provider_id FROM payments`)
  // Their receipts and the sellers' mails have left, long ago: the outbox sends what has no `sent_at`.
  await tx.execute(sql`
    INSERT INTO outbox (dedupe_key, kind, recipient, payload, created_at, sent_at)
    SELECT 'receipt:' || orders.id, 'receipt', email, jsonb_build_object('orderId', orders.id::text), paid_at, paid_at
    FROM orders JOIN users ON users.id = buyer_id
    UNION ALL
    SELECT 'sale:' || order_id || ':' || company_id, 'sale', email,
           jsonb_build_object('orderId', order_id::text, 'companyId', company_id::text),
           parcels.created_at, parcels.created_at
    FROM parcels JOIN companies ON companies.id = company_id JOIN users ON users.id = user_id`)
}
