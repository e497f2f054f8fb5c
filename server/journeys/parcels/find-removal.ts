import { sql } from 'drizzle-orm'
import { type Refusal, refuse } from '#contract/errors.ts'
import { dollarsFromCents } from '#contract/money.ts'
import type { ParcelState } from '#contract/parcel-states.ts'
import type { Transaction } from '#database/open-pool.ts'
import type { LockedParcel } from './lock-parcel.ts'

type Asked = { key: string; by: string; reason: string | null; lines: { beerId: string; quantity: number }[] }

type Removed = { orderId: string; companyId: string; state: ParcelState; refunded: number }

type Row = { userId: string; reason: string | null; cents: number; units: Record<string, number> }

/**
 * What was done to a locked parcel under a key, as its call answers; undefined where nothing was.
 * Refuses: key-reused (another request, or somebody else's).
 */
export async function findRemoval(
  tx: Transaction,
  { order, companyId, state }: LockedParcel,
  { key, by, reason, lines }: Asked,
): Promise<Removed | Refusal | undefined> {
  const { rows } = await tx.execute<Row>(sql`
    SELECT user_id AS "userId", reason,
           (SELECT json_object_agg(taken.beer_id, taken.quantity) FROM parcel_removal_lines AS taken
            WHERE removal_id = removal.id) AS units,
           (SELECT sum(taken.quantity::bigint * line.unit_cents)::bigint FROM parcel_removal_lines AS taken
            JOIN order_lines AS line ON line.order_id = removal.order_id AND line.beer_id = taken.beer_id
            WHERE removal_id = removal.id) AS cents
    FROM parcel_removals AS removal
    WHERE order_id = ${order.id} AND company_id = ${companyId} AND key = ${key}`)
  const [known] = rows
  if (!known) return undefined
  const isSame =
    known.userId === by &&
    known.reason === reason &&
    Object.keys(known.units).length === lines.length &&
    lines.every(({ beerId, quantity }) => known.units[beerId] === quantity)
  if (!isSame) return refuse('key-reused')
  return { orderId: order.id, companyId, state, refunded: dollarsFromCents(known.cents) }
}
