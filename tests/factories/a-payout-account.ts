import { sql } from 'drizzle-orm'
import { payoutAccounts } from '#database/schema.ts'
import { maskDestination } from '#server/payout-accounts/mask-destination.ts'
import { sealDestination } from '#server/payout-accounts/seal-destination.ts'
import type { Services } from '#server/services.ts'
import { DESTINATIONS } from './a-payout-destination.ts'

type Account = {
  kind?: keyof typeof DESTINATIONS
  /** Saved so many hours ago: from 72 on it is paid to. */
  hoursAgo?: number
  payoutKeys?: readonly string[]
}

/** Gives a company an account that it is paid to, as its seller would have saved it. @param seller as aLoggedInSeller makes them */
export async function aPayoutAccount(
  { db, env }: Pick<Services, 'db' | 'env'>,
  { id: companyId, userId }: { id: string; userId: string },
  { kind = 'ar-bank', hoursAgo = 100, payoutKeys = env.payoutKeys }: Account = {},
) {
  const destination = DESTINATIONS[kind]
  const savedAt = sql`now() - make_interval(hours => ${hoursAgo})`
  const [made] = await db
    .insert(payoutAccounts)
    .values({
      ...{ companyId, userId, kind },
      sealed: sealDestination(payoutKeys, companyId, destination),
      masked: maskDestination(destination),
      createdAt: savedAt,
      payableFrom: sql`${savedAt} + interval '72 hours'`,
    })
    .returning()
  return made!
}
