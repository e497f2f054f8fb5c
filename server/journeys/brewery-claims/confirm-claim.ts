import { and, eq, ne, sql } from 'drizzle-orm'
import type { confirmBreweryClaim as call } from '#contract/brewery-claims.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import { inTransaction } from '#database/in-transaction.ts'
import { breweryClaims } from '#database/schema.ts'
import type { Services } from '../../services.ts'
import { refuseDeadLink } from '../invitations/refuse-dead-link.ts'
import { dropClaims } from './drop-claims.ts'
import { findLinkedClaim } from './find-linked-claim.ts'
import { holdBrewery } from './hold-brewery.ts'

/**
 * Confirms a claim by its link: it waits for an admin, and what else was written from the same e-mail about the brewery goes with
 * its links. Where one of them waits already, that one stays.
 * @param address of the peer; what is no living link counts like a log-in
 * Refuses: brewery-claim-over, too-many-requests, claimant-has-account.
 */
export async function confirmClaim(
  { db, rateLimits }: Pick<Services, 'db' | 'rateLimits'>,
  token: string,
  address: string,
): Promise<ResponseOf<typeof call> | Refusal> {
  const link = await findLinkedClaim(db, token)
  if (link?.state !== 'sent') return refuseDeadLink(rateLimits, address, 'brewery-claim-over')
  return inTransaction(db, async (tx) => {
    await holdBrewery(tx, link.companyId)
    // As it is now that nobody else decides about the brewery: of two presses the second finds the link used.
    const claim = await findLinkedClaim(tx, token)
    if (claim?.state !== 'sent') return refuse('brewery-claim-over')
    if (claim.hasAccount) return refuse('claimant-has-account')
    const { id, companyId, email, company } = claim
    const ofThem = and(eq(breweryClaims.companyId, companyId), eq(breweryClaims.email, email))
    const waits = await tx.$count(breweryClaims, and(ofThem, eq(breweryClaims.state, 'waiting')))
    if (!waits) {
      await tx
        .update(breweryClaims)
        .set({ state: 'waiting', confirmedAt: sql`now()`, secretHash: null, expiresAt: null })
        .where(eq(breweryClaims.id, id))
    }
    await dropClaims(
      tx,
      and(ofThem, eq(breweryClaims.state, 'sent'), waits ? undefined : ne(breweryClaims.id, id))!,
    )
    return { company }
  })
}
