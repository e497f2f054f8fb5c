import { type SQL, sql } from 'drizzle-orm'
import type { ChargeCurrency } from '#contract/charge-currencies.ts'
import type { QueryOf, ResponseOf } from '#contract/endpoint.ts'
import { dollarsFromCents } from '#contract/money.ts'
import type { listPayoutRuns as call, PayoutRunSummary } from '#contract/payout-runs.ts'
import { listPage } from '../../list-page.ts'
import type { Services } from '../../services.ts'

/** A run as the database says it: hundredths, and moments to the microsecond. */
export type RunRow = Pick<
  PayoutRunSummary,
  'id' | 'way' | 'state' | 'draftedAt' | 'draftedBy' | 'approvedAt' | 'approvedBy' | 'open'
> & {
  draftedById: string
  sums: { currency: ChargeCurrency; cents: number; payouts: number; openCents: number; open: number }[] | null
}

/** SQL of runs with who made them and what they come to. @param which what follows FROM payout_runs AS run */
export function selectRuns(which: SQL): SQL {
  return sql`
    SELECT run.id, run.way, run.state, run.drafted_at AS "draftedAt", run.drafted_by AS "draftedById", drafter.name AS "draftedBy",
           run.approved_at AS "approvedAt", approver.name AS "approvedBy",
           (SELECT count(*) FROM payouts WHERE run_id = run.id AND payouts.state IN ('approved', 'sent')) AS open,
           (SELECT json_agg(sum ORDER BY sum.dollars DESC, sum.currency) FROM (
              SELECT currency, sum(amount_cents) AS cents, sum(dollar_cents) AS dollars, count(*) AS payouts,
                     coalesce(sum(amount_cents) FILTER (WHERE payouts.state IN ('approved', 'sent')), 0) AS "openCents",
                     count(*) FILTER (WHERE payouts.state IN ('approved', 'sent')) AS open
              FROM payouts WHERE run_id = run.id GROUP BY currency) AS sum) AS sums
    FROM payout_runs AS run JOIN users AS drafter ON drafter.id = run.drafted_by LEFT JOIN users AS approver ON approver.id = run.approved_by
    ${which}`
}

/** The same as it goes on the wire. */
export function asSummary({ draftedById: _, draftedAt, approvedAt, sums, ...row }: RunRow): PayoutRunSummary {
  return {
    ...row,
    draftedAt: new Date(draftedAt).toISOString(),
    approvedAt: approvedAt && new Date(approvedAt).toISOString(),
    sums: (sums ?? []).map(({ currency, cents, payouts, openCents, open }) => ({
      currency,
      amount: dollarsFromCents(cents),
      payouts,
      open: { amount: dollarsFromCents(openCents), payouts: open },
    })),
  }
}

/** Payout runs, newest first, 25 a page; past the end an empty list. */
export async function listRuns(
  { db, env }: Pick<Services, 'db' | 'env'>,
  { pag }: QueryOf<typeof call>,
): Promise<ResponseOf<typeof call>> {
  const page = listPage(pag)
  const [found, counted] = await Promise.all([
    db.execute<RunRow>(selectRuns(sql`ORDER BY run.drafted_at DESC, run.id DESC ${page.rows}`)),
    db.execute<{ total: number; draft: string | null }>(sql`
      SELECT count(*) AS total, (SELECT id FROM payout_runs WHERE state = 'draft') AS draft FROM payout_runs`),
  ])
  const { total, draft } = counted.rows[0]!
  return { runs: found.rows.map(asSummary), ...page.counted(total), way: env.PAYOUT_WAY, draft }
}
