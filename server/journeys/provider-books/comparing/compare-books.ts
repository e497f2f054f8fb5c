import { type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#database/open-pool.ts'
import { bookFees } from '../booking/book-fees.ts'
import { bookWithdrawals } from '../booking/book-withdrawals.ts'
import type { BooksServices } from '../move-report.ts'
import { CHARGEBACKS_DIFFER } from './chargebacks-differ.ts'
import { matchRows } from './match-rows.ts'
import { PAYMENTS_DIFFER } from './payments-differ.ts'
import { PAYOUT_SIDES, PAYOUTS_DIFFER } from './payouts-differ.ts'
import { OUR_REFUNDS, REFUNDS_DIFFER } from './refunds-differ.ts'
import { COVERED, DIFFERENCE_COLUMNS, FIRST_TOLD, TOLD } from './sides.ts'
import { UNKNOWN_TO_US } from './unknown-to-us.ts'

/** What is compared, by the name under which the statements below know it: each may read those before it. */
const SIDES: [name: string, rows: SQL][] = [
  ['covered', COVERED],
  ['told', TOLD],
  ['first_told', FIRST_TOLD],
  ['our_refunds', OUR_REFUNDS],
  ['payout_sides', PAYOUT_SIDES],
]

const FOUND = [
  ...PAYMENTS_DIFFER,
  ...REFUNDS_DIFFER,
  ...CHARGEBACKS_DIFFER,
  ...PAYOUTS_DIFFER,
  ...UNKNOWN_TO_US,
].map((each) => sql`(${each})`)

/** Whether a difference says what it said: an admin's word on it holds. */
const SAYS_THE_SAME = sql`(known.theirs_cents, known.ours_cents, known.currency)
  IS NOT DISTINCT FROM (excluded.theirs_cents, excluded.ours_cents, excluded.currency)`

/**
 * Compares the provider's books with ours, all of them, set by set: books what it alone could tell, finds what differs, lets go of what no
 * longer does, and opens again what was closed and says something else now. Twice is as good as once.
 */
export async function compareBooks(services: BooksServices): Promise<void> {
  const { db } = services
  await alone(db, matchRows)
  await bookFees(services)
  await bookWithdrawals(db)
  await alone(db, findDifferences)
}

/** Of several processes one is at it at a time, while others go on reading. */
async function alone(db: Database, run: (tx: Transaction) => Promise<void>): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`LOCK TABLE provider_differences IN SHARE ROW EXCLUSIVE MODE`)
    await run(tx)
  })
}

/**
 * The sides are laid out in tables of the transaction's own, so that PostgreSQL knows how many rows they have: of parts of one statement it
 * guesses, and compared all payments with all rows (30 s were not enough for a month of 10,000 orders).
 */
async function findDifferences(tx: Transaction): Promise<void> {
  for (const [name, rows] of SIDES) {
    await tx.execute(sql`CREATE TEMPORARY TABLE ${sql.identifier(name)} ON COMMIT DROP AS ${rows}`)
    await tx.execute(sql`ANALYZE ${sql.identifier(name)}`)
  }
  await tx.execute(sql`
      WITH found (${DIFFERENCE_COLUMNS}) AS (${sql.join(FOUND, sql` UNION ALL `)}), different AS MATERIALIZED (
        SELECT DISTINCT ON (kind, subject) * FROM found ORDER BY kind, subject, report DESC, at
      ), kept AS (
        INSERT INTO provider_differences AS known (${DIFFERENCE_COLUMNS}) SELECT * FROM different
        ON CONFLICT (kind, subject) DO UPDATE SET
          movement = excluded.movement, report = excluded.report, about = excluded.about, theirs_cents = excluded.theirs_cents,
          ours_cents = excluded.ours_cents, currency = excluded.currency, at = excluded.at, payment_id = excluded.payment_id,
          payout_id = excluded.payout_id, order_id = excluded.order_id, gone_at = NULL,
          found_at = CASE WHEN ${SAYS_THE_SAME} AND known.gone_at IS NULL THEN known.found_at ELSE now() END,
          closed_at = CASE WHEN ${SAYS_THE_SAME} THEN known.closed_at END,
          admin_id = CASE WHEN ${SAYS_THE_SAME} THEN known.admin_id END,
          reason = CASE WHEN ${SAYS_THE_SAME} THEN known.reason ELSE '' END
      )
      UPDATE provider_differences AS over SET gone_at = now()
      WHERE gone_at IS NULL
        AND NOT EXISTS (SELECT FROM different WHERE different.kind = over.kind AND different.subject = over.subject)`)
}
