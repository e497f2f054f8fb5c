import { eq } from 'drizzle-orm'
import { type Refusal, refuse } from '#contract/errors.ts'
import { isUuid } from '#contract/is-uuid.ts'
import { beerImports } from '#database/schema.ts'
import { type Actor, recordAudit } from '../../audit/record-audit.ts'
import type { Services } from '../../services.ts'
import { goOnWithImport } from '../imports/go-on-with-import.ts'

/**
 * The publishing of a file goes on where it was: one that runs has lost its job, one that failed is given another try.
 * Refuses: not-found; work-done (published, cancelled, or still a preview); import-running (its company publishes
 * another file).
 */
export async function retryImport(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  id: string,
  actor: Actor,
): Promise<Refusal | undefined> {
  if (!isUuid(id)) return refuse('not-found')
  return db.transaction(async (tx) => {
    const [known] = await tx.select().from(beerImports).where(eq(beerImports.id, id))
    if (!known) return refuse('not-found')
    const refusal = await goOnWithImport(tx, jobs, known)
    if (refusal) return refusal
    await recordAudit(tx, actor, {
      action: 'work-retried',
      subject: { kind: 'work', id },
      facts: { work: 'import', before: known.state, doneRows: known.doneRows },
    })
    return undefined
  })
}
