import type { Approval } from '#contract/approvals.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import { isUuid } from '#contract/is-uuid.ts'
import type { Transaction } from '#database/open-pool.ts'
import { COMPANY } from '../people/company-kind.ts'
import { approvalOf } from './approval-of.ts'

type Held = { id: string; name: string; userId: string | null; approval: Approval | null }

/**
 * Holds a company that an admin looks at, its user first as whoever switches it off does: of the two the second sees what the first
 * did. Refuses: user-not-found; company-off, while it is switched off or its account is.
 */
export async function holdCompany(tx: Transaction, id: string): Promise<Held | Refusal> {
  if (!isUuid(id)) return refuse('user-not-found')
  const user = await COMPANY.holdUser(tx, id, false)
  const row = await COMPANY.holdRow(tx, id)
  if (!row) return refuse('user-not-found')
  if (!COMPANY.isOn(row, user)) return refuse('company-off')
  return { id: row.id, name: row.company, userId: row.userId, approval: approvalOf(row) }
}
