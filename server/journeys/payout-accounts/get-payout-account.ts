import { eq } from 'drizzle-orm'
import type { ResponseOf } from '#contract/endpoint.ts'
import type { Refusal } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import type { getPayoutAccount as call } from '#contract/payout-accounts.ts'
import { usualKindIn } from '#contract/payout-destination.ts'
import { companies, users } from '#database/schema.ts'
import { refuseStrangers } from '../../features/sales/refuse-strangers.ts'
import { payoutAccountOnWire, readPayoutAccount } from '../../payout-accounts/read-payout-account.ts'
import type { Services } from '../../services.ts'

/** Where a company is paid to, masked. Refuses: user-not-found, forbidden (somebody else's). */
export async function getPayoutAccount(
  { db, env }: Pick<Services, 'db' | 'env'>,
  companyId: string,
  caller: SessionUser,
): Promise<ResponseOf<typeof call> | Refusal> {
  const refused = await refuseStrangers(db, companyId, caller)
  if (refused) return refused
  const [account, [company]] = await Promise.all([
    readPayoutAccount(db, env, companyId.toLowerCase()),
    db
      .select({ country: companies.country, hasSecondFactor: users.twoFactorEnabled })
      .from(companies)
      .leftJoin(users, eq(users.id, companies.userId))
      .where(eq(companies.id, companyId)),
  ])
  return {
    account: account ? payoutAccountOnWire(account) : null,
    usualKind: usualKindIn(company!.country),
    hasSecondFactor: company!.hasSecondFactor ?? false,
  }
}
