import { eq, sql } from 'drizzle-orm'
import { isRefusal, type Refusal, refuse } from '#contract/errors.ts'
import type { Transaction } from '#database/open-pool.ts'
import { twoFactors, users } from '#database/schema.ts'
import { type Actor, recordAudit } from '../../../audit/record-audit.ts'
import type { Services } from '../../../services.ts'
import { endSessionsBut } from '../end-sessions-but.ts'
import { lockUser } from '../lock-user.ts'
import { auditedOwner, findAskingOwner } from './asking-owner.ts'
import { makeBackupCodes, sealBackupCodes } from './backup-codes.ts'
import { mailSecondFactorChange } from './mail-second-factor-change.ts'
import { proveWithin } from './prove-within.ts'
import { dropSetups, findSetup } from './setup.ts'

/**
 * Turns on what an admin or seller has begun to set up in this session, for its first code: the authenticator before it counts no
 * more, every other session ends, and a notice is mailed. Answers with the backup codes, which nobody is told again.
 * Refuses: not-signed-in, second-factor-not-begun (or begun too long ago), wrong-second-factor, too-many-requests.
 */
export async function confirmSecondFactor(
  services: Services,
  code: string,
  headers: Headers,
  actor: Actor,
): Promise<{ backupCodes: string[] } | Refusal> {
  const { env, jobs } = services
  const owner = await findAskingOwner(services, headers)
  if (isRefusal(owner)) return owner
  const { userId, name } = owner
  const backupCodes = makeBackupCodes()

  /** As if it were in force: a wrong code undoes it. */
  const putInForce = async (tx: Transaction) => {
    const locked = await lockUser(tx, userId)
    const begun = await findSetup(tx, env, owner)
    if (!locked || !begun) return refuse('second-factor-not-begun')
    const factor = {
      secret: begun.sealed,
      backupCodes: await sealBackupCodes(env.sessionSecret, backupCodes),
      verified: true,
      failedVerificationCount: 0,
      lockedUntil: null,
    }
    await tx
      .insert(twoFactors)
      .values({ userId, ...factor })
      .onConflictDoUpdate({ target: twoFactors.userId, set: factor })
    await tx.update(users).set({ twoFactorEnabled: true, updatedAt: sql`now()` }).where(eq(users.id, userId))
    return locked
  }

  return proveWithin(services, { userId, proof: { code }, headers }, putInForce, async (tx, { email }) => {
    await dropSetups(tx, userId)
    await endSessionsBut(tx, userId, { id: owner.sessionId })
    await recordAudit(
      tx,
      { ...actor, userId },
      {
        action: 'second-factor-enabled',
        subject: await auditedOwner(tx, owner),
        facts: { replaced: owner.enabled },
      },
    )
    await mailSecondFactorChange(tx, jobs, { userId, name, email, change: 'on' })
    return { backupCodes }
  })
}
