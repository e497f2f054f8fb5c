import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '#database/open-pool.ts'
import { companies, users } from '#database/schema.ts'

/** Who sells for a company, to be mailed about it; undefined where nobody does, or whoever did has deleted their account. */
export async function sellerOf(
  tx: Transaction,
  companyId: string,
): Promise<{ id: string; email: string } | undefined> {
  const [seller] = await tx
    .select({ id: users.id, email: users.email })
    .from(companies)
    .innerJoin(users, eq(users.id, companies.userId))
    .where(and(eq(companies.id, companyId), isNull(users.deletedAt)))
  return seller
}
