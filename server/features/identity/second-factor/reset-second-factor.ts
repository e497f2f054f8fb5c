import { and, eq, inArray } from 'drizzle-orm'
import { emailAddress } from '#contract/fields.ts'
import type { Database } from '#database/open-pool.ts'
import { sessions, users } from '#database/schema.ts'
import { recordAudit } from '../../../audit/record-audit.ts'
import type { JobQueue } from '../../../ports/job-queue.ts'
import { lockUser } from '../lock-user.ts'
import { auditedOwner } from './asking-owner.ts'
import { mailSecondFactorChange } from './mail-second-factor-change.ts'
import { removeSecondFactor } from './remove-second-factor.ts'

/** The running shop's sweeper finds what waits in the outbox: the command has no queue of its own. */
const noQueue: Pick<JobQueue, 'enqueue'> = { enqueue: async () => {} }

/**
 * Takes the second factor away from an admin or seller who has lost both phone and backup codes, ends their sessions and mails
 * them a notice. No page does this: only who runs the shop may. The audit log says that it was done here, as of the owner
 * themself: it knows no other name for whoever has a shell.
 * Answers with the e-mail as it is kept, or with the sentence that says why nothing was done.
 */
export async function resetSecondFactor(
  db: Database,
  givenEmail: string,
): Promise<{ email: string } | { wrong: string }> {
  const given = emailAddress.safeParse(givenEmail)
  if (!given.success) return { wrong: `${JSON.stringify(givenEmail)} is not an e-mail address.` }
  const email = given.data
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select({ id: users.id, enabled: users.twoFactorEnabled })
      .from(users)
      .where(and(eq(users.email, email), inArray(users.role, ['Admin', 'Company'])))
    const owner = found && (await lockUser(tx, found.id))
    if (!owner) return { wrong: `${email} is neither an administrator nor a seller.` }
    if (!found.enabled) return { wrong: `${email} has no second factor.` }
    const { id: userId, name, role } = owner
    await removeSecondFactor(tx, userId)
    await tx.delete(sessions).where(eq(sessions.userId, userId))
    const nowhere = { userId, address: '', browser: '', requestId: 'reset-second-factor' }
    await recordAudit(tx, nowhere, {
      action: 'second-factor-disabled',
      subject: await auditedOwner(tx, { userId, name, role }),
      facts: { by: 'command' },
    })
    await mailSecondFactorChange(tx, noQueue, { userId, name, email, change: 'reset' })
    return { email }
  })
}
