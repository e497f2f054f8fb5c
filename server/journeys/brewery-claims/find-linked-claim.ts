import { sql } from 'drizzle-orm'
import type { LinkedClaim } from '#contract/brewery-claims.ts'
import type { Refusal } from '#contract/errors.ts'
import type { Database, Transaction } from '#database/open-pool.ts'
import { readLinkToken } from '../../features/identity/email-link.ts'
import type { Services } from '../../services.ts'
import { refuseDeadLink } from '../invitations/refuse-dead-link.ts'

/** The claim of a living link, with its id, of a brewery that has no owner and is switched on; undefined for every other link. */
export async function findLinkedClaim(
  db: Database | Transaction,
  token: string,
): Promise<(LinkedClaim & { id: string }) | undefined> {
  const link = readLinkToken(token)
  if (!link) return undefined
  const { rows } = await db.execute<LinkedClaim & { id: string }>(sql`
    SELECT claim.id, company_id AS "companyId", shown_name(company_id) AS company, claim.state, claim.name, email, words,
           expires_at AS "expiresAt", EXISTS (SELECT FROM users WHERE users.email = claim.email) AS "hasAccount"
    FROM brewery_claims AS claim JOIN companies ON companies.id = company_id
    WHERE claim.id = ${link.verificationId} AND secret_hash = ${link.secretHash} AND expires_at > now()
      AND companies.active AND companies.user_id IS NULL`)
  const [found] = rows
  return found && { ...found, expiresAt: new Date(found.expiresAt).toISOString() }
}

/**
 * What a mailed link is of. That its e-mail has an account is told here alone: whoever reads it has opened their mailbox.
 * @param address of the peer; what is no living link counts like a log-in
 * Refuses: brewery-claim-over (used, late, never there: all the same), too-many-requests.
 */
export async function getLinkedClaim(
  { db, rateLimits }: Pick<Services, 'db' | 'rateLimits'>,
  token: string,
  address: string,
): Promise<LinkedClaim | Refusal> {
  const found = await findLinkedClaim(db, token)
  if (!found) return refuseDeadLink(rateLimits, address, 'brewery-claim-over')
  const { id: _, ...claim } = found
  return claim
}
