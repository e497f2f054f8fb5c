import { eq } from 'drizzle-orm'
import type { Role } from '#contract/limits.ts'
import type { Database, Transaction } from '#database/open-pool.ts'
import { companies, users } from '#database/schema.ts'

/** Whom an admin sees: as the audit log knows them, and as pages and calls name them. */
export type Seen = {
  userId: string
  role: Exclude<Role, 'Admin'>
  /** Of the buyer, or of the company. */
  id: string
  name: string
}

/** Whom a user is to an admin who sees them; undefined for admins, and a seller who owns no company. */
export async function findSeen(db: Database | Transaction, userId: string): Promise<Seen | undefined> {
  const [found] = await db
    .select({ role: users.role, name: users.name, companyId: companies.id, company: companies.company })
    .from(users)
    .leftJoin(companies, eq(companies.userId, users.id))
    .where(eq(users.id, userId))
  if (found?.role === 'Person') return { userId, role: found.role, id: userId, name: found.name }
  if (found?.role !== 'Company' || !found.companyId) return undefined
  return { userId, role: found.role, id: found.companyId, name: found.company || found.name }
}
