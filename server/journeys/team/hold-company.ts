import { sql } from 'drizzle-orm'
import type { Transaction } from '#database/open-pool.ts'

/**
 * Holds a company's row, behind which its team changes: two invitations are counted one after the other, and nobody joins while
 * its owner deletes the account. False once that has happened.
 */
export async function holdCompany(tx: Transaction, companyId: string): Promise<boolean> {
  const { rows } = await tx.execute<{ isThere: boolean }>(sql`
    SELECT coalesce(owner.deleted_at IS NULL AND owner.id IS NOT NULL, false) AS "isThere"
    FROM companies LEFT JOIN users AS owner ON owner.id = companies.user_id
    WHERE companies.id = ${companyId} FOR NO KEY UPDATE OF companies`)
  return rows[0]?.isThere ?? false
}
