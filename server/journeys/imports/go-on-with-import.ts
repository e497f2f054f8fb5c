import { eq } from 'drizzle-orm'
import { type Refusal, refuse } from '#contract/errors.ts'
import type { Transaction } from '#database/open-pool.ts'
import { beerImports } from '#database/schema.ts'
import type { JobQueue } from '../../ports/job-queue.ts'
import { lockCompany } from './lock-company.ts'

/**
 * Has the publishing of a file go on where it was: one that runs is given another job, one that failed runs again.
 *
 * Refuses: work-done (it is neither); company-incomplete and import-running for one that failed, as for any that starts.
 */
export async function goOnWithImport(
  tx: Transaction,
  jobs: JobQueue,
  { id, companyId }: Pick<typeof beerImports.$inferSelect, 'id' | 'companyId'>,
): Promise<Refusal | undefined> {
  const barred = await lockCompany(tx, companyId)
  const [now] = await tx.select().from(beerImports).where(eq(beerImports.id, id)).for('update')
  if (now?.state !== 'running' && now?.state !== 'failed') return refuse('work-done')
  if (now.state === 'failed') {
    if (barred) return barred
    await tx.update(beerImports).set({ state: 'running', finishedAt: null }).where(eq(beerImports.id, id))
  }
  await jobs.enqueue(tx, 'publish-import', { importId: id })
  return undefined
}
