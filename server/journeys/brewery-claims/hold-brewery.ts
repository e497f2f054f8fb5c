import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#database/open-pool.ts'
import { companies } from '#database/schema.ts'

type Held = { id: string; active: boolean; hasOwner: boolean; name: string }

/**
 * Holds a brewery's row, behind which its claims are confirmed, decided and taken over one after the other. As strongly as an owner
 * is written, so that nobody who holds it too waits for the other.
 */
export async function holdBrewery(tx: Transaction, companyId: string): Promise<Held | undefined> {
  const [held] = await tx
    .select({
      id: companies.id,
      active: companies.active,
      hasOwner: sql<boolean>`${companies.userId} IS NOT NULL`,
      name: sql<string>`shown_name(${companies.id})`,
    })
    .from(companies)
    .where(eq(companies.id, companyId))
    .for('update')
  return held
}
