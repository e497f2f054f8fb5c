import { isRefusal, type Refusal, refuse } from '#contract/errors.ts'
import type { SecondFactorProof } from '#contract/second-factor.ts'
import type { Transaction } from '#database/open-pool.ts'
import type { Services } from '../../../services.ts'
import { ownOf } from '../count-log-in.ts'
import { createAuth } from '../create-auth.ts'
import { onlyCookie } from './only-cookie.ts'
import { takeProof } from './take-proof.ts'

type Asked = { userId: string; proof: SecondFactorProof; headers: Headers }

/**
 * Runs `change` in the transaction in which a signed-in admin or seller proves that they have the second factor; `prepare` runs
 * before that, and is undone when the proof is wrong. Wrong codes are limited as at log-in, under a
 * counter of the account's own sessions.
 * The caller's `prepare` takes the user's row (lockUser) first. Refuses as takeProof does, and as `prepare` does.
 */
export async function proveWithin<Prepared, Changed>(
  { db, env, log, identity, rateLimits }: Services,
  { userId, proof, headers }: Asked,
  prepare: (tx: Transaction) => Promise<Prepared | Refusal>,
  change: (tx: Transaction, prepared: Prepared) => Promise<Changed>,
): Promise<Changed | Refusal> {
  const tooMany = await rateLimits.take('second-factor-failure', ownOf(userId))
  if (tooMany) return tooMany
  let refusal: Refusal | undefined
  try {
    const changed = await db.transaction(async (tx) => {
      const prepared = await prepare(tx)
      if (isRefusal(prepared)) {
        refusal = prepared
        return tx.rollback()
      }
      const auth = createAuth({ db: tx, env, log })
      const own = onlyCookie(headers, identity.cookieName)
      const taken = await takeProof({ tx, auth, env }, userId, proof, own)
      if (isRefusal(taken)) {
        refusal = taken.refused === 'second-factor-over' ? refuse('not-signed-in') : taken
        return tx.rollback()
      }
      return change(tx, prepared)
    })
    await rateLimits.forget('second-factor-failure', ownOf(userId))
    return changed
  } catch (error) {
    if (refusal) return refusal
    throw error
  }
}
