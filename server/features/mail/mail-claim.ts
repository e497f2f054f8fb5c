import { type SQL, sql } from 'drizzle-orm'
import type { MailKind } from '#contract/mail-kinds.ts'
import type { Database } from '#database/open-pool.ts'
import type { AnyPayload } from '../../outbox/mail-kinds.ts'

/**
 * Whoever sends a mail has claimed its row: it was tried, nothing is said against it, and its next attempt lies ahead.
 * The claim is renewed for as long as the mail server takes; of a process that ends it is over after so long.
 *
 * A renewal waits for its turn on a connection, behind which every statement of this process waits too. Only where that
 * takes longer than the claim lasts can another process send the same mail at the same time: it then arrives twice under
 * one Message-ID, as after a process that died (docs/decisions/0006-jobs-and-sweepers.md).
 */
const CLAIMED_SECONDS = 10

/** SQL: whether somebody is sending this mail of the outbox now. */
export const IS_UNDER_WAY: SQL = sql`(attempts > 0 AND last_error = '' AND next_attempt_at > now())`

/** SQL: whether a mail of the outbox is still to leave: it has not, and is not held back. */
const IS_TO_LEAVE: SQL = sql`(sent_at IS NULL AND held_back IS NULL)`

const CLAIMED_UNTIL = sql`now() + ${CLAIMED_SECONDS} * interval '1 second'`

export type ClaimedMail = {
  kind: MailKind
  recipient: string
  payload: AnyPayload
  /** With this one. */
  attempts: number
  /** Why the last try failed; '' where none did. */
  lastError: string
}

/** Takes a mail that is due for this process; undefined: it has left, is not due, or somebody else is at it. */
export async function claimMail(db: Database, outboxId: string): Promise<ClaimedMail | undefined> {
  const claimed = await db.execute<ClaimedMail>(sql`
    UPDATE outbox SET attempts = attempts + 1, last_error = '', next_attempt_at = ${CLAIMED_UNTIL}
    WHERE id = ${outboxId} AND ${IS_TO_LEAVE} AND next_attempt_at <= now()
    RETURNING kind, recipient, payload, attempts, old.last_error AS "lastError"`)
  return claimed.rows[0]
}

/**
 * Runs all that is done with a claimed mail, up to the note that it has left: nobody else sends it meanwhile, however
 * slowly it is taken, and however long the database is busy with others.
 */
export async function whileClaimed<Result>(
  db: Database,
  outboxId: string,
  run: () => Promise<Result>,
): Promise<Result> {
  const renewal = setInterval(() => {
    // A database that is away lets nobody else claim it either.
    db.execute(sql`
      UPDATE outbox SET next_attempt_at = ${CLAIMED_UNTIL}
      WHERE id = ${outboxId} AND ${IS_TO_LEAVE} AND ${IS_UNDER_WAY}`).catch(() => {})
  }, CLAIMED_SECONDS * 250)
  try {
    return await run()
  } finally {
    clearInterval(renewal)
  }
}
