import { sql } from 'drizzle-orm'
import type { QueryOf, ResponseOf } from '#contract/endpoint.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import { PAYOUTS_PER_PAGE } from '#contract/limits.ts'
import { dollarsFromCents } from '#contract/money.ts'
import type { listPayouts as call, Payout } from '#contract/sales.ts'
import { staffMay } from '#contract/staff-roles.ts'
import type { Database } from '#database/open-pool.ts'
import { refuseStrangers } from '../../features/sales/refuse-strangers.ts'
import { listPage } from '../../list-page.ts'
import { holdsWords } from '../../search/search-words.ts'

type PayoutRow = Omit<Payout, 'amount' | 'dollars' | 'date' | 'returned'> & {
  amountCents: number
  dollarCents: number
  returnedCents: number
  createdAt: string
}

/**
 * Payouts, newest first unless it is said, 20 a page: a company's own, or for admins anybody's and everybody's. Past the end: an empty
 * list. Where each went is told to who pays alone. Refuses: forbidden (somebody else's, everybody's), user-not-found.
 */
export async function listPayouts(
  db: Database,
  { companyId, q, sort, dir, pag }: QueryOf<typeof call>,
  caller: SessionUser,
): Promise<ResponseOf<typeof call> | Refusal> {
  if (!companyId && caller.role !== 'Admin') return refuse('forbidden')
  const refused = companyId && (await refuseStrangers(db, companyId, caller))
  if (refused) return refused
  const ofCompany = companyId ? sql`company_id = ${companyId}` : sql`true`
  const whose = sql`payouts.state <> 'draft' AND ${ofCompany} AND ${holdsWords(sql`search_text`, q ?? '')}`
  const page = listPage(pag, PAYOUTS_PER_PAGE)
  const way = dir === 'asc' ? sql`ASC` : sql`DESC`
  // Of all companies no index tells the amounts.
  const order =
    sort === 'amount' && companyId
      ? sql`currency, amount_cents ${way}, payouts.created_at DESC, payouts.id DESC`
      : sql`payouts.created_at ${way}, payouts.id ${way}`
  const [found, counted] = await Promise.all([
    db.execute<PayoutRow>(sql`
      SELECT payouts.id, company_id AS "companyId", company, currency, amount_cents AS "amountCents",
             dollar_cents AS "dollarCents", reference,
             payouts.created_at AS "createdAt", payouts.state, reason, returned_cents AS "returnedCents",
             (SELECT masked FROM payout_accounts WHERE payout_accounts.id = account_id) AS account,
             (SELECT count(*) FROM payout_lines WHERE payout_id = payouts.id) AS lines
      FROM payouts JOIN companies ON companies.id = company_id
      WHERE ${whose} ORDER BY ${order}
      ${page.rows}`),
    db.execute<{ total: number }>(sql`
      SELECT count(*) AS total FROM payouts ${q ? sql`JOIN companies ON companies.id = company_id` : sql``} WHERE ${whose}`),
  ])
  const { total } = counted.rows[0]!
  const seesAccounts = staffMay(caller.staff, 'pay')
  const payouts = found.rows.map(asPayout).map((each) => (seesAccounts ? each : { ...each, account: null }))
  return { payouts, ...page.counted(total) }
}

function asPayout({ amountCents, dollarCents, returnedCents, createdAt, ...row }: PayoutRow): Payout {
  return {
    ...row,
    amount: dollarsFromCents(amountCents),
    dollars: dollarsFromCents(dollarCents),
    returned: dollarsFromCents(returnedCents),
    date: new Date(createdAt).toISOString(),
  }
}
