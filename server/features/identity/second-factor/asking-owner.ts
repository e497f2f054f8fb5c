import { eq, or } from 'drizzle-orm'
import { type Refusal, refuse } from '#contract/errors.ts'
import type { Role } from '#contract/limits.ts'
import type { Database, Transaction } from '#database/open-pool.ts'
import { companies, companyMembers, users } from '#database/schema.ts'
import type { Services } from '../../../services.ts'
import { checkOwnPassword, passwordHashOf } from '../check-own-password.ts'

type AskingOwner = {
  userId: string
  sessionId: string
  email: string
  name: string
  role: Role | null
  enabled: boolean
}

/** Whose second factor a request is about: the admin or seller of its session. Refuses: not-signed-in (it ended meanwhile). */
export async function findAskingOwner(
  { db, identity }: Pick<Services, 'db' | 'identity'>,
  headers: Headers,
): Promise<AskingOwner | Refusal> {
  const session = await identity.ownSession(headers)
  if (!session) return refuse('not-signed-in')
  const [user] = await db
    .select({ email: users.email, name: users.name, role: users.role, enabled: users.twoFactorEnabled })
    .from(users)
    .where(eq(users.id, session.userId))
  return user ? { ...user, userId: session.userId, sessionId: session.id } : refuse('not-signed-in')
}

/**
 * Asks them for their password once more; undefined when it is right.
 * Refuses: too-many-requests, no-password-to-change for who has none, wrong-password with `fields.currentPassword`.
 */
export async function askForPassword(
  { db, rateLimits }: Pick<Services, 'db' | 'rateLimits'>,
  { userId }: AskingOwner,
  password: string,
): Promise<Refusal | undefined> {
  const passwordHash = await passwordHashOf(db, userId)
  if (!passwordHash) return refuse('no-password-to-change')
  return checkOwnPassword(rateLimits, { userId, passwordHash }, password)
}

/** As whom the audit log knows somebody with a second factor: an admin by their user, a seller by their company, also one that they work for. */
export async function auditedOwner(
  db: Database | Transaction,
  { userId, name, role }: Pick<AskingOwner, 'userId' | 'name' | 'role'>,
) {
  if (role !== 'Company') return { kind: 'admin', id: userId, userId, name } as const
  const [own] = await db
    .select({ id: companies.id, name: companies.company })
    .from(companies)
    .leftJoin(companyMembers, eq(companyMembers.companyId, companies.id))
    .where(or(eq(companies.userId, userId), eq(companyMembers.userId, userId)))
    .limit(1)
  // Whoever was removed from a team has an account and no company.
  return { kind: 'company', id: own?.id ?? userId, userId, name: own?.name ?? name } as const
}
