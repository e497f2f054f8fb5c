import { type SQL, sql } from 'drizzle-orm'
import { chargeWatch } from '#database/schema.ts'
import { reasonToKeep } from '../log/reason-to-keep.ts'
import type { ProviderFailure } from '../ports/payment-provider.ts'
import type { Services } from '../services.ts'

/** 409 is about another call that is under way, 429 about too many of them: both pass by themselves. */
const PASSING = new Set([409, 429])

/** Whether asking again is in vain until somebody mends the account, its settings or this program. */
export function isForGood({ failed, status }: ProviderFailure): boolean {
  return failed === 'refused' && status !== undefined && !PASSING.has(status)
}

/**
 * The provider refuses to open a payment page: noted for the work list, and told the log at error level once a bout,
 * whichever process hears it, however many buyers it strikes. The bout ends when a page opens again.
 */
export async function noteRefusedPage(
  { db, log }: Pick<Services, 'db' | 'log'>,
  { status, message }: ProviderFailure,
): Promise<void> {
  const why = reasonToKeep(`${status}: ${message}`)
  const refused = { refusedSince: sql`now()`, refusedWhy: why }
  const begun = await db
    .insert(chargeWatch)
    .values(refused)
    .onConflictDoUpdate({
      target: chargeWatch.only,
      set: refused,
      setWhere: sql`${chargeWatch.refusedSince} IS NULL`,
    })
    .returning({ only: chargeWatch.only })
  if (begun.length) log.error({ status, reason: message }, 'the provider refuses to open payment pages')
}

/** SQL: ends the bout, where there is one; a row when it did. */
export const PAGES_OPEN_AGAIN: SQL = sql`
  UPDATE charge_watch SET refused_since = NULL, refused_why = NULL WHERE refused_since IS NOT NULL RETURNING 1`
