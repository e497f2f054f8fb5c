import { eq } from 'drizzle-orm'
import { isRefusal, type Refusal, refuse } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import { isUuid } from '#contract/is-uuid.ts'
import type { AdminCompany } from '#contract/people-records.ts'
import { staffMay } from '#contract/staff-roles.ts'
import { beers, companies, users } from '#database/schema.ts'
import { companyRecord } from '../../features/companies/company-record.ts'
import { pendingEmailOf } from '../../features/identity/pending-email.ts'
import type { CountSales } from '../../features/sales/count-sales.ts'
import { getBalance } from '../../features/sales/get-balance.ts'
import { payoutAccountOnWire, readPayoutAccount } from '../../payout-accounts/read-payout-account.ts'
import type { Services } from '../../services.ts'
import { shopDay } from '../../shop-day.ts'
import { approvalOf } from '../approvals/approval-of.ts'
import { shownPauseOf } from '../pauses/read-pause.ts'
import { NO_ACCOUNT, readAccountFacts } from './account-facts.ts'

/**
 * A company's record with its account, its beers and what it sold, in any state; of a deleted one there is no e-mail. Where it
 * is paid to is told to who pays alone.
 * Refuses: user-not-found.
 */
export async function getCompanyForAdmin(
  { db, env }: Pick<Services, 'db' | 'env'>,
  countSales: CountSales,
  id: string,
  caller: SessionUser,
): Promise<AdminCompany | Refusal> {
  if (!isUuid(id)) return refuse('user-not-found')
  const [found] = await db
    .select({ company: companies, user: { id: users.id, email: users.email, active: users.active } })
    .from(companies)
    .leftJoin(users, eq(users.id, companies.userId))
    .where(eq(companies.id, id))
  if (!found) return refuse('user-not-found')
  const { company, user } = found
  const [account, pendingEmail, balance, sold, beerCount, payoutAccount] = await Promise.all([
    user ? readAccountFacts(db, user.id) : undefined,
    user ? pendingEmailOf(db, user) : null,
    getBalance(db, company.id, caller),
    countSales(company.id),
    db.$count(beers, eq(beers.companyId, company.id)),
    staffMay(caller.staff, 'pay') ? readPayoutAccount(db, env, company.id) : undefined,
  ])
  if (isRefusal(balance)) return balance
  const record = companyRecord(company, user)
  return {
    ...record,
    createdAt: company.createdAt.toISOString(),
    ...(account ?? NO_ACCOUNT),
    email: account?.deleted ? '' : record.email,
    pendingEmail,
    beers: beerCount,
    sales: sold.lines,
    balances: balance.balances.map(({ currency, owed, pending }) => ({ currency, owed, pending })),
    approval: approvalOf(company),
    pause: shownPauseOf(company, shopDay(env)),
    payoutAccount: payoutAccount ? payoutAccountOnWire(payoutAccount) : null,
  }
}
