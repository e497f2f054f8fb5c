import type { BodyOf } from '#contract/endpoint.ts'
import { isRefusal, type Refusal, refuse } from '#contract/errors.ts'
import type { endSecondFactor as call } from '#contract/second-factor.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import { textOf } from '#contract/texts/text.ts'

import { type Actor, recordAudit } from '../../../audit/record-audit.ts'
import type { Services } from '../../../services.ts'
import { lockUser } from '../lock-user.ts'
import { askForPassword, findAskingAdmin } from './asking-admin.ts'
import { mailSecondFactorChange } from './mail-second-factor-change.ts'
import { proveWithin } from './prove-within.ts'
import { removeSecondFactor } from './remove-second-factor.ts'

/**
 * Turns an admin's second factor off, for their password and a code; a notice is mailed.
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
  if (env.ADMIN_SECOND_FACTOR === 'required') return refuse('second-factor-required')
  const admin = await findAskingAdmin(services, headers)
  if (isRefusal(admin)) return admin
  if (!admin.enabled) return refuse('second-factor-off')
  const wrong = await askForPassword(services, admin, currentPassword)
  if (wrong) return wrong

  const { userId, name, email } = admin
  return proveWithin(
    services,
    { userId, proof, headers },
    (tx) => lockUser(tx, userId),
    async (tx) => {
      await removeSecondFactor(tx, userId)
      await recordAudit(tx, actor, {
        action: 'second-factor-disabled',
        subject: { kind: 'admin', id: userId, userId, name },
      })
      await mailSecondFactorChange(tx, jobs, { userId, name, email, change: 'off' })
      return { message: textOf(accountWords.twoStepVerificationIsOff) }
    },
  )
}
