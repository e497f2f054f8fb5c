import { eq, sql } from 'drizzle-orm'
import { providerReports } from '#database/schema.ts'
import { reasonToKeep } from '../../log/reason-to-keep.ts'
import type { ProviderFailure } from '../../ports/payment-provider.ts'
import type { Services } from '../../services.ts'

export type BooksServices = Pick<Services, 'db' | 'env' | 'log' | 'reportSource'>
export type Report = typeof providerReports.$inferSelect

/** Who is at it has gone if it says nothing for so long; reading says so with every batch. */
export const CLAIMED_MINUTES = 10
/** After a failure twice as long each time, an hour at most; after three days a person has to ask anew. */
const LONGEST_PAUSE_MINUTES = 60
const GIVEN_UP_HOURS = 72

type Moved = { [Column in keyof Report]?: Report[Column] | ReturnType<typeof sql> }

/** Writes down where a report is now. */
export async function move(
  { db }: Pick<BooksServices, 'db'>,
  { id }: Pick<Report, 'id'>,
  to: Moved,
): Promise<void> {
  await db.update(providerReports).set(to).where(eq(providerReports.id, id))
}

/** Tried again later, or given up: then it is on the page of jobs, with why. Who was not asked has failed at nothing. */
export async function putOff(
  services: Pick<BooksServices, 'db'>,
  report: Report,
  { failed, message }: ProviderFailure,
): Promise<void> {
  const pause = Math.min(2 ** Math.min(report.attempts, 10), LONGEST_PAUSE_MINUTES)
  const isOver = report.createdAt.getTime() < Date.now() - GIVEN_UP_HOURS * 3_600_000
  await move(services, report, {
    ...(failed !== 'not-asked' && { lastError: reasonToKeep(message) }),
    ...(isOver
      ? { state: 'failed' as const, endedAt: sql`now()`, content: null }
      : { nextAttemptAt: sql`now() + ${pause} * interval '1 minute'` }),
  })
}
