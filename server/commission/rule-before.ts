import type { RuleRow } from './rules-in-order.ts'

/** What a rule is for: whose beers, of which style, from when until when. */
export type Fit = Pick<RuleRow, 'companyId' | 'type' | 'startsOn' | 'endsOn'>

/** Whether a rule fits wherever another does: standing before it, it holds in its place always. */
export function covers(one: Fit, other: Fit): boolean {
  return (
    (one.companyId === null || one.companyId === other.companyId) &&
    (one.type === null || one.type === other.type) &&
    (one.startsOn === null || (other.startsOn !== null && one.startsOn <= other.startsOn)) &&
    (one.endsOn === null || (other.endsOn !== null && one.endsOn >= other.endsOn))
  )
}

/** The rule of a list for which the one at `place` (from 0) is never reached; undefined where none is. */
export function ruleBefore<Rule extends Fit>(rules: readonly Rule[], place: number): Rule | undefined {
  return rules.slice(0, place).find((earlier) => covers(earlier, rules[place]!))
}

/** Whether two are for the same brewery, style and days: whichever comes first, the other is never reached. */
export function isSameFit(one: Fit, other: Fit): boolean {
  return covers(one, other) && covers(other, one)
}
