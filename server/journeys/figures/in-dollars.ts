import { dollarsFromCents } from '#contract/money.ts'
import type { Sold } from './sold.ts'

/** What was sold, as it goes on the wire. */
export function inDollars({ units, salesCents, refundedUnits, refundedCents }: Sold) {
  return {
    units,
    sales: dollarsFromCents(salesCents),
    refundedUnits,
    refunded: dollarsFromCents(refundedCents),
  }
}
