import { sql } from 'drizzle-orm'
import { type Refusal, refuse } from '#contract/errors.ts'
import type { StaffPart } from '#contract/staff-roles.ts'
import type { Transaction } from '#database/open-pool.ts'

type StaffRow = {
  id: string
  name: string
  email: string
  active: boolean
  secondFactor: boolean
  part: StaffPart | null
}

/** Every admin, in order of ids, as the trigger `keep_an_active_owner` locks them: what is done to them is done one after the other. */
export async function lockStaff(tx: Transaction): Promise<StaffRow[]> {
  const { rows } = await tx.execute<StaffRow>(sql`
    SELECT id, name, email, active, two_factor_enabled AS "secondFactor", staff_part AS part
    FROM users WHERE role = 'Admin' ORDER BY id FOR NO KEY UPDATE`)
  return rows
}

/**
 * Whether who asks is still who may: of two who switch each other off, or lower each other, at the same moment the second is nobody
 * any more who could. Refuses: not-signed-in (switched off meanwhile), forbidden (no owner).
 */
export function refuseNoOwner(staff: StaffRow[], actorId: string): Refusal | undefined {
  const actor = staff.find(({ id }) => id === actorId)
  if (!actor?.active) return refuse('not-signed-in')
  return actor.part ? refuse('forbidden') : undefined
}
