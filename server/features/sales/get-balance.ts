import { sql } from 'drizzle-orm'
import type { ChargeCurrency } from '#contract/charge-currencies.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import type { Refusal } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import { dollarsFromCents } from '#contract/money.ts'
import type { Balance, getBalance as call } from '#contract/sales.ts'
import { creditOf } from '#database/ledger/credit-of.ts'
import type { Database } from '#database/open-pool.ts'
import { refuseStrangers } from './refuse-strangers.ts'

/** Of one currency: each in its hundredths, and in cents of dollars. */
type Row = {
  currency: ChargeCurrency
  owedCents: number
  owedDollarCents: number
  pendingCents: number
  pendingDollarCents: number
  nextFree: string | null
  frozenCents: number
  underWayCents: number
  paidCents: number
  paidDollarCents: number
  last: { date: string; cents: number; reference: string } | null
}

/**
 * What the shop owes a company now, what it will once parcels have arrived, what a bank asks back meanwhile, what is on its way to the company, what it was paid so
 * far, and when last, as the ledger has it: in each currency that its sales were charged in, the one of most dollars first. Empty
 * while it has sold nothing.
 * Refuses: user-not-found, forbidden (somebody else's).
 */
export async function getBalance(
  db: Database,
  companyId: string,
  caller: SessionUser,
): Promise<ResponseOf<typeof call> | Refusal> {
  const refused = await refuseStrangers(db, companyId, caller)
  if (refused) return refused
  const balances = db.execute<Row>(sql`
    SELECT currency, ${creditOf('available')} AS "owedCents", ${creditOf('available', 'dollar')} AS "owedDollarCents",
           ${creditOf('pending')} AS "pendingCents", ${creditOf('pending', 'dollar')} AS "pendingDollarCents",
           (SELECT min(parcels.free_from) FROM parcels JOIN orders ON orders.id = parcels.order_id
            WHERE parcels.released_at IS NULL AND parcels.free_from > now() AND parcels.company_id = ${companyId} AND orders.charge_currency = balance.currency) AS "nextFree",
           ${creditOf('frozen')} AS "frozenCents",
           ${creditOf('paid')} - open.under_way AS "paidCents", ${creditOf('paid', 'dollar')} - open.under_way_dollars AS "paidDollarCents",
           open.under_way AS "underWayCents",
           (SELECT json_build_object('date', created_at, 'cents', amount_cents - returned_cents, 'reference', reference) FROM payouts
            WHERE state IN ('paid', 'returned') AND returned_cents < amount_cents AND payouts.company_id = ${companyId} AND payouts.currency = balance.currency
            ORDER BY created_at DESC, id DESC LIMIT 1) AS last
    FROM ledger_balances AS balance CROSS JOIN LATERAL (
      SELECT coalesce(sum(amount_cents), 0)::bigint AS under_way, coalesce(sum(dollar_cents), 0)::bigint AS under_way_dollars
      FROM payouts
      WHERE state IN ('approved', 'sent') AND payouts.company_id = ${companyId} AND payouts.currency = balance.currency OFFSET 0
    ) AS open
    WHERE company_id = ${companyId}
    GROUP BY currency, open.under_way, open.under_way_dollars
    ORDER BY ${creditOf('available', 'dollar')} + ${creditOf('pending', 'dollar')} DESC, currency`)
  const account = db.execute<{ isThere: boolean }>(sql`
    SELECT EXISTS (SELECT FROM payout_accounts WHERE company_id = ${companyId} AND sealed IS NOT NULL) AS "isThere"`)
  const [{ rows }, kept] = await Promise.all([balances, account])
  return { balances: rows.map(asBalance), hasPayoutAccount: kept.rows[0]!.isThere }
}

function asBalance(row: Row): Balance {
  return {
    currency: row.currency,
    owed: dollarsFromCents(row.owedCents),
    owedDollars: dollarsFromCents(row.owedDollarCents),
    pending: dollarsFromCents(row.pendingCents),
    pendingDollars: dollarsFromCents(row.pendingDollarCents),
    nextFree: row.nextFree && new Date(row.nextFree).toISOString(),
    frozen: dollarsFromCents(row.frozenCents),
    underWay: dollarsFromCents(row.underWayCents),
    paidOut: dollarsFromCents(row.paidCents),
    paidOutDollars: dollarsFromCents(row.paidDollarCents),
    lastPayout: row.last && {
      date: new Date(row.last.date).toISOString(),
      amount: dollarsFromCents(row.last.cents),
      reference: row.last.reference,
    },
  }
}
