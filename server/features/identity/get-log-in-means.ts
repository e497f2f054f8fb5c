import { eq } from 'drizzle-orm'
import type { LogInMeans } from '#contract/account.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import type { Database } from '#database/open-pool.ts'
import { accounts, users } from '#database/schema.ts'
import type { Services } from '../../services.ts'
import { pendingEmailOf } from './pending-email.ts'

/** How a user logs in. Refuses: user-not-found. */
export async function getLogInMeans(db: Database, userId: string): Promise<LogInMeans | Refusal> {
  const found = await db
    .select({
      email: users.email,
      emailVerified: users.emailVerified,
      providerId: accounts.providerId,
      password: accounts.password,
    })
    .from(users)
    .leftJoin(accounts, eq(accounts.userId, users.id))
    .where(eq(users.id, userId))
  const [user] = found
  if (!user) return refuse('user-not-found')
  return {
    email: user.email,
    emailVerified: user.emailVerified,
    pendingEmail: await pendingEmailOf(db, { id: userId, email: user.email }),
    hasPassword: found.some(({ providerId, password }) => providerId === 'credential' && password !== null),
    hasProvider: found.some(({ providerId }) => providerId !== null && providerId !== 'credential'),
  }
}

/**
 * The same of whoever asks, and of whom an admin sees. Refuses: not-signed-in (the session ended meanwhile).
 * @param headers of the request
 */
export async function getOwnLogInMeans(
  { db, identity }: Pick<Services, 'db' | 'identity'>,
  { seeing }: SessionUser,
  headers: Headers,
): Promise<LogInMeans | Refusal> {
  const session = seeing ?? (await identity.ownSession(headers))
  return session ? getLogInMeans(db, session.userId) : refuse('not-signed-in')
}
