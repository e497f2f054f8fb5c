import { and, eq } from 'drizzle-orm'
import { type Refusal, refuse } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import { isUuid } from '#contract/is-uuid.ts'
import type { Database, Transaction } from '#database/open-pool.ts'
import { beerImports } from '#database/schema.ts'

/** An import of the caller's company; of nobody else's: not-found. */
export async function findImport(
  db: Database | Transaction,
  id: string,
  caller: SessionUser,
  { lock = false } = {},
): Promise<typeof beerImports.$inferSelect | Refusal> {
  if (!isUuid(id)) return refuse('not-found')
  const own = db
    .select()
    .from(beerImports)
    .where(and(eq(beerImports.id, id), eq(beerImports.companyId, caller.id)))
  const [found] = await (lock ? own.for('update') : own)
  return found ?? refuse('not-found')
}
