import { eq } from 'drizzle-orm'
import type { BodyOf } from '#contract/endpoint.ts'
import { isRefusal, type Refusal, refuse } from '#contract/errors.ts'
import type { renewBackupCodes as call } from '#contract/second-factor.ts'
import { twoFactors } from '#database/schema.ts'
import { type Actor, recordAudit } from '../../../audit/record-audit.ts'
import type { Services } from '../../../services.ts'
import { lockUser } from '../lock-user.ts'
import { askForPassword, auditedOwner, findAskingOwner } from './asking-owner.ts'
import { makeBackupCodes, sealBackupCodes } from './backup-codes.ts'
import { mailSecondFactorChange } from './mail-second-factor-change.ts'
import { proveWithin } from './prove-within.ts'

/**
 * Makes new backup codes for an admin or seller, for their password and a code; those before are dead, and a notice is mailed.
 * Refuses: not-signed-in, second-factor-off, wrong-password, wrong-second-factor, wrong-backup-code, too-many-requests.
 */
export async function renewBackupCodes(
  services: Services,
  { currentPassword, proof }: BodyOf<typeof call>,
  headers: Headers,
  actor: Actor,
): Promise<{ backupCodes: string[] } | Refusal> {
  const { env, jobs } = services
  const owner = await findAskingOwner(services, headers)
  if (isRefusal(owner)) return owner
  if (!owner.enabled) return refuse('second-factor-off')
  const wrong = await askForPassword(services, owner, currentPassword)
  if (wrong) return wrong

  const { userId, name, email } = owner
  const backupCodes = makeBackupCodes()
  return proveWithin(
    services,
    { userId, proof, headers },
    (tx) => lockUser(tx, userId),
    async (tx) => {
      const sealed = await sealBackupCodes(env.sessionSecret, backupCodes)
      await tx.update(twoFactors).set({ backupCodes: sealed }).where(eq(twoFactors.userId, userId))
      await recordAudit(
        tx,
        { ...actor, userId },
        {
          action: 'backup-codes-renewed',
          subject: await auditedOwner(tx, owner),
        },
      )
      await mailSecondFactorChange(tx, jobs, { userId, name, email, change: 'codes' })
      return { backupCodes }
    },
  )
}
