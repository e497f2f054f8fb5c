import type { Refusal } from '#contract/errors.ts'
import type { SessionUser } from '#contract/identity.ts'
import { companies } from '#database/schema.ts'
import type { WithCookies } from '../../http/with-cookies.ts'
import type { Services } from '../../services.ts'
import { waitsFromNow } from './waits-from-now.ts'

/**
 * Registers who waits after a sign-in through a provider as a seller, and logs them in. Their company is still without
 * name and place: until they have filled it in, it publishes nothing.
 * @param address of the peer, for the limit that all sign-ups share
 * Refuses: too-many-requests, sign-in-over, email-taken, account-deactivated.
 */
export async function signInAsSeller(
  { env, identity, rateLimits }: Services,
  headers: Headers,
  address: string,
): Promise<WithCookies<SessionUser> | Refusal> {
  const tooMany = await rateLimits.take('sign-up', address)
  if (tooMany) return tooMany
  return identity.registerWaiting(headers, 'Company', async (tx, userId, name) => {
    const waitsSince = waitsFromNow(env)
    await tx
      .insert(companies)
      .values({ ...name, userId, company: '', country: '', state: '', city: '', waitsSince })
  })
}
