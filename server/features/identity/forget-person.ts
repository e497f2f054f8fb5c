import { eq, or, sql } from 'drizzle-orm'
import { DELETED_EMAIL_DOMAIN } from '#contract/limits.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import { textOf } from '#contract/texts/text.ts'

import type { Transaction } from '#database/open-pool.ts'
import { accounts, buyers, sessions, users, verifications } from '#database/schema.ts'

/** What stands in the place of a deleted account's e-mail: one for each, and nobody's. */
export function deletedEmail(userId: string): string {
  return `deleted-${userId}@${DELETED_EMAIL_DOMAIN}`
}

/**
 * Leaves of a person a row without a name, for the purchases and reviews to hang on: every session, password, link to a
 * provider, code and detail is gone, and the e-mail is free for a new sign-up. The caller holds the user's row.
 */
export async function forgetPerson(tx: Transaction, userId: string, email: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, userId))
  await tx.delete(accounts).where(eq(accounts.userId, userId))
  await tx.delete(verifications).where(
    or(
      ...[verifications.identifier, verifications.value].map(
        (column) => sql`strpos(${column}, ${userId}) > 0`,
      ),
      // An e-mail stands behind a link's hash, or quoted in what a sign-in waits with; it may be a part of another's.
      sql`right(${verifications.value}, ${email.length + 1}) = ${`:${email}`}`,
      sql`strpos(${verifications.value}, ${JSON.stringify(email)}) > 0`,
    ),
  )
  await tx
    .update(buyers)
    .set({
      name: textOf(accountWords.deletedAccount),
      lastName: '',
      document: '',
      phone: '',
      country: '',
      state: '',
      city: '',
      address: '',
      image: '',
    })
    .where(eq(buyers.userId, userId))
  await tx
    .update(users)
    .set({
      name: textOf(accountWords.deletedAccount),
      email: deletedEmail(userId),
      emailVerified: false,
      image: null,
      active: false,
      deletedAt: sql`now()`,
      updatedAt: sql`now()`,
    })
    .where(eq(users.id, userId))
}
