import { sql } from 'drizzle-orm'
import type { Transaction } from '#database/open-pool.ts'

/** Removes all targets of a company with what was sent there. In order of id, as whoever tells of something holds them. */
export async function forgetWebhooks(tx: Transaction, companyId: string): Promise<void> {
  await tx.execute(sql`SELECT FROM webhook_targets WHERE company_id = ${companyId} ORDER BY id FOR UPDATE`)
  await tx.execute(sql`DELETE FROM webhook_targets WHERE company_id = ${companyId}`)
}
