import { centsFromDollars } from '#contract/money.ts'
import type { DeskOrder } from '#contract/order-desk.ts'

type Line = Pick<DeskOrder['lines'][number], 'left' | 'unitCharged' | 'leftCharged'>

/**
 * What a refund of so many units of a line gives back, as far as they are left, in hundredths of what its order was charged in: their
 * price, or what is left of the line where it was lowered after the sale.
 */
export function chargedFor({ left, unitCharged, leftCharged }: Line, units: number): number {
  const count = Math.max(0, Math.min(units, left))
  return Math.min(count * centsFromDollars(unitCharged), centsFromDollars(leftCharged))
}
