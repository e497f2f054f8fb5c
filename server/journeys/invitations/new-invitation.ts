import { sql } from 'drizzle-orm'
import { INVITATION_DAYS } from '#contract/limits.ts'
import { languageNow } from '#contract/texts/language.ts'
import { hashOfSecret, linkToken, makeLinkSecret } from '../../features/identity/email-link.ts'

type Made = { id: string; email: string; sentAt: Date; expiresAt: Date }

/** The secret of a new link, and the columns of its row: of the secret a hash is kept. */
export function newInvitation(email: string) {
  const secret = makeLinkSecret()
  const expiresAt = sql<Date>`now() + make_interval(days => ${INVITATION_DAYS})`
  return { secret, columns: { email, secretHash: hashOfSecret(secret), expiresAt } }
}

/** An invitation that was made just now, as its inviter reads it. */
export function madeInvitation({ id, email, sentAt, expiresAt }: Made) {
  return { id, email, sentAt: sentAt.toISOString(), expiresAt: expiresAt.toISOString(), isOver: false }
}

/** What the mail of every invitation is told. Whoever invites speaks with them: it is written in their language. */
export function linkOf({ id, expiresAt }: Made, secret: string) {
  const language = languageNow()
  return {
    ...{ invitationId: id, token: linkToken(id, secret), expiresAt: expiresAt.toISOString() },
    ...(language && { language }),
  }
}
