import type { BodyOf } from '#contract/endpoint.ts'
import { isRefusal, type Refusal, refusalText, refuse } from '#contract/errors.ts'
import type { beginSecondFactor as call, SecondFactorSetup } from '#contract/second-factor.ts'
import type { Transaction } from '#database/open-pool.ts'
import type { Services } from '../../../services.ts'
import { lockUser } from '../lock-user.ts'
import { askForPassword, findAskingAdmin } from './asking-admin.ts'
import { proveWithin } from './prove-within.ts'
import { keepSetup, showSetup } from './setup.ts'

/**
 * Begins to set up an authenticator for an admin who knows their password; who has one proves that too, and keeps it
 * until the new one is confirmed.
 * Refuses: not-signed-in, wrong-password, too-many-requests, wrong-second-factor, wrong-backup-code.
 */
export async function beginSecondFactor(
  services: Services,
  { currentPassword, proof }: BodyOf<typeof call>,
  headers: Headers,
): Promise<SecondFactorSetup | Refusal> {
  const { db, env } = services
  const admin = await findAskingAdmin(services, headers)
  if (isRefusal(admin)) return admin
  const wrong = await askForPassword(services, admin, currentPassword)
  if (wrong) return wrong

  const { userId } = admin
  const lock = (tx: Transaction) => lockUser(tx, userId)
  const begin = async (tx: Transaction) => showSetup(await keepSetup(tx, env, admin), admin.email)
  if (admin.enabled) {
    if (proof) return proveWithin(services, { userId, proof, headers }, lock, begin)
    const code = 'wrong-second-factor'
    return refuse(code, undefined, { proof: refusalText(code) })
  }
  return db.transaction(async (tx) => {
    await lock(tx)
    return begin(tx)
  })
}
