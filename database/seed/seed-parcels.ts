import { sql } from 'drizzle-orm'
import { FREE_AFTER_SENT_DAYS } from '#contract/limits.ts'
import type { Transaction } from '#database/open-pool.ts'
import { parcels } from '#database/schema.ts'

const DAY_MS = 86_400_000
/** A parcel leaves within days and arrives within weeks. */
const SHIPPED_AFTER_DAYS = 12
const DELIVERED_AFTER_DAYS = 21
/** So long after it was sold each of these was sent, and delivered; its money is free some days later. */
const SENT_ON_DAY = 2
const DELIVERED_ON_DAY = 6
const FREE_AFTER_DELIVERED_DAYS = 7

type SettledOrder = { orderId: string; companyIds: string[]; daysAgo: number; paidAt: Date }

/**
 * The parcels of the demo's purchases, each as far as it has come by now: with what its brewery did, and the mails that
 * told of it.
 */
export async function seedParcels(tx: Transaction, settled: SettledOrder[]): Promise<void> {
  await tx.insert(parcels).values(
    settled.flatMap(({ orderId, companyIds, daysAgo, paidAt }) =>
      companyIds.map((companyId, at) => ({
        orderId,
        companyId,
        ...comeTo(daysAgo, paidAt, at),
        createdAt: paidAt,
      })),
    ),
  )
  // What left, then what arrived: an event's id says where it stands in the order of things.
  await tell(tx, 'pending', 'shipped', SENT_ON_DAY)
  await tell(tx, 'shipped', 'delivered', DELIVERED_ON_DAY)
}

/** @param at its place in the order: each parcel has a code of its own */
function comeTo(daysAgo: number, paidAt: Date, at: number) {
  const inDays = (days: number) => new Date(paidAt.getTime() + days * DAY_MS)
  if (daysAgo < SHIPPED_AFTER_DAYS) return { state: 'pending' as const }
  const sent = { carrier: 'Correo', tracking: '' }
  return daysAgo < DELIVERED_AFTER_DAYS
    ? {
        ...sent,
        state: 'shipped' as const,
        handOverCode: codeOf(daysAgo, at),
        freeFrom: inDays(SENT_ON_DAY + FREE_AFTER_SENT_DAYS),
      }
    : {
        ...{ ...sent, state: 'delivered' as const, idChecked: true },
        freeFrom: inDays(DELIVERED_ON_DAY + FREE_AFTER_DELIVERED_DAYS),
      }
}

/** Six digits, the same in each demo. */
function codeOf(daysAgo: number, at: number): string {
  return String((daysAgo * 48_271 + at * 317_811) % 1_000_000).padStart(6, '0')
}

async function tell(tx: Transaction, from: string, to: string, daysLater: number): Promise<void> {
  await tx.execute(sql`
    WITH told AS (
      INSERT INTO parcel_events (order_id, company_id, from_state, to_state, carrier, tracking, user_id, at)
      SELECT order_id, company_id, ${from}, ${to}, carrier, tracking, user_id,
             parcels.created_at + make_interval(days => ${daysLater})
      FROM parcels JOIN companies ON companies.id = company_id
      WHERE parcels.state IN (${to}, 'delivered')
      RETURNING id, order_id, company_id, at
    )
    INSERT INTO outbox (dedupe_key, kind, recipient, payload, created_at, sent_at)
    SELECT 'parcel-' || ${to} || ':' || told.id, 'parcel-' || ${to}, email,
           jsonb_build_object('orderId', order_id::text, 'companyId', company_id::text), at, at
    FROM told JOIN orders ON orders.id = order_id JOIN users ON users.id = buyer_id`)
}
