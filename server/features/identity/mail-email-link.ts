import { sql } from 'drizzle-orm'
import { EMAIL_LINK_HOURS } from '#contract/limits.ts'
import type { Transaction } from '#database/open-pool.ts'
import { verifications } from '#database/schema.ts'
import { putInOutbox } from '../../outbox/put-in-outbox.ts'
import type { JobQueue } from '../../ports/job-queue.ts'
import { dropVerifications, verificationMailKey } from './drop-verifications.ts'
import { emailLinkIdentifier, linkToken, linkValue, makeLinkSecret } from './email-link.ts'

/**
 * Mails a link that proves an e-mail's mailbox; the account's link before it is dead. The caller holds the user's row.
 * Answers the verification's id, which names this link in what else is mailed about it.
 * @param link `confirm-email` for the e-mail that the account has, `confirm-email-change` for one that it is to get
 */
export async function mailEmailLink(
  tx: Transaction,
  jobs: JobQueue,
  link: { userId: string; email: string; kind: 'confirm-email' | 'confirm-email-change' },
): Promise<string> {
  const identifier = emailLinkIdentifier(link.userId)
  await dropVerifications(tx, identifier)
  const secret = makeLinkSecret()
  const [made] = await tx
    .insert(verifications)
    .values({
      identifier,
      value: linkValue(secret, link.email),
      expiresAt: sql`now() + make_interval(hours => ${EMAIL_LINK_HOURS})`,
    })
    .returning({ id: verifications.id, expiresAt: verifications.expiresAt })
  const { id, expiresAt } = made!
  await putInOutbox(tx, jobs, {
    dedupeKey: verificationMailKey(id),
    kind: link.kind,
    recipient: link.email,
    payload: { userId: link.userId, token: linkToken(id, secret), expiresAt: expiresAt.toISOString() },
  })
  return id
}
