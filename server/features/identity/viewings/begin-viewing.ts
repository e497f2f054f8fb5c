import { eq, sql } from 'drizzle-orm'
import type { BodyOf, ResponseOf } from '#contract/endpoint.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import { VIEWING } from '#contract/limits.ts'
import type { beginViewing as call } from '#contract/viewings.ts'
import { inTransaction } from '#database/in-transaction.ts'
import { sessions, viewings } from '#database/schema.ts'
import { type Actor, recordAudit } from '../../../audit/record-audit.ts'
import type { Services } from '../../../services.ts'
import { lockUser } from '../lock-user.ts'
import { endOpenViewings } from './end-open-viewings.ts'
import { holdSeen } from './hold-seen.ts'

/**
 * Has an admin's session see the shop as a buyer or a brewery's owner from now on; what they saw before, in whatever browser, ends.
 * Of two at once the second ends the first: both hold the admin.
 * @param headers of the request
 * Refuses: not-signed-in (the session ended meanwhile), too-many-requests, user-not-found.
 */
export async function beginViewing(
  { db, identity, rateLimits }: Pick<Services, 'db' | 'identity' | 'rateLimits'>,
  { id, reason }: BodyOf<typeof call>,
  actor: Actor,
  headers: Headers,
): Promise<ResponseOf<typeof call> | Refusal> {
  const own = await identity.ownSession(headers)
  if (!own) return refuse('not-signed-in')
  const tooMany = await rateLimits.take('viewing', actor.userId)
  if (tooMany) return tooMany
  return inTransaction(db, async (tx) => {
    // Whom it shows first: nobody who holds an admin asks for anybody else after that.
    const seen = await holdSeen(tx, id)
    if (!seen) return refuse('user-not-found')
    await lockUser(tx, actor.userId)
    const [open] = await tx
      .select({ id: sessions.id })
      .from(sessions)
      .where(eq(sessions.id, own.id))
      .for('key share')
    if (!open) return refuse('not-signed-in')
    await endOpenViewings(tx, eq(viewings.adminId, actor.userId), actor)
    const [begun] = await tx
      .insert(viewings)
      .values({
        adminId: actor.userId,
        userId: seen.userId,
        sessionId: own.id,
        reason,
        // The clock's, as the time at which it begins: whoever waited for the other began later than their transaction.
        begunAt: sql`clock_timestamp()`,
        until: sql`clock_timestamp() + make_interval(mins => ${VIEWING.minutes})`,
      })
      .returning({ until: viewings.until })
    const { userId, role, id: seenId, name } = seen
    await recordAudit(tx, actor, {
      action: 'viewing-begun',
      subject: { kind: role === 'Person' ? 'buyer' : 'company', id: seenId, userId, name },
      reason,
    })
    return { role, id: seenId, until: begun!.until.toISOString() }
  })
}
