import { and, desc, eq, gt, sql } from 'drizzle-orm'
import { type Refusal, refuse } from '#contract/errors.ts'
import type { OpenSession } from '#contract/sessions.ts'
import { sessions } from '#database/schema.ts'
import type { Services } from '../../services.ts'
import { browserInWords } from './browser-in-words.ts'
import { sessionEndsAt } from './session-ends-at.ts'

/** Where the caller is logged in: the session that asks first, then the last used. @param headers of the request */
export async function listSessions(
  { db, identity }: Pick<Services, 'db' | 'identity'>,
  headers: Headers,
): Promise<OpenSession[] | Refusal> {
  const own = await identity.ownSession(headers)
  if (!own) return refuse('not-signed-in')
  const isThis = sql<boolean>`${sessions.id} = ${own.id}`
  const open = await db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      updatedAt: sessions.updatedAt,
      isThis,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, own.userId), gt(sessionEndsAt(), sql`now()`)))
    .orderBy(desc(isThis), desc(sessions.updatedAt), desc(sessions.id))
  return open.map(({ id, userAgent, createdAt, updatedAt, isThis }) => ({
    id,
    ...browserInWords(userAgent),
    openedAt: createdAt.toISOString(),
    usedAt: updatedAt.toISOString(),
    isThis,
  }))
}
