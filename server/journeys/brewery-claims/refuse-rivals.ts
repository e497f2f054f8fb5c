import { sql } from 'drizzle-orm'
import type { Language } from '#contract/texts/language.ts'
import type { Transaction } from '#database/open-pool.ts'
import { putInOutbox } from '../../outbox/put-in-outbox.ts'
import type { Services } from '../../services.ts'
import { claimMailKey } from './drop-claims.ts'

/** Tells every claim of a brewery no that waits: somebody else's was accepted. The caller holds the brewery. */
export async function refuseRivals(
  tx: Transaction,
  { jobs }: Pick<Services, 'jobs'>,
  companyId: string,
): Promise<void> {
  const { rows } = await tx.execute<{ id: string; email: string; language: Language | null }>(sql`
    UPDATE brewery_claims SET state = 'refused', decided_at = now()
    WHERE company_id = ${companyId} AND state = 'waiting' RETURNING id, email, language`)
  await putInOutbox(tx, jobs, ...rows.map((claim) => refusalMail(companyId, claim)))
}

/** What is mailed to somebody whose claim was refused; the reason, where there is one, stands with the claim. */
export function refusalMail(
  companyId: string,
  { id, email, language }: { id: string; email: string; language: Language | null },
) {
  return {
    dedupeKey: claimMailKey(id, 'refused'),
    kind: 'brewery-claim-refused' as const,
    recipient: email,
    payload: { companyId, claimId: id, ...(language && { language }) },
  }
}
