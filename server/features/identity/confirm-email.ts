import { and, eq, sql } from 'drizzle-orm'
import type { confirmEmail as call } from '#contract/account.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import { isRefusal, type Refusal, refuse } from '#contract/errors.ts'
import * as emailTexts from '#contract/texts/email.ts'
import { textOf } from '#contract/texts/text.ts'

import type { Transaction } from '#database/open-pool.ts'
import { users, verifications } from '#database/schema.ts'
import { putInOutbox } from '../../outbox/put-in-outbox.ts'
import type { Services } from '../../services.ts'
import { passwordHashOf } from './check-own-password.ts'
import { dropVerifications } from './drop-verifications.ts'
import { emailLinkIdentifier, emailOfLink, readLinkToken, userOfEmailLink } from './email-link.ts'
import { endSessionsBut } from './end-sessions-but.ts'
import { lockUser } from './lock-user.ts'
import { mayOpenSession } from './may-open-session.ts'
import type { OwnSession } from './own-session.ts'
import { emailTaken } from './prove-email-change.ts'
import { recoveryIdentifier } from './recovery-code.ts'
import { cutLinks } from './sign-in/provider-links.ts'

type Link = NonNullable<ReturnType<typeof readLinkToken>>

/**
 * Follows a mailed link, once: the e-mail is proved, and becomes the account's where a change was asked for. Then every
 * sign-in through a provider that was linked under the old e-mail opens the account no more, every session ends but the one
 * that asks, a code that waits in the old mailbox dies, and the old e-mail is told. An account without a password is left
 * with its mailbox, which has just been proved: a code that is mailed there chooses one.
 * Needs no session and opens none.
 * @param address of the peer; what is no living link counts like a log-in, and one that is counts as nothing
 * Refuses: too-many-requests, link-over (used, late, replaced, never there: all the same), account-deactivated, email-taken (by another account since).
 */
export async function confirmEmail(
  { db, jobs, identity, rateLimits }: Services,
  token: string,
  headers: Headers,
  address: string,
): Promise<ResponseOf<typeof call> | Refusal> {
  const link = readLinkToken(token)
  const asking = await identity.ownSession(headers)
  const confirmed = link ? await followLink({ db, jobs }, link, asking) : refuse('link-over')
  if (!isRefusal(confirmed) || confirmed.refused !== 'link-over') return confirmed
  return (await rateLimits.take('log-in', address)) ?? confirmed
}

async function followLink(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  link: Link,
  asking: OwnSession | null,
): Promise<ResponseOf<typeof call> | Refusal> {
  return db.transaction(async (tx) => {
    const owner = await lockOwner(tx, link)
    if (!owner) return refuse('link-over')
    if (!(await mayOpenSession(tx, owner.id))) return refuse('account-deactivated')
    const email = await takeLink(tx, link, owner.id)
    if (!email) return refuse('link-over')

    const changed = email !== owner.email
    if (!(await proveEmail(tx, owner.id, email))) return emailTaken()
    const providerUnlinked = changed && (await cutLinks(tx, owner.id))
    if (changed) {
      await endSessionsBut(tx, owner.id, asking?.userId === owner.id ? asking : null)
      await dropVerifications(tx, recoveryIdentifier(owner.id))
      await putInOutbox(tx, jobs, {
        dedupeKey: `email-changed:${link.verificationId}`,
        kind: 'email-changed',
        recipient: owner.email,
        payload: {
          userId: owner.id,
          name: owner.name,
          wasProved: `${owner.emailVerified}`,
          ...(providerUnlinked && { unlinked: '1' }),
        },
      })
    }
    const hasPassword = (await passwordHashOf(tx, owner.id)) !== null
    return { message: textOf(emailTexts.confirmed), email, providerUnlinked, hasPassword }
  })
}

/** Whose link it is, their row held: first the user, then what is theirs (see lockUser). */
async function lockOwner(tx: Transaction, { verificationId }: Link) {
  const [link] = await tx
    .select({ identifier: verifications.identifier })
    .from(verifications)
    .where(eq(verifications.id, verificationId))
  const userId = link && userOfEmailLink(link.identifier)
  const owner = userId ? await lockUser(tx, userId) : undefined
  return owner?.deletedAt ? undefined : owner
}

/** Uses the link up and answers its e-mail; nothing when it is over or the secret is another. */
async function takeLink(tx: Transaction, link: Link, userId: string): Promise<string | undefined> {
  const mine = and(
    eq(verifications.id, link.verificationId),
    eq(verifications.identifier, emailLinkIdentifier(userId)),
    sql`${verifications.expiresAt} > now()`,
  )
  const [kept] = await tx.select({ value: verifications.value }).from(verifications).where(mine)
  if (!kept || !link.isOf(kept.value)) return undefined
  await tx.delete(verifications).where(mine)
  return emailOfLink(kept.value)
}

/** False when the e-mail is another account's by now. A step of its own, so that the used link stays used. */
async function proveEmail(tx: Transaction, userId: string, email: string): Promise<boolean> {
  try {
    await tx.transaction((step) =>
      step
        .update(users)
        .set({ email, emailVerified: true, updatedAt: sql`now()` })
        .where(eq(users.id, userId)),
    )
    return true
  } catch (error) {
    if (isTaken(error)) return false
    throw error
  }
}

/** unique_violation of the index that keeps e-mails apart. */
function isTaken(error: unknown): boolean {
  const { code, constraint, cause } = (error ?? {}) as { code?: string; constraint?: string; cause?: unknown }
  if (code === '23505' && constraint === 'users_email_unique') return true
  return cause ? isTaken(cause) : false
}
