import { sql } from 'drizzle-orm'
import type { QueryOf } from '#contract/endpoint.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import { isUuid } from '#contract/is-uuid.ts'
import { dollarsFromCents } from '#contract/money.ts'
import type { getPayoutRun as call, PayoutRun, RunPayout } from '#contract/payout-runs.ts'
import { PAYOUT_FILE_FORMATS, type PayoutFileFormat, type PayoutWay } from '#contract/payout-states.ts'
import { listPage } from '../../list-page.ts'
import { holdsWords } from '../../search/search-words.ts'
import type { Services } from '../../services.ts'
import { findPayable } from './find-payable.ts'
import { asSummary, type RunRow, selectRuns } from './list-runs.ts'

type PayoutRow = Omit<RunPayout, 'amount' | 'takenOff' | 'returned'> & {
  amountCents: number
  takenOffCents: number
  returnedCents: number
}

/** SQL of payouts: nobody has said yet how they ended, of a draft's too. */
const IS_OPEN = sql`payouts.state IN ('draft', 'approved', 'sent')`
const STANDS = { any: sql``, open: sql`AND ${IS_OPEN}`, ended: sql`AND NOT ${IS_OPEN}` }

/**
 * A run with a page of its payouts, those that have not ended first, then most dollars first, all of them or those that are looked
 * for; of a draft also who is no part of it. Refuses: not-found.
 */
export async function getRun(
  services: Pick<Services, 'db' | 'env' | 'payoutProvider'>,
  id: string,
  { q, stands, pag }: QueryOf<typeof call>,
  caller: { id: string },
): Promise<PayoutRun | Refusal> {
  const { db, env } = services
  if (!isUuid(id)) return refuse('not-found')
  const page = listPage(pag)
  const which = sql`
    FROM payouts JOIN companies ON companies.id = company_id WHERE run_id = ${id} AND ${holdsWords(sql`search_text`, q ?? '')}
      ${STANDS[stands ?? 'any']}`
  const [runs, found, counted, filed] = await Promise.all([
    db.execute<RunRow>(selectRuns(sql`WHERE run.id = ${id}`)),
    db.execute<PayoutRow>(sql`
      SELECT payouts.id, payouts.company_id AS "companyId", shown_name(payouts.company_id) AS company, currency,
             amount_cents AS "amountCents", line.lines, line.taken_off AS "takenOffCents", state, masked AS account, reference, reason,
             returned_cents AS "returnedCents"
      FROM (SELECT payouts.* ${which}
            ORDER BY ${IS_OPEN} DESC, dollar_cents DESC, payouts.id ${page.rows}) AS payouts
      LEFT JOIN payout_accounts ON payout_accounts.id = account_id
      CROSS JOIN LATERAL (
        SELECT count(*) AS lines, coalesce(sum(amount_cents) FILTER (WHERE amount_cents < 0), 0)::bigint AS taken_off
        FROM payout_lines WHERE payout_id = payouts.id) AS line
      ORDER BY ${IS_OPEN} DESC, dollar_cents DESC, payouts.id`),
    db.execute<{ total: number }>(sql`SELECT count(*) AS total ${which}`),
    db.execute<Filed>(sql`
      SELECT coalesce(bool_or(state = 'approved'), false) AS "isWaiting",
             coalesce(bool_or(state = 'approved' AND currency = 'BRL'), false) AS "waitsInReais",
             count(*) FILTER (WHERE account_id IS NULL) AS "withoutAccount",
             coalesce(array_agg(DISTINCT sent_as) FILTER (WHERE sent_as IS NOT NULL), '{}') AS formats
      FROM payouts WHERE run_id = ${id}`),
  ])
  const row = runs.rows[0]
  if (!row) return refuse('not-found')
  const isDraft = row.state === 'draft'
  const others = isDraft ? await findPayable(services, db, row.way) : { leftOut: [], owing: [] }
  return {
    ...asSummary(row),
    needsAnother: isDraft && env.PAYOUT_APPROVAL === 'two' && row.draftedById === caller.id,
    payouts: found.rows.map(asPayout),
    ...page.counted(counted.rows[0]!.total),
    leftOut: others.leftOut.map(({ cents, until, ...each }) => ({
      ...each,
      amount: dollarsFromCents(cents),
      until: until?.toISOString() ?? null,
    })),
    owing: others.owing.map(({ cents, ...each }) => ({ ...each, amount: dollarsFromCents(cents) })),
    withoutAccount: filed.rows[0]!.withoutAccount,
    ...filesOf(row.way, filed.rows[0]!, env.cnab !== undefined),
  }
}

/** How payouts of a run stand with files: what waits, and in which formats some went. */
type Filed = {
  isWaiting: boolean
  waitsInReais: boolean
  formats: PayoutFileFormat[]
  withoutAccount: number
}

function filesOf(
  way: PayoutWay,
  { isWaiting, waitsInReais, formats }: Filed,
  isCnabSet: boolean,
): Pick<PayoutRun, 'sendable' | 'written'> {
  if (way === 'by-hand') return { sendable: [], written: isWaiting ? ['csv'] : [] }
  if (way !== 'bank-file' || !isWaiting) return { sendable: [], written: formats }
  return { sendable: waitsInReais && isCnabSet ? [...PAYOUT_FILE_FORMATS] : ['csv'], written: formats }
}

function asPayout({ amountCents, takenOffCents, returnedCents, ...row }: PayoutRow): RunPayout {
  return {
    ...row,
    amount: dollarsFromCents(amountCents),
    takenOff: dollarsFromCents(takenOffCents),
    returned: dollarsFromCents(returnedCents),
  }
}
