import { sql } from 'drizzle-orm'
import { type Refusal, refuse } from '#contract/errors.ts'
import { COMPLAINT_SEND_DAYS } from '#contract/limits.ts'
import type { Transaction } from '#database/open-pool.ts'
import type { Services } from '../../services.ts'
import { shopDay } from '../../shop-day.ts'
import { businessDaysAfter } from './business-days.ts'
import { isStillOwed } from './is-still-owed.ts'
import { complaintLinesOf, type LockedComplaint } from './lock-complaint.ts'
import { moveComplaint } from './move-complaint.ts'
import { refuseOutOfStock, takePromised } from './promised-units.ts'
import { tellToSend } from './tell-of-complaint.ts'

/**
 * A buyer takes beer for an answer: its units leave the shelf now, all or none, and the brewery is mailed that they have to leave.
 * The caller holds the complaint, and knows that it is offered.
 *
 * Refuses: order-not-paid (a bank asks its money back), complaint-again-paid (money of some of it went back), complaint-no-stock.
 */
export async function acceptAgain(
  { jobs, env }: Pick<Services, 'jobs' | 'env'>,
  tx: Transaction,
  complaint: LockedComplaint,
  buyerId: string,
): Promise<Refusal | undefined> {
  const { id, parcel } = complaint
  if (parcel.order.state === 'charged_back') return refuse('order-not-paid')
  const lines = await complaintLinesOf(tx, id)
  if (!(await isStillOwed(tx, id))) return refuse('complaint-again-paid')
  const short = await refuseOutOfStock(tx, lines, shopDay(env))
  if (short) return short
  await takePromised(tx, parcel.order.id, lines)
  await moveComplaint(tx, id, {
    event: 'accepted-again',
    by: buyerId,
    units: lines.reduce((sum, { units }) => sum + units, 0),
    dueAt: businessDaysAfter(sql`now()`, env.SHOP_TIMEZONE, COMPLAINT_SEND_DAYS),
  })
  await tellToSend(tx, jobs, { id, parcel })
  return undefined
}
