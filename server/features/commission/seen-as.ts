import { createHash } from 'node:crypto'
import type { RuleRow } from '../../commission/rules-in-order.ts'

/** Names a list of rules as it is: another order, or another word in one of them, is another name. */
export function seenAs(rules: readonly RuleRow[]): string {
  const told = rules.map(
    ({ id, companyId, type, startsOn, endsOn, basisPoints, fixedCents, taxBasisPoints }) => [
      id,
      companyId,
      type,
      startsOn,
      endsOn,
      basisPoints,
      fixedCents,
      taxBasisPoints,
    ],
  )
  return createHash('sha256').update(JSON.stringify(told)).digest('base64url').slice(0, 22)
}
