import { ALL_CALLS } from '#contract/all-calls.ts'
import { isOfStaff } from '#contract/staff-calls.ts'
import { STAFF_PARTS } from '#contract/staff-roles.ts'
import type { OfStaff, Outcome } from './answers.ts'
import type { Row } from './row.ts'

const CALLS = new Map(ALL_CALLS)

/**
 * What those are answered who administer a part of the shop: what an owner is, where the call is open to anyone or to their part; and
 * else nothing at all. A row says where what is sent, or their own account, makes a difference (`staff`).
 */
export function staffAnswers(row: Row): Record<OfStaff, Outcome> {
  const call = CALLS.get(row.call)!
  const answers = STAFF_PARTS.map((part): [OfStaff, Outcome] => [
    part,
    call.access === 'anyone' || isOfStaff(call, part) ? row.answers.admin : 'forbidden',
  ])
  return { ...(Object.fromEntries(answers) as Record<OfStaff, Outcome>), ...row.staff }
}
