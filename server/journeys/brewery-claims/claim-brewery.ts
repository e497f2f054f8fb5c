import { sql } from 'drizzle-orm'
import type { claimBrewery as call } from '#contract/brewery-claims.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import type { Refusal } from '#contract/errors.ts'
import { isUuid } from '#contract/is-uuid.ts'
import { BREWERY_CLAIM } from '#contract/limits.ts'
import * as breweryClaimTexts from '#contract/texts/brewery-claim.ts'
import { languageNow } from '#contract/texts/language.ts'
import { textOf } from '#contract/texts/text.ts'
import type { Transaction } from '#database/open-pool.ts'
import { hashOfSecret, linkToken, makeLinkSecret } from '../../features/identity/email-link.ts'
import { putInOutbox } from '../../outbox/put-in-outbox.ts'
import { isPublicCompany } from '../../people/is-public-company.ts'
import type { Services } from '../../services.ts'
import { claimMailKey } from './drop-claims.ts'

type Claim = BodyOf<typeof call>

/** A second click and a reloaded page send the same again: within this time it is the same claim. */
const SAME_WITHIN_SECONDS = 60

/**
 * Keeps that somebody says an imported brewery is theirs, and mails the link that confirms it; nobody reads it before. One of an
 * e-mail that waits for an admin already stays as it was written. The answer is the same for every brewery that cannot be claimed:
 * one that has an owner, is not shown, or is none. Each claim has a link of its own, so that a stranger who writes in somebody's
 * name kills no link of theirs.
 * @param address of the peer, for the limit; not by e-mail too, which anybody may write into the form: its owner would wait
 * Refuses: too-many-requests.
 */
export async function claimBrewery(
  { db, jobs, rateLimits }: Pick<Services, 'db' | 'jobs' | 'rateLimits'>,
  id: string,
  claim: Claim,
  address: string,
): Promise<{ message: string } | Refusal> {
  const tooMany =
    (await rateLimits.take('brewery-claim', address)) ??
    (await rateLimits.take('brewery-claim-of-brewery', id.toLowerCase()))
  if (tooMany) return tooMany
  const sent = { message: textOf(breweryClaimTexts.sent) }
  if (!isUuid(id)) return sent
  return db.transaction(async (tx) => {
    // One after another for an e-mail and a brewery, so that of two clicks at the same time the second sees the first.
    const who = `brewery-claim:${id.toLowerCase()}:${claim.email}`
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${who}, 0))`)
    if (await isKnown(tx, id, claim)) return sent
    const secret = makeLinkSecret()
    const claimId = await keep(tx, id, claim, secret)
    if (!claimId) return sent
    const language = languageNow()
    await putInOutbox(tx, jobs, {
      dedupeKey: claimMailKey(claimId, 'asked'),
      kind: 'brewery-claim-asked',
      recipient: claim.email,
      payload: {
        ...{ companyId: id.toLowerCase(), claimId, token: linkToken(claimId, secret) },
        ...(language && { language }),
      },
    })
    return sent
  })
}

async function isKnown(tx: Transaction, companyId: string, { email, words }: Claim): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    SELECT FROM brewery_claims WHERE company_id = ${companyId} AND email = ${email} AND (state = 'waiting'
      OR state = 'sent' AND words = ${words} AND created_at > now() - make_interval(secs => ${SAME_WITHIN_SECONDS}))
    LIMIT 1`)
  return rows.length > 0
}

/** @returns its id; undefined where there is no such brewery to be claimed */
async function keep(
  tx: Transaction,
  companyId: string,
  { name, email, phone = '', words, link = '' }: Claim,
  secret: string,
): Promise<string | undefined> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    INSERT INTO brewery_claims (company_id, name, email, phone, words, link, language, secret_hash, expires_at)
    SELECT companies.id, ${name}, ${email}, ${phone}, ${words}, ${link}, ${languageNow() ?? null}, ${hashOfSecret(secret)},
           now() + make_interval(days => ${BREWERY_CLAIM.linkDays})
    FROM companies LEFT JOIN users ON users.id = companies.user_id
    WHERE companies.id = ${companyId} AND companies.user_id IS NULL AND ${isPublicCompany}
    RETURNING id`)
  return rows[0]?.id
}
