import { sql } from 'drizzle-orm'
import type { WaitingMail } from '#contract/jobs.ts'
import { DELETED_EMAIL_DOMAIN } from '#contract/limits.ts'
import type { Database } from '#database/open-pool.ts'
import { MAIL_ATTEMPTS } from '../../features/mail/mail-attempts.ts'
import { type Found, upTo } from './up-to.ts'

/** Mails that have not left: those that nobody tries any more first. Mails for nobody are no concern of anybody's. */
export function readMails(db: Database): Promise<Found<WaitingMail>> {
  return upTo<WaitingMail>(
    db,
    sql`
    SELECT id::text, kind, recipient, attempts, created_at AS since, last_error AS error,
           CASE WHEN attempts >= ${MAIL_ATTEMPTS} THEN 'failed' WHEN last_error <> '' THEN 'retrying' ELSE 'waiting' END AS standing,
           CASE WHEN attempts < ${MAIL_ATTEMPTS} THEN next_attempt_at END AS "nextAt"
    FROM outbox WHERE sent_at IS NULL AND held_back IS NULL AND recipient NOT LIKE ${`%@${DELETED_EMAIL_DOMAIN}`}`,
  )
}
