import { isRefusal, type Refusal, refuse } from '#contract/errors.ts'
import type { Transaction } from '#database/open-pool.ts'
import type { Services } from '../../services.ts'
import { type LineLeft, linesLeft } from '../orders/lines-left.ts'
import { type RefundRequest, refundLocked } from '../orders/request-refund.ts'
import type { LockedParcel } from '../parcels/lock-parcel.ts'

/** What stands in the books for it. */
const REASON = 'complaint'

export type Units = { beerId: string; quantity: number }

/** What money can go back for of a parcel that the caller holds, by beer. */
export async function unitsToGive(tx: Transaction, { order, companyId }: LockedParcel): Promise<LineLeft[]> {
  if (order.state !== 'paid') return []
  const left = await linesLeft(tx, order.id)
  return left.filter((line) => line.companyId === companyId && line.quantity > 0 && line.leftCents > 0)
}

/** What is wanted, as far as it is left. */
function asFarAsLeft(wanted: Units[], left: LineLeft[]): Units[] {
  const units = new Map(left.map(({ beerId, quantity }) => [beerId, quantity]))
  return wanted
    .map(({ beerId, quantity }) => ({ beerId, quantity: Math.min(quantity, units.get(beerId) ?? 0) }))
    .filter(({ quantity }) => quantity > 0)
}

/** Refuses units that are not left: complaint-units, with what is. */
export function refuseMoreThanLeft(wanted: Units[], left: LineLeft[]): Refusal | undefined {
  const given = asFarAsLeft(wanted, left)
  const isLeft =
    given.length === wanted.length && given.every(({ quantity }, at) => quantity === wanted[at]!.quantity)
  if (isLeft) return undefined
  return refuse('complaint-units', {
    lines: left.map(({ beerId, quantity }) => ({ ProductId: beerId, left: quantity })),
  })
}

/** Units by beer: one that is named twice is asked for twice. */
export function unitsOf(lines: readonly { ProductId: string; quantity: number }[]): Units[] {
  const units = new Map<string, number>()
  for (const { ProductId, quantity } of lines) units.set(ProductId, (units.get(ProductId) ?? 0) + quantity)
  return [...units].map(([beerId, quantity]) => ({ beerId, quantity }))
}

export const sumOf = (lines: readonly Units[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0)

/**
 * Gives the money of units of a parcel back, as far as it has not gone back already, by whatever way: a unit is refunded once. The
 * beers stay off the shelf: nobody sells what came broken.
 *
 * @returns the refund; null where nothing was left to go back
 * Refuses: refund-too-much (less money is left than these units cost), order-not-paid (a bank asks its money back).
 */
export async function giveBack(
  services: Pick<Services, 'jobs'>,
  tx: Transaction,
  parcel: LockedParcel,
  wanted: Units[],
): Promise<{ refundId: string | null; units: number } | Refusal> {
  const lines = asFarAsLeft(wanted, await unitsToGive(tx, parcel))
  const refund = await refundFor(services, tx, parcel, { lines })
  return isRefusal(refund) ? refund : { ...refund, units: sumOf(lines) }
}

/** Owes what is to go back for a complaint; null where that is nothing. Refuses: as giveBack. */
export async function refundFor(
  services: Pick<Services, 'jobs'>,
  tx: Transaction,
  { order }: LockedParcel,
  what: Pick<RefundRequest, 'lines' | 'amounts'>,
): Promise<{ refundId: string | null } | Refusal> {
  // What a bank asks back may be the shop's again: settled for nothing now, it would stay so then.
  if (order.state === 'charged_back') return refuse('order-not-paid')
  if (!what.lines?.length && !what.amounts?.length) return { refundId: null }
  const refund = await refundLocked(services, tx, order, { ...what, restock: false, reason: REASON })
  return isRefusal(refund) ? refund : { refundId: refund.refundId }
}
