import { and, eq, isNull, sql } from 'drizzle-orm'
import type { takeOverBrewery as call } from '#contract/brewery-claims.ts'
import type { BodyOf, ResponseOf } from '#contract/endpoint.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import type { Transaction } from '#database/open-pool.ts'
import { breweryClaims, companies } from '#database/schema.ts'
import type { Services } from '../../services.ts'
import { refuseDeadLink } from '../invitations/refuse-dead-link.ts'
import { registerInvited } from '../invitations/register-invited.ts'
import { dropClaims } from './drop-claims.ts'
import { findLinkedClaim } from './find-linked-claim.ts'
import { holdBrewery } from './hold-brewery.ts'
import { refuseRivals } from './refuse-rivals.ts'

/**
 * Makes whoever's claim was accepted the owner of that very brewery: an account with the e-mail that the link proves, and their name
 * as who speaks for it; nothing else of it changes. All or nothing, and once. Who claimed it since then is told no.
 * @param address of the peer, for the limits
 * Refuses: brewery-claim-over, too-many-requests, claimant-has-account.
 */
export async function takeOver(
  { db, jobs, rateLimits }: Pick<Services, 'db' | 'jobs' | 'rateLimits'>,
  { token, name, lastName, password }: BodyOf<typeof call>,
  address: string,
): Promise<ResponseOf<typeof call> | Refusal> {
  const found = await findLinkedClaim(db, token)
  if (found?.state !== 'accepted') {
    return refuseDeadLink(rateLimits, address, 'brewery-claim-over')
  }
  const tooMany = await rateLimits.take('sign-up', address)
  if (tooMany) return tooMany
  const { id, companyId, company, email } = found
  const take = async (tx: Transaction, userId: string) => {
    await holdBrewery(tx, companyId)
    if ((await findLinkedClaim(tx, token))?.state !== 'accepted') return refuse('brewery-claim-over')
    await tx
      .update(companies)
      .set({ userId, name, lastName })
      .where(and(eq(companies.id, companyId), isNull(companies.userId)))
    await tx
      .update(breweryClaims)
      .set({ state: 'taken', secretHash: null, expiresAt: null })
      .where(eq(breweryClaims.id, id))
    await refuseRivals(tx, { jobs }, companyId)
    await dropClaims(tx, sql`company_id = ${companyId} AND state = 'sent'`)
    return { email, companyId, company }
  }
  return registerInvited(
    db,
    { name, lastName, email, password, role: 'Company' },
    take,
    async () => Boolean(await findLinkedClaim(db, token)),
    { hasAccount: 'claimant-has-account', over: 'brewery-claim-over' },
  )
}
