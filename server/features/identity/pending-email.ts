import { and, eq, gt, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#database/open-pool.ts'
import { verifications } from '#database/schema.ts'
import { dropVerifications } from './drop-verifications.ts'
import { emailLinkIdentifier, emailOfLink } from './email-link.ts'

type Account = { id: string; email: string }

/** The e-mail that waits for its link to be followed before it becomes the account's; null when none does. */
export async function pendingEmailOf(db: Database | Transaction, user: Account): Promise<string | null> {
  const [link] = await db
    .select({ value: verifications.value })
    .from(verifications)
    .where(
      and(
        eq(verifications.identifier, emailLinkIdentifier(user.id)),
        gt(verifications.expiresAt, sql`now()`),
      ),
    )
  const email = link ? emailOfLink(link.value) : user.email
  return email === user.email ? null : email
}

/**
 * Gives up a change of e-mail that was asked for and not confirmed: a new password says that whoever knew the old one is
 * not to have the account. The link of the e-mail that is in force stays.
 */
export async function dropPendingEmail(tx: Transaction, user: Account): Promise<void> {
  const isOfAnother = sql`substr(${verifications.value}, strpos(${verifications.value}, ':') + 1) <> ${user.email}`
  await dropVerifications(tx, emailLinkIdentifier(user.id), isOfAnother)
}
