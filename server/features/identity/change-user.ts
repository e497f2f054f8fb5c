import { and, eq, sql } from 'drizzle-orm'
import { isRefusal, type Refusal, refuse } from '#contract/errors.ts'
import type { Database, Transaction } from '#database/open-pool.ts'
import { sessions, users } from '#database/schema.ts'
import type { RateLimits } from '../../http/rate-limit.ts'
import { putInOutbox } from '../../outbox/put-in-outbox.ts'
import type { JobQueue } from '../../ports/job-queue.ts'
import { lockUser } from './lock-user.ts'
import { mailEmailLink } from './mail-email-link.ts'
import type { OwnSession } from './own-session.ts'
import { pendingEmailOf } from './pending-email.ts'
import { proveEmailChange } from './prove-email-change.ts'

export type UserChange = {
  /** What the shop calls them. */
  name: string
  /** In lower case; left out or as it is: the e-mail is not touched. */
  email?: string | undefined
  currentPassword?: string | undefined
}

export type ChangedUser<Profile> = { profile: Profile; email: string; pendingEmail: string | null }

/**
 * Changes a user and, in the same transaction, the record of their role. Another e-mail is only asked for here: it
 * becomes the account's when the link that is mailed there is followed (confirmEmail), and the present one is told.
 * @param saveProfile writes the role's own record; it refuses before it writes
 * Refuses: not-signed-in (the session ended meanwhile), as proveEmailChange does, and as saveProfile does. Nothing is
 * saved then.
 */
export async function changeUser<Profile>(
  parts: { db: Database; jobs: JobQueue; rateLimits: RateLimits },
  session: OwnSession,
  change: UserChange,
  saveProfile: (tx: Transaction) => Promise<Profile | Refusal>,
): Promise<ChangedUser<Profile> | Refusal> {
  const [user] = await parts.db.select({ email: users.email }).from(users).where(eq(users.id, session.userId))
  const email = change.email === user?.email ? undefined : change.email
  if (email) {
    const unproved = await proveEmailChange(parts, session, { ...change, email })
    if (unproved) return unproved
  }
  return parts.db.transaction(async (tx) => {
    const locked = await lockUser(tx, session.userId)
    // A password that was changed meanwhile has ended this session, and with it what the old one proved.
    const open = await tx.$count(
      sessions,
      and(eq(sessions.id, session.id), eq(sessions.userId, session.userId)),
    )
    if (!locked || !open) return refuse('not-signed-in')
    const profile = await saveProfile(tx)
    if (isRefusal(profile)) return profile
    const pendingEmail = await saveUser(tx, parts.jobs, locked, { name: change.name, email, by: 'owner' })
    return { profile, email: locked.email, pendingEmail }
  })
}

/**
 * Saves what the shop calls a user, and asks for another e-mail where there is to be one. The caller holds the user's
 * row. Answers the e-mail that waits for its link, if one does.
 * @param by who asks: the present e-mail is told
 */
export async function saveUser(
  tx: Transaction,
  jobs: JobQueue,
  user: { id: string; email: string; emailVerified: boolean },
  { name, email, by }: { name: string; email?: string | undefined; by: 'owner' | 'admin' },
): Promise<string | null> {
  await tx.update(users).set({ name, updatedAt: sql`now()` }).where(eq(users.id, user.id))
  if (email && email !== user.email) await askForEmail(tx, jobs, { ...user, name, by }, email)
  return pendingEmailOf(tx, user)
}

async function askForEmail(
  tx: Transaction,
  jobs: JobQueue,
  user: { id: string; name: string; email: string; emailVerified: boolean; by: 'owner' | 'admin' },
  email: string,
): Promise<void> {
  const linkId = await mailEmailLink(tx, jobs, { userId: user.id, email, kind: 'confirm-email-change' })
  await putInOutbox(tx, jobs, {
    dedupeKey: `email-change-asked:${linkId}`,
    kind: 'email-change-asked',
    recipient: user.email,
    payload: { userId: user.id, name: user.name, by: user.by, wasProved: `${user.emailVerified}` },
  })
}
