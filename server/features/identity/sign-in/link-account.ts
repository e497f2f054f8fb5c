import { eq, sql } from 'drizzle-orm'
import { type Refusal, refuse } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import type { Database } from '#database/open-pool.ts'
import { users } from '#database/schema.ts'
import type { WithCookies } from '../../../http/with-cookies.ts'
import type { Services } from '../../../services.ts'
import { mayOpenSession } from '../may-open-session.ts'
import { verifyPassword } from '../password.ts'
import { tellLogIn } from '../tell-log-in.ts'
import { addLink, findLinkedUser, findUserByEmail } from './provider-links.ts'
import { dropWaiting, findWaiting, forgetWaiting, lockWaiting, type WaitingPerson } from './waiting-person.ts'

/**
 * Links who waits to the account that has their e-mail, for its password, and logs them in. The provider vouches for
 * the mailbox; the password shows that the account is theirs: whoever made it may never have owned the mailbox.
 * @param address of the peer; a guess at the password counts like a log-in, its failures by account
 * Refuses: sign-in-over, too-many-requests, admin-needs-password, second-factor-needs-password, no-password-yet, wrong-password,
 * account-deactivated.
 */
export async function linkAccount(
  { db, env, identity, rateLimits, log }: Services,
  password: string,
  headers: Headers,
  address: string,
): Promise<WithCookies<SessionUser> | Refusal> {
  const refuseTo = (userId: string | undefined, refusal: Refusal) => {
    tellLogIn(log, headers, { factor: 'password', userId }, refusal)
    return refusal
  }
  const person = await findWaiting(db, env.publicUrl, headers)
  if (!person) return refuse('sign-in-over')
  const owner = await findUserByEmail(db, person.email)
  if (!owner) return refuse('sign-in-over')
  // Whom a provider vouches for is no stranger: those who guess at the log-in do not count here.
  const tooMany =
    (await rateLimits.take('log-in', address)) ??
    (await rateLimits.take('own-password-failure', linkOf(owner)))
  if (tooMany) return refuseTo(owner.id, tooMany)
  if (owner.role === 'Admin') return refuseTo(owner.id, refuse('admin-needs-password'))
  if (owner.hasSecondFactor) return refuseTo(owner.id, refuse('second-factor-needs-password'))
  if (!owner.passwordHash) return refuseTo(owner.id, refuse('no-password-yet'))
  if (!(await verifyPassword(owner.passwordHash, password)))
    return refuseTo(owner.id, refuse('wrong-password'))
  await rateLimits.forget('own-password-failure', linkOf(owner))
  if (!(await mayOpenSession(db, owner.id))) return refuseTo(owner.id, refuse('account-deactivated'))

  if (!(await link(db, person, owner.id))) return refuse('sign-in-over')
  const opened = await identity.openProvenSession(owner.id, headers)
  if ('refused' in opened) return refuse(opened.refused === 'over' ? 'sign-in-over' : 'account-deactivated')
  return { answer: opened.user, cookies: [...opened.cookies, forgetWaiting(env.publicUrl)] }
}

const linkOf = ({ id }: { id: string }) => `link ${id}`

/** False when somebody was faster with what waited, or the person was linked to another account meanwhile. */
function link(db: Database, person: WaitingPerson, userId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await lockWaiting(tx, person))) return false
    await dropWaiting(tx, person)
    if (!(await addLink(tx, person, userId))) return (await findLinkedUser(tx, person)) === userId
    await tx.update(users).set({ emailVerified: true, updatedAt: sql`now()` }).where(eq(users.id, userId))
    return true
  })
}
