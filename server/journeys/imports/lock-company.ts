import { and, eq, inArray } from 'drizzle-orm'
import { type Refusal, refuse } from '#contract/errors.ts'
import type { Transaction } from '#database/open-pool.ts'
import { beerImports, companies } from '#database/schema.ts'

/**
 * Keeps a company's row until the transaction ends, so that of two who upload or publish at once the second sees what
 * the first did. Who deletes a company takes the same row first. Refuses: company-incomplete, import-running,
 * import-waiting (for room).
 */
export async function lockCompany(tx: Transaction, companyId: string): Promise<Refusal | undefined> {
  const [company] = await tx
    .select({ name: companies.company })
    .from(companies)
    .where(eq(companies.id, companyId))
    .for('no key update')
  if (!company?.name) return refuse('company-incomplete')
  const [running] = await tx
    .select({ state: beerImports.state })
    .from(beerImports)
    .where(and(eq(beerImports.companyId, companyId), inArray(beerImports.state, ['running', 'waiting'])))
    .limit(1)
  return running && refuse(running.state === 'waiting' ? 'import-waiting' : 'import-running')
}
