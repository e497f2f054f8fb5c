import type { COMMISSION_STANDINGS, CommissionTerms } from '#contract/commission.ts'
import { dollarsFromCents } from '#contract/money.ts'
import type { RuleRow } from '../../commission/rules-in-order.ts'

/** What a rule keeps, in basis points and cents. */
export type BookedTerms = Pick<RuleRow, 'basisPoints' | 'fixedCents' | 'taxBasisPoints'>

/** Basis points of a percent, cents of a dollar. */
const POINTS = 100

/** What a rule keeps, in percents and dollars. */
export function termsOnWire({ basisPoints, fixedCents, taxBasisPoints }: BookedTerms): CommissionTerms {
  return {
    percent: basisPoints / POINTS,
    fixed: dollarsFromCents(fixedCents),
    taxPercent: taxBasisPoints / POINTS,
  }
}

/** The same, back: whole basis points and cents, as nobody may write more than two decimals. */
export function termsInBooks({ percent, fixed, taxPercent }: CommissionTerms) {
  return {
    basisPoints: Math.round(percent * POINTS),
    fixedCents: Math.round(fixed * POINTS),
    taxBasisPoints: Math.round(taxPercent * POINTS),
  }
}

/** How a rule stands on a day, `yyyy-mm-dd`. */
export function standingOn(
  today: string,
  { startsOn, endsOn }: Pick<RuleRow, 'startsOn' | 'endsOn'>,
): (typeof COMMISSION_STANDINGS)[number] {
  if (endsOn !== null && endsOn < today) return 'over'
  return startsOn !== null && startsOn > today ? 'coming' : 'running'
}
