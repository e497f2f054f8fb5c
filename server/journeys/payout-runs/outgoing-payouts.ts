import { type SQL, sql } from 'drizzle-orm'
import type { ChargeCurrency } from '#contract/charge-currencies.ts'
import type { Database, Transaction } from '#database/open-pool.ts'
import { openDestination } from '../../payout-accounts/seal-destination.ts'
import type { OutgoingPayout } from '../../ports/payout-provider.ts'
import type { Settings } from '../../settings/env.ts'

type Row = {
  id: string
  companyId: string
  companyName: string
  currency: ChargeCurrency
  amountCents: number
  sealed: string | null
}

/** What a payout's receiver reads of it. */
const DESCRIPTION = 'Lupulo'

/**
 * Payouts as whoever moves the money is told of them, to the accounts that they were decided for; apart, the ids of those
 * whose account nobody can read any more.
 * @param which a condition on payouts
 */
export async function readOutgoing(
  db: Database | Transaction,
  { payoutKeys }: Pick<Settings, 'payoutKeys'>,
  which: SQL,
): Promise<{ outgoing: OutgoingPayout[]; unreadable: string[] }> {
  const { rows } = await db.execute<Row>(sql`
    SELECT payouts.id, payouts.company_id AS "companyId", shown_name(payouts.company_id) AS "companyName", currency,
           amount_cents AS "amountCents", sealed
    FROM payouts LEFT JOIN payout_accounts ON payout_accounts.id = account_id WHERE ${which} ORDER BY payouts.id`)
  const unreadable: string[] = []
  const outgoing = rows.flatMap(({ sealed, companyId, ...payout }): OutgoingPayout[] => {
    const destination = sealed === null ? undefined : openDestination(payoutKeys, companyId, sealed)
    if (destination) return [{ ...payout, destination, description: DESCRIPTION }]
    unreadable.push(payout.id)
    return []
  })
  return { outgoing, unreadable }
}
