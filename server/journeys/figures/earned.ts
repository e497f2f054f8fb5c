/** Hundredths of one currency. */
export type EarnedCents = { gross: number; refunded: number; commission: number; tax: number; fees: number }

export const NOTHING_EARNED: EarnedCents = { gross: 0, refunded: 0, commission: 0, tax: 0, fees: 0 }

/** @param times -1 takes the other one away */
export function added(one: EarnedCents, other: EarnedCents, times = 1): EarnedCents {
  return {
    gross: one.gross + times * other.gross,
    refunded: one.refunded + times * other.refunded,
    commission: one.commission + times * other.commission,
    tax: one.tax + times * other.tax,
    fees: one.fees + times * other.fees,
  }
}
