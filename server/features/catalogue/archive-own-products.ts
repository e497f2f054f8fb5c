import { and, eq, sql } from 'drizzle-orm'
import type { BodyOf, ResponseOf } from '#contract/endpoint.ts'
import { errorBody, type Refusal, refuse } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import type { archiveOwnProducts as call } from '#contract/own-products.ts'
import type { Database } from '#database/open-pool.ts'
import { beers } from '#database/schema.ts'
import type { Services } from '../../services.ts'
import { answerRows } from './answer-rows.ts'

/**
 * Archives beers of the caller's company, or restores them, one after the other, so that none waits for another's orders. What
 * is archived goes off sale and stays so when it is restored. Who does it twice does it once. Refuses: user-not-found, for
 * everybody but the company itself; of a row beer-not-found, for what is none of its beers.
 */
export async function archiveOwnProducts(
  services: Pick<Services, 'db' | 'pool' | 'env'>,
  id: string,
  { ids: asked, archived }: BodyOf<typeof call>,
  caller: SessionUser,
): Promise<ResponseOf<typeof call> | Refusal> {
  const companyId = id.toLowerCase()
  if (caller.id !== companyId) return refuse('user-not-found')
  const ids = [...new Set(asked)]
  for (const beerId of ids) await archiveOne(services.db, companyId, beerId, archived)
  const { rows } = await answerRows(services, companyId, ids, new Map())
  const { code, message } = errorBody(refuse('beer-not-found'))
  return { rows: rows.map((row) => (row.product ? row : { ...row, refused: { code, message } })) }
}

/** Not where it is so already: its edition counts what was changed. */
async function archiveOne(db: Database, companyId: string, beerId: string, archived: boolean): Promise<void> {
  const isSo = archived ? sql`archived_at IS NOT NULL` : sql`archived_at IS NULL`
  await db
    .update(beers)
    .set({
      ...(archived ? { archivedAt: sql`now()`, available: false } : { archivedAt: null }),
      edition: sql`${beers.edition} + 1`,
      updatedAt: new Date(),
    })
    .where(and(eq(beers.id, beerId), eq(beers.companyId, companyId), sql`NOT (${isSo})`))
}
