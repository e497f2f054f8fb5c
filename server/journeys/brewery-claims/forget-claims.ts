import { eq, or, sql } from 'drizzle-orm'
import { KEPT_DAYS } from '#contract/limits.ts'
import type { Database, Transaction } from '#database/open-pool.ts'
import { breweryClaims } from '#database/schema.ts'
import { dropClaims } from './drop-claims.ts'

/**
 * Forgets claims that nobody confirmed in time, and those that were decided long ago: the audit log says what was decided. An
 * accepted one whose link nobody followed lapses, so that the brewery can be claimed again.
 */
export async function forgetOldClaims(db: Database): Promise<void> {
  await db.delete(breweryClaims).where(sql`state = 'sent' AND expires_at < now()`)
  await db.execute(sql`${lapse} AND expires_at < now()`)
  await db
    .delete(breweryClaims)
    .where(sql`decided_at < now() - ${KEPT_DAYS.breweryClaims} * interval '1 day'`)
}

/** What becomes of accepted claims whose time is over: the statement up to its conditions. */
export const lapse = sql`
  UPDATE brewery_claims SET state = 'lapsed', secret_hash = NULL, expires_at = NULL WHERE state = 'accepted'`

/**
 * Takes away what somebody wrote from their e-mail to claim breweries, and who claimed the one that they delete.
 * @param email theirs for certain; undefined: none is
 */
export async function forgetClaims(
  tx: Transaction,
  email: string | undefined,
  companyId: string | null,
): Promise<void> {
  const which = or(
    email ? eq(breweryClaims.email, email) : undefined,
    companyId ? eq(breweryClaims.companyId, companyId) : undefined,
  )
  if (which) await dropClaims(tx, which)
}
