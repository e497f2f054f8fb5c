import { desc, eq, sql } from 'drizzle-orm'
import type { ResponseOf } from '#contract/endpoint.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import { VIEWINGS_SHOWN } from '#contract/limits.ts'
import type { listViewings as call } from '#contract/viewings.ts'
import { users, viewings } from '#database/schema.ts'
import type { Services } from '../../../services.ts'
import { firstNameOf } from './first-name-of.ts'

/**
 * When admins saw the shop as the caller, newest first. Refuses: not-signed-in (the session ended meanwhile).
 * @param headers of the request
 */
export async function listViewings(
  { db, identity }: Pick<Services, 'db' | 'identity'>,
  headers: Headers,
): Promise<ResponseOf<typeof call> | Refusal> {
  const own = await identity.ownSession(headers)
  if (!own) return refuse('not-signed-in')
  const found = await db
    .select({
      id: viewings.id,
      by: firstNameOf(users),
      begunAt: viewings.begunAt,
      until: sql`coalesce(${viewings.endedAt}, ${viewings.until})`.mapWith(viewings.until),
      reason: viewings.reason,
    })
    .from(viewings)
    .innerJoin(users, eq(users.id, viewings.adminId))
    .where(eq(viewings.userId, own.userId))
    .orderBy(desc(viewings.id))
    .limit(VIEWINGS_SHOWN + 1)
  return {
    viewings: found.slice(0, VIEWINGS_SHOWN).map(({ begunAt, until, reason, ...rest }) => ({
      ...rest,
      begunAt: begunAt.toISOString(),
      until: until.toISOString(),
      reason: reason ?? '',
    })),
    hasMore: found.length > VIEWINGS_SHOWN,
  }
}
