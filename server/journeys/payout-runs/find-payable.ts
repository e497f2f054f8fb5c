import { sql } from 'drizzle-orm'
import type { ChargeCurrency } from '#contract/charge-currencies.ts'
import type { LeftOutBecause, PayoutWay } from '#contract/payout-states.ts'
import type { Database, Transaction } from '#database/open-pool.ts'
import { type CurrentPayoutAccount, readPayoutAccounts } from '../../payout-accounts/read-payout-account.ts'
import type { Services } from '../../services.ts'
import { balancesOf } from '../payouts/owed-sums.ts'

type Owed = { companyId: string; company: string; currency: ChargeCurrency; cents: number }

/** Who can be paid now and where to (null: an admin pays as they know), who cannot and why, and who owes something back. */
export type Payable = {
  payable: (Owed & { accountId: string | null })[]
  leftOut: (Owed & { because: LeftOutBecause; until: Date | null })[]
  owing: Owed[]
}

/** Of every brewery and currency that has something available, or owes it back: most dollars first. */
export async function findPayable(
  { env, payoutProvider }: Pick<Services, 'env' | 'payoutProvider'>,
  db: Database | Transaction,
  way: PayoutWay,
): Promise<Payable> {
  const { rows } = await db.execute<Owed>(sql`
    SELECT company_id AS "companyId", shown_name(company_id) AS company, currency, owed_cents AS cents
    FROM (${balancesOf(sql`company_id IS NOT NULL`)}) AS owed WHERE owed_cents <> 0
    ORDER BY dollar_cents DESC, company_id, currency`)
  const owed = rows.filter(({ cents }) => cents > 0)
  const accounts = await readPayoutAccounts(db, env, [...new Set(owed.map(({ companyId }) => companyId))])
  const found: Payable = { payable: [], leftOut: [], owing: rows.filter(({ cents }) => cents < 0) }
  for (const each of owed) {
    const account = accounts.get(each.companyId)
    const because = whyNot(account)
    if (because) {
      const until = because === 'account-held' ? account!.payableFrom : null
      found.leftOut.push({ ...each, because, until })
    } else found.payable.push({ ...each, accountId: account?.id ?? null })

    function whyNot(to: CurrentPayoutAccount | undefined): LeftOutBecause | undefined {
      if (to && to.payableFrom > new Date()) return 'account-held'
      if (way === 'by-hand') return undefined
      if (!to) return 'no-account'
      const destination = to.destination()
      if (!destination) return 'account-unreadable'
      if (way === 'mercado-pago' && !payoutProvider.canPay(destination, each.currency))
        return 'not-payable-there'
      return undefined
    }
  }
  return found
}
