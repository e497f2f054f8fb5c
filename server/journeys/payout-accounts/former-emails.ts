import { sql } from 'drizzle-orm'
import { FORMER_EMAIL_TOLD_DAYS } from '#contract/limits.ts'
import type { Transaction } from '#database/open-pool.ts'

/**
 * The proved e-mails that an account had lately, by the mails that told them of the change: whoever took an account over by its
 * e-mail is not alone with what they do next.
 */
export async function formerEmailsOf(
  tx: Transaction,
  user: { id: string; email: string },
): Promise<string[]> {
  const { rows } = await tx.execute<{ recipient: string }>(sql`
    SELECT DISTINCT recipient FROM outbox
    WHERE kind = 'email-changed' AND payload->>'userId' = ${user.id} AND payload->>'wasProved' = 'true'
      AND recipient <> ${user.email}
      AND created_at > now() - make_interval(days => ${FORMER_EMAIL_TOLD_DAYS})`)
  return rows.map(({ recipient }) => recipient)
}
