import { sql } from 'drizzle-orm'
import type { ResponseOf } from '#contract/endpoint.ts'
import { PLAIN_LIST_LIMIT } from '#contract/limits.ts'
import type { Admin, listAdmins as call } from '#contract/people.ts'
import type { Database } from '#database/open-pool.ts'

/** Everybody who administers the shop, those who are switched off too, by name. */
export async function listAdmins(db: Database): Promise<ResponseOf<typeof call>> {
  const { rows } = await db.execute<Admin>(sql`
    SELECT id, name, email, coalesce(staff_part, 'owner') AS role, active AS status, two_factor_enabled AS "secondFactor" FROM users
    WHERE role = 'Admin' ORDER BY name, email LIMIT ${PLAIN_LIST_LIMIT}`)
  return { admins: rows, total: rows.length, totalPages: 1 }
}
