import type { Refusal } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import { buyers } from '#database/schema.ts'
import type { WithCookies } from '../../../http/with-cookies.ts'
import type { Services } from '../../../services.ts'

/**
 * Registers who waits as a buyer, with the provider's name for them and the rest still empty, and logs them in.
 * @param address of the peer, for the limit that all sign-ups share
 * Refuses: too-many-requests, sign-in-over, email-taken, account-deactivated.
 */
export async function signInAsBuyer(
  { identity, rateLimits }: Services,
  headers: Headers,
  address: string,
): Promise<WithCookies<SessionUser> | Refusal> {
  const tooMany = await rateLimits.take('sign-up', address)
  if (tooMany) return tooMany
  return identity.registerWaiting(headers, 'Person', async (tx, userId, name) => {
    await tx.insert(buyers).values({ ...name, userId })
  })
}
