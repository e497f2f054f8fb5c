import { inArray, sql } from 'drizzle-orm'
import type { MaskedDestination, PayoutAccount } from '#contract/payout-accounts.ts'
import type { PayoutDestination } from '#contract/payout-destination.ts'
import type { Database, Transaction } from '#database/open-pool.ts'
import { payoutAccounts } from '#database/schema.ts'
import type { Settings } from '../settings/env.ts'
import { openDestination } from './seal-destination.ts'

/** Where a company is paid to now. */
export type CurrentPayoutAccount = {
  id: string
  companyId: string
  masked: MaskedDestination
  savedAt: Date
  /** Nothing is paid to it before. */
  payableFrom: Date
  /** As it is kept, for a payout's own copy: openDestination reads it with the same company's id. */
  sealed: string
  /** The account itself; undefined where no key of the settings opens it. */
  destination(): PayoutDestination | undefined
}

/** The accounts of many companies by company, in one statement. Who has saved none, or has deleted the account, is not there. */
export async function readPayoutAccounts(
  db: Database | Transaction,
  { payoutKeys }: Pick<Settings, 'payoutKeys'>,
  companyIds: readonly string[],
): Promise<Map<string, CurrentPayoutAccount>> {
  const { id, companyId, masked, sealed, createdAt, payableFrom } = payoutAccounts
  const found = await db
    .selectDistinctOn([companyId], { id, companyId, masked, sealed, savedAt: createdAt, payableFrom })
    .from(payoutAccounts)
    .where(inArray(companyId, [...companyIds]))
    .orderBy(companyId, sql`${id} DESC`)
  const current = found.flatMap((row): CurrentPayoutAccount[] => {
    const kept = row.sealed
    if (kept === null) return []
    const destination = () => openDestination(payoutKeys, row.companyId, kept)
    return [{ ...row, sealed: kept, masked: row.masked as MaskedDestination, destination }]
  })
  return new Map(current.map((account) => [account.companyId, account]))
}

/** The account of one company; undefined where it has none. */
export async function readPayoutAccount(
  db: Database | Transaction,
  env: Pick<Settings, 'payoutKeys'>,
  companyId: string,
): Promise<CurrentPayoutAccount | undefined> {
  return (await readPayoutAccounts(db, env, [companyId])).get(companyId)
}

/** As its owner and admins are told it. */
export function payoutAccountOnWire({ masked, savedAt, payableFrom }: CurrentPayoutAccount): PayoutAccount {
  return { masked, savedAt: savedAt.toISOString(), payableFrom: payableFrom.toISOString() }
}
