import { sql } from 'drizzle-orm'
import { isRefusal, type Refusal } from '#contract/errors.ts'
import type { Transaction } from '#database/open-pool.ts'
import type { Services } from '../../services.ts'
import type { LineLeft } from '../orders/lines-left.ts'
import { refundLocked } from '../orders/request-refund.ts'
import { restock } from '../orders/restock.ts'
import type { LockedParcel } from './lock-parcel.ts'

/** Units to be given back, and whether they return to the shelf. */
export type GivenBack = LineLeft & { restock: boolean }

/** Why, in the books: contract/texts/refund-reason.ts has the words. */
type Reason = 'parcel-cancelled' | 'units-cancelled' | 'parcel-short'

/**
 * Owes the money of units of a locked parcel, and puts those on the shelf that return. What costs nothing has no payment to be
 * given back from: its units return alone, and `refundId` is null. All their beers are held afterwards, locked in order of their ids.
 *
 * Refuses: refund-too-much (less money is left than they cost: some was given back without saying for what).
 */
export async function giveBack(
  services: Pick<Services, 'jobs'>,
  tx: Transaction,
  { order }: LockedParcel,
  lines: GivenBack[],
  reason: Reason,
): Promise<{ refundId: string | null } | Refusal> {
  if (lines.every(({ chargeUnitCents }) => chargeUnitCents === 0)) {
    await tx.execute(sql`
      SELECT FROM beers WHERE id = ANY(${sql.param(lines.map(({ beerId }) => beerId))}::uuid[])
      ORDER BY id FOR NO KEY UPDATE`)
    const returned = lines.filter((line) => line.restock)
    if (returned.length) await restock(tx, order.id, returned)
    return { refundId: null }
  }
  const refund = await refundLocked(services, tx, order, { lines, restock: true, reason })
  return isRefusal(refund) ? refund : { refundId: refund.refundId }
}
