import { eq } from 'drizzle-orm'
import { type Refusal, refuse } from '#contract/errors.ts'
import { users } from '#database/schema.ts'
import type { Services } from '../../../services.ts'
import { checkOwnPassword, passwordHashOf, wrongPassword } from '../check-own-password.ts'

type AskingAdmin = { userId: string; sessionId: string; email: string; name: string; enabled: boolean }

/** The admin of a request's session. Refuses: not-signed-in (it ended meanwhile). */
export async function findAskingAdmin(
  { db, identity }: Pick<Services, 'db' | 'identity'>,
  headers: Headers,
): Promise<AskingAdmin | Refusal> {
  const session = await identity.ownSession(headers)
  if (!session) return refuse('not-signed-in')
  const [user] = await db
    .select({ email: users.email, name: users.name, enabled: users.twoFactorEnabled })
    .from(users)
    .where(eq(users.id, session.userId))
  return user ? { ...user, userId: session.userId, sessionId: session.id } : refuse('not-signed-in')
}

/**
 * Asks them for their password once more; undefined when it is right.
 * Refuses: too-many-requests, wrong-password with `fields.currentPassword`.
 */
export async function askForPassword(
  { db, rateLimits }: Pick<Services, 'db' | 'rateLimits'>,
  { userId }: AskingAdmin,
  password: string,
): Promise<Refusal | undefined> {
  const passwordHash = await passwordHashOf(db, userId)
  return passwordHash ? checkOwnPassword(rateLimits, { userId, passwordHash }, password) : wrongPassword()
}
