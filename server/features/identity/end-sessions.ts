import { and, eq } from 'drizzle-orm'
import { type Refusal, refuse } from '#contract/errors.ts'
import { isUuid } from '#contract/is-uuid.ts'
import * as sessionsTexts from '#contract/texts/sessions.ts'
import { textOf } from '#contract/texts/text.ts'
import { sessions } from '#database/schema.ts'
import type { Services } from '../../services.ts'
import { endSessionsBut } from './end-sessions-but.ts'

/**
 * Ends one session of the caller's. Refuses: not-found (over already, or somebody else's: nobody learns which).
 * @param headers of the request
 */
export async function endOneSession(
  { db, identity }: Pick<Services, 'db' | 'identity'>,
  id: string,
  headers: Headers,
): Promise<{ message: string } | Refusal> {
  const own = await identity.ownSession(headers)
  if (!own) return refuse('not-signed-in')
  if (!isUuid(id)) return refuse('not-found')
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, own.userId)))
    .returning({ id: sessions.id })
  return ended.length ? { message: textOf(sessionsTexts.ended) } : refuse('not-found')
}

/** Ends every session of the caller's but the one that asks. @param headers of the request */
export async function endOtherSessions(
  { db, identity }: Pick<Services, 'db' | 'identity'>,
  headers: Headers,
): Promise<{ message: string } | Refusal> {
  const own = await identity.ownSession(headers)
  if (!own) return refuse('not-signed-in')
  await db.transaction((tx) => endSessionsBut(tx, own.userId, own))
  return { message: textOf(sessionsTexts.endedOthers) }
}
