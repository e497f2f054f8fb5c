import { eq, sql } from 'drizzle-orm'
import type { decideBreweryClaim as call } from '#contract/brewery-claims.ts'
import type { BodyOf, ResponseOf } from '#contract/endpoint.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import { isUuid } from '#contract/is-uuid.ts'
import { BREWERY_CLAIM } from '#contract/limits.ts'
import { inTransaction } from '#database/in-transaction.ts'
import type { Transaction } from '#database/open-pool.ts'
import { breweryClaims } from '#database/schema.ts'
import { type Actor, recordAudit } from '../../audit/record-audit.ts'
import { hashOfSecret, linkToken, makeLinkSecret } from '../../features/identity/email-link.ts'
import { putInOutbox } from '../../outbox/put-in-outbox.ts'
import type { Services } from '../../services.ts'
import { claimMailKey } from './drop-claims.ts'
import { lapse } from './forget-claims.ts'
import { holdBrewery } from './hold-brewery.ts'
import { refusalMail, refuseRivals } from './refuse-rivals.ts'

type Row = typeof breweryClaims.$inferSelect

/**
 * An admin decides whether a brewery is whose who claims it. Accepted, they are mailed the link to take it over, and every other one
 * who waits for it is told no; refused, they are mailed the reason. Of two who decide at once the second waits for the brewery, and
 * sees what the first did.
 * Refuses: not-found (also one that nobody confirmed), brewery-claim-decided (otherwise, or somebody else was accepted),
 * brewery-owned, company-off.
 */
export async function decideClaim(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  id: string,
  { decision, reason }: BodyOf<typeof call>,
  actor: Actor,
): Promise<ResponseOf<typeof call> | Refusal> {
  if (!isUuid(id)) return refuse('not-found')
  return inTransaction(db, async (tx) => {
    const asked = await readClaim(tx, id)
    const brewery = asked && (await holdBrewery(tx, asked.companyId))
    const claim = brewery && (await readClaim(tx, id))
    if (!claim || claim.state === 'sent') return refuse('not-found')
    const done = { id: claim.id, decision }
    if (claim.state !== 'waiting')
      return decisionOf(claim) === decision ? done : refuse('brewery-claim-decided')
    if (decision === 'accepted') {
      if (brewery.hasOwner) return refuse('brewery-owned')
      if (!brewery.active) return refuse('company-off')
      if (await someoneWasAccepted(tx, claim.companyId)) return refuse('brewery-claim-decided')
      await accept(tx, { jobs }, claim, reason)
      await refuseRivals(tx, { jobs }, claim.companyId)
    } else {
      await tx
        .update(breweryClaims)
        .set({ state: 'refused', reason, decidedAt: sql`now()` })
        .where(eq(breweryClaims.id, claim.id))
      await putInOutbox(tx, jobs, refusalMail(claim.companyId, claim))
    }
    await recordAudit(tx, actor, {
      action: decision === 'accepted' ? 'brewery-claim-accepted' : 'brewery-claim-refused',
      subject: { kind: 'company', id: claim.companyId, name: brewery.name },
      reason,
    })
    return done
  })
}

async function readClaim(tx: Transaction, id: string): Promise<Row | undefined> {
  return (await tx.select().from(breweryClaims).where(eq(breweryClaims.id, id)))[0]
}

function decisionOf({ state }: Row) {
  return state === 'refused' ? 'refused' : 'accepted'
}

/** Whether somebody may take it over just now; who could have and did not is out of it from here on. */
async function someoneWasAccepted(tx: Transaction, companyId: string): Promise<boolean> {
  await tx.execute(sql`${lapse} AND company_id = ${companyId} AND expires_at <= now()`)
  const { rows } = await tx.execute(sql`
    SELECT FROM brewery_claims WHERE company_id = ${companyId} AND state = 'accepted'`)
  return rows.length > 0
}

async function accept(
  tx: Transaction,
  { jobs }: Pick<Services, 'jobs'>,
  claim: Row,
  reason: string,
): Promise<void> {
  const { id, companyId, email, language } = claim
  const secret = makeLinkSecret()
  await tx
    .update(breweryClaims)
    .set({
      ...{ state: 'accepted', reason, secretHash: hashOfSecret(secret) },
      decidedAt: sql`now()`,
      expiresAt: sql`now() + make_interval(days => ${BREWERY_CLAIM.linkDays})`,
    })
    .where(eq(breweryClaims.id, id))
  await putInOutbox(tx, jobs, {
    dedupeKey: claimMailKey(id, 'accepted'),
    kind: 'brewery-claim-accepted',
    recipient: email,
    payload: { companyId, claimId: id, token: linkToken(id, secret), ...(language && { language }) },
  })
}
