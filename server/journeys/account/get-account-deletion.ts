import { sql } from 'drizzle-orm'
import type { AccountDeletion } from '#contract/account-deletion.ts'
import type { ChargeCurrency } from '#contract/charge-currencies.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import { dollarsFromCents } from '#contract/money.ts'
import type { Services } from '../../services.ts'
import { balancesOf } from '../payouts/owed-sums.ts'
import { findBlockers } from './find-blockers.ts'
import { findOwnAccount } from './own-account.ts'
import { neededProof } from './prove-deletion.ts'

/** Whether the caller's account could be deleted now, what that takes, and what its company would leave behind. @param headers of the request */
export async function getAccountDeletion(
  { db, identity }: Pick<Services, 'db' | 'identity'>,
  headers: Headers,
): Promise<AccountDeletion | Refusal> {
  const session = await identity.ownSession(headers)
  const account = session && (await findOwnAccount(db, session))
  if (!account) return refuse('not-signed-in')
  const [blockers, owed, proof] = await Promise.all([
    findBlockers(db, account),
    stillOwed(db, account.companyId),
    neededProof(db, session),
  ])
  return { blockers, owed, proof }
}

/** What a company has coming, in each currency; nothing where it owes as much. */
async function stillOwed(db: Services['db'], companyId: string | null): Promise<AccountDeletion['owed']> {
  const { rows } = await db.execute<{ currency: ChargeCurrency; cents: number }>(sql`
    SELECT currency, owed_cents + pending_cents AS cents
    FROM (${balancesOf(sql`company_id = ${companyId}::uuid`)}) AS balance
    WHERE owed_cents + pending_cents > 0 ORDER BY currency`)
  return rows.map(({ currency, cents }) => ({ currency, amount: dollarsFromCents(cents) }))
}
