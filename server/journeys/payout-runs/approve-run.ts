import { and, eq, sql } from 'drizzle-orm'
import { type Refusal, refuse } from '#contract/errors.ts'
import { inTransaction } from '#database/in-transaction.ts'
import { postPayouts } from '#database/ledger/post-payout.ts'
import type { Transaction } from '#database/open-pool.ts'
import { payoutRuns, payouts } from '#database/schema.ts'
import type { Actor } from '../../audit/record-audit.ts'
import type { Services } from '../../services.ts'
import { lockDraft, recordRun } from './draft-run.ts'
import { idsOf, inSlices } from './in-slices.ts'

/** So many companies a refusal names. */
const NAMED = 10

/**
 * Decides on a draft as it was seen: what it pays is no longer owed, and leaves by its way (a sweep hands them over, where the payment provider pays). All
 * of it or nothing.
 *
 * Refuses: not-found, run-decided (approved by somebody else, or dropped), run-redrafted (it is another one than was seen),
 * needs-another-admin, payouts-moved (what a brewery is owed, or where it is paid to, is not what it was: `companies`).
 */
export async function approveRun(
  { db, env }: Pick<Services, 'db' | 'env'>,
  id: string,
  seen: { draftedAt: string },
  actor: Actor,
): Promise<{ id: string; payouts: number } | Refusal> {
  return inTransaction(db, async (tx) => {
    const run = await lockDraft(tx, id)
    if ('refused' in run) return run
    if (run.draftedAt.getTime() !== new Date(seen.draftedAt).getTime()) return refuse('run-redrafted')
    if (env.PAYOUT_APPROVAL === 'two' && run.draftedBy === actor.userId) return refuse('needs-another-admin')
    await lockCompanies(tx, id)
    const moved = await findMoved(tx, id)
    if (moved.length) return refuse('payouts-moved', { companies: moved.join(', ') })

    const decided = { state: 'approved' as const, approvedBy: actor.userId, approvedAt: sql`now()` }
    await tx.update(payoutRuns).set(decided).where(eq(payoutRuns.id, id))
    const approved = await tx
      .update(payouts)
      .set({ state: 'approved', createdAt: sql`now()`, nextAttemptAt: sql`now()` })
      .where(and(eq(payouts.runId, id), eq(payouts.state, 'draft')))
      .returning({ id: payouts.id })
    for (const some of inSlices(approved)) await postPayouts(tx, idsOf(some))
    await recordRun(tx, actor, 'payout-run-approved', id, { payouts: approved.length, way: run.way })
    return { id, payouts: approved.length }
  })
}

/** As whoever marks a payout by hand does: of two who pay a company the second finds it paid. */
async function lockCompanies(tx: Transaction, runId: string): Promise<void> {
  await tx.execute(sql`
    SELECT FROM companies WHERE id IN (SELECT company_id FROM payouts WHERE run_id = ${runId}) ORDER BY id FOR NO KEY UPDATE`)
}

/** The names of companies of which what is available, line by line, or where they are paid to is not what the draft says. */
async function findMoved(tx: Transaction, runId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ company: string }>(sql`
    WITH drafted AS (
      SELECT payouts.id, company_id, currency, account_id FROM payouts WHERE run_id = ${runId}
    ), proposed AS (
      SELECT company_id, currency, line.* FROM drafted CROSS JOIN LATERAL (
        SELECT order_id, beer_id, amount_cents FROM payout_lines WHERE payout_id = drafted.id OFFSET 0) AS line
    ), standing AS (
      SELECT company_id, currency, line.* FROM drafted CROSS JOIN LATERAL (
        SELECT order_id, beer_id, -balance_cents AS amount_cents FROM ledger_line_balances AS line
        WHERE line.company_id = drafted.company_id AND line.currency = drafted.currency
          AND account = 'available' AND account <> 'paid' AND balance_cents <> 0 OFFSET 0) AS line
    )
    SELECT shown_name(company_id) AS company FROM (
      SELECT company_id FROM proposed FULL JOIN standing USING (company_id, currency, order_id, beer_id)
      WHERE proposed.amount_cents IS DISTINCT FROM standing.amount_cents
      UNION
      SELECT company_id FROM drafted WHERE account_id IS DISTINCT FROM (
        SELECT account.id FROM payout_accounts AS account
        WHERE account.company_id = drafted.company_id AND sealed IS NOT NULL ORDER BY account.id DESC LIMIT 1)
    ) AS moved ORDER BY company LIMIT ${NAMED}`)
  return rows.map(({ company }) => company)
}
