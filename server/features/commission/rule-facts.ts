import type { Fit } from '../../commission/rule-before.ts'
import { type BookedTerms, termsOnWire } from './rule-on-wire.ts'

type Written = Fit & BookedTerms

/** What the audit log tells of a rule, whose brewery apart: of that it names the id. */
export function ruleFacts(rule: Written): Record<string, unknown> {
  const { percent, taxPercent } = termsOnWire(rule)
  return {
    ...{ type: rule.type, from: rule.startsOn, until: rule.endsOn },
    ...{ percent, fixedCents: rule.fixedCents, taxPercent },
  }
}

/** Of two tellings of a rule, what differs. */
export function changedFacts(before: Written, after: Written) {
  const [was, is] = [ruleFacts(before), ruleFacts(after)]
  const differs = Object.keys(is).filter((fact) => was[fact] !== is[fact])
  const only = (facts: Record<string, unknown>) =>
    Object.fromEntries(differs.map((fact) => [fact, facts[fact]]))
  return { before: only(was), after: only(is) }
}
