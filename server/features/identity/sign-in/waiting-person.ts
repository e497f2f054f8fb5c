import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import { parse, serialize } from 'hono/utils/cookie'
import { z } from 'zod'
import { cookieName } from '#contract/cookie-name.ts'
import { SIGN_IN_MINUTES } from '#contract/limits.ts'
import type { Database, Transaction } from '#database/open-pool.ts'
import { verifications } from '#database/schema.ts'
import type { ProvenPerson } from '../../../ports/identity-provider.ts'

/**
 * Whom a provider vouches for, while they choose what to be or prove that an account is theirs. The row is the truth;
 * the browser holds a random reference to it, of which the row knows the hash.
 */
const waitingPerson = z.object({
  issuer: z.string(),
  subject: z.string(),
  email: z.string(),
  name: z.string(),
  lastName: z.string(),
})
export type WaitingPerson = z.output<typeof waitingPerson> & { waitingId: string }

const IDENTIFIER = 'sign-in:'
const SECONDS = SIGN_IN_MINUTES.choice * 60

const nameFor = (publicUrl: string) => cookieName('lupulo_waiting_sign_in', publicUrl.startsWith('https:'))

function setCookie(publicUrl: string, reference: string, maxAgeSeconds: number): string {
  return serialize(nameFor(publicUrl), reference, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: publicUrl.startsWith('https:'),
    maxAge: maxAgeSeconds,
  })
}

const identifierOf = (reference: string) =>
  IDENTIFIER + createHash('sha256').update(reference).digest('base64url')

/** Lets somebody wait whose e-mail the provider has verified: the cookie for their browser. */
export async function keepWaiting(
  db: Database,
  publicUrl: string,
  person: ProvenPerson & { email: string },
): Promise<string> {
  const reference = randomBytes(32).toString('base64url')
  await db.insert(verifications).values({
    identifier: identifierOf(reference),
    value: JSON.stringify(waitingPerson.parse(person)),
    expiresAt: sql`now() + make_interval(secs => ${SECONDS})`,
  })
  return setCookie(publicUrl, reference, SECONDS)
}

/** Who waits in the browser that a request comes from. */
export async function findWaiting(
  db: Database,
  publicUrl: string,
  headers: Headers,
): Promise<WaitingPerson | undefined> {
  const reference = parse(headers.get('cookie') ?? '')[nameFor(publicUrl)]
  if (!reference) return undefined
  const { id, value, identifier, expiresAt } = verifications
  const [found] = await db
    .select({ id, value })
    .from(verifications)
    .where(and(eq(identifier, identifierOf(reference)), gt(expiresAt, sql`now()`)))
  return found && { ...waitingPerson.parse(JSON.parse(found.value)), waitingId: found.id }
}

/** Holds the row until the transaction ends; false when somebody was faster. What waits is used once. */
export async function lockWaiting(tx: Transaction, { waitingId }: WaitingPerson): Promise<boolean> {
  const held = await tx
    .select({ id: verifications.id })
    .from(verifications)
    .where(eq(verifications.id, waitingId))
    .for('update')
  return held.length > 0
}

/** Ends the waiting. */
export async function dropWaiting(tx: Transaction, { waitingId }: WaitingPerson): Promise<void> {
  await tx.delete(verifications).where(eq(verifications.id, waitingId))
}

/** The cookie that makes a browser forget that somebody waited in it. */
export const forgetWaiting = (publicUrl: string) => setCookie(publicUrl, '', 0)
