import type { BodyOf } from '#contract/endpoint.ts'
import { isRefusal, type Refusal, refusalText, refuse } from '#contract/errors.ts'
import type { beginSecondFactor as call, SecondFactorSetup } from '#contract/second-factor.ts'
import type { Transaction } from '#database/open-pool.ts'
import type { Services } from '../../../services.ts'
import { lockUser } from '../lock-user.ts'
import { askForPassword, findAskingOwner } from './asking-owner.ts'
import { proveWithin } from './prove-within.ts'
import { keepSetup, showSetup } from './setup.ts'

/**
 * Begins to set up an authenticator for an admin or seller who knows their password; who has one proves that too, and keeps it
 * until the new one is confirmed.
 * Refuses: not-signed-in, wrong-password, no-password-to-change, too-many-requests, wrong-second-factor, wrong-backup-code.
 */
export async function beginSecondFactor(
  services: Services,
  { currentPassword, proof }: BodyOf<typeof call>,
  headers: Headers,
): Promise<SecondFactorSetup | Refusal> {
  const { db, env } = services
  const owner = await findAskingOwner(services, headers)
  if (isRefusal(owner)) return owner
  const wrong = await askForPassword(services, owner, currentPassword)
  if (wrong) return wrong

  const { userId } = owner
  const lock = (tx: Transaction) => lockUser(tx, userId)
  const begin = async (tx: Transaction) => showSetup(await keepSetup(tx, env, owner), owner.email)
  if (owner.enabled) {
    if (proof) return proveWithin(services, { userId, proof, headers }, lock, begin)
    const code = 'wrong-second-factor'
    return refuse(code, undefined, { proof: refusalText(code) })
  }
  return db.transaction(async (tx) => {
    await lock(tx)
    return begin(tx)
  })
}
