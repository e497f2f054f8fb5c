import type { BodyOf } from '#contract/endpoint.ts'
import { isRefusal, type Refusal, refuse } from '#contract/errors.ts'
import type { endSecondFactor as call } from '#contract/second-factor.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import { textOf } from '#contract/texts/text.ts'

import { type Actor, recordAudit } from '../../../audit/record-audit.ts'
import type { Services } from '../../../services.ts'
import { lockUser } from '../lock-user.ts'
import { askForPassword, auditedOwner, findAskingOwner } from './asking-owner.ts'
import { mailSecondFactorChange } from './mail-second-factor-change.ts'
import { proveWithin } from './prove-within.ts'
import { removeSecondFactor } from './remove-second-factor.ts'

/**
 * Turns an admin's or seller's second factor off, for their password and a code; a notice is mailed.
 * Refuses: second-factor-required (the shop asks every admin for one), not-signed-in, second-factor-off, wrong-password,
 * wrong-second-factor, wrong-backup-code, too-many-requests.
 */
export async function endSecondFactor(
  services: Services,
  { currentPassword, proof }: BodyOf<typeof call>,
  headers: Headers,
  actor: Actor,
): Promise<{ message: string } | Refusal> {
  const { env, jobs } = services
  const owner = await findAskingOwner(services, headers)
  if (isRefusal(owner)) return owner
  if (owner.role === 'Admin' && env.ADMIN_SECOND_FACTOR === 'required')
    return refuse('second-factor-required')
  if (!owner.enabled) return refuse('second-factor-off')
  const wrong = await askForPassword(services, owner, currentPassword)
  if (wrong) return wrong

  const { userId, name, email } = owner
  return proveWithin(
    services,
    { userId, proof, headers },
    (tx) => lockUser(tx, userId),
    async (tx) => {
      await removeSecondFactor(tx, userId)
      await recordAudit(
        tx,
        { ...actor, userId },
        {
          action: 'second-factor-disabled',
          subject: await auditedOwner(tx, owner),
        },
      )
      await mailSecondFactorChange(tx, jobs, { userId, name, email, change: 'off' })
      return { message: textOf(accountWords.twoStepVerificationIsOff) }
    },
  )
}
