import { generateRandomString, symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import { and, eq, gt, like, sql } from 'drizzle-orm'
import { SECOND_FACTOR } from '#contract/limits.ts'
import type { SecondFactorSetup } from '#contract/second-factor.ts'
import type { Database, Transaction } from '#database/open-pool.ts'
import { verifications } from '#database/schema.ts'
import type { Settings } from '../../../settings/env.ts'
import { base32 } from './base32.ts'
import { qrCode } from './qr-code.ts'

/** Letters and digits, as better-auth makes them: 148 random bits (RFC 4226 asks for 128), 40 characters in base32. */
const SECRET_CHARACTERS = 25
const ISSUER = 'Lúpulo'

type Owner = { userId: string; sessionId: string }

const PURPOSE = 'second-factor-setup'
/** Only the session that began it is shown the secret again: another one may be a thief's. */
const identifierOf = ({ userId, sessionId }: Owner) => `${PURPOSE}:${userId}:${sessionId}`

/** Begins a setup with a new secret; those begun before are over. The caller holds the user's row. */
export async function keepSetup(tx: Transaction, env: Settings, owner: Owner): Promise<string> {
  await dropSetups(tx, owner.userId)
  const secret = generateRandomString(SECRET_CHARACTERS, 'a-z', 'A-Z', '0-9')
  await tx.insert(verifications).values({
    identifier: identifierOf(owner),
    value: await symmetricEncrypt({ key: env.sessionSecret, data: secret }),
    expiresAt: sql`now() + make_interval(mins => ${SECOND_FACTOR.setupMinutes})`,
  })
  return secret
}

/** The secret that this session has begun to set up, and as it is kept; undefined once that is over. */
export async function findSetup(
  db: Database | Transaction,
  env: Settings,
  owner: Owner,
): Promise<{ secret: string; sealed: string } | undefined> {
  const [found] = await db
    .select({ value: verifications.value })
    .from(verifications)
    .where(and(eq(verifications.identifier, identifierOf(owner)), gt(verifications.expiresAt, sql`now()`)))
  if (!found) return undefined
  return {
    secret: await symmetricDecrypt({ key: env.sessionSecret, data: found.value }),
    sealed: found.value,
  }
}

/** Forgets what a person has begun to set up, in whichever session. */
export async function dropSetups(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(verifications).where(like(verifications.identifier, `${PURPOSE}:${userId}:%`))
}

/** A secret as authenticators take it (github.com/google/google-authenticator/wiki/Key-Uri-Format). */
export function showSetup(secret: string, email: string): SecondFactorSetup {
  const key = base32(new TextEncoder().encode(secret))
  const label = `${encodeURIComponent(ISSUER)}:${encodeURIComponent(email)}`
  const { digits, seconds } = SECOND_FACTOR
  // Not URLSearchParams: some authenticators show its + for a space as it stands.
  const query = `secret=${key}&issuer=${encodeURIComponent(ISSUER)}&digits=${digits}&period=${seconds}`
  const address = `otpauth://totp/${label}?${query}`
  return { key, address, qr: qrCode(address) }
}
