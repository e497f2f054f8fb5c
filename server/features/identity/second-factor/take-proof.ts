import { createHmac } from 'node:crypto'
import { isAPIError } from 'better-auth/api'
import { and, eq, gt, sql } from 'drizzle-orm'
import { type ErrorCode, type Refusal, refuse } from '#contract/errors.ts'
import { SECOND_FACTOR } from '#contract/limits.ts'
import type { SecondFactorProof } from '#contract/second-factor.ts'
import type { Transaction } from '#database/open-pool.ts'
import { verifications } from '#database/schema.ts'
import type { Settings } from '../../../settings/env.ts'
import { type createAuth, DEACTIVATED } from '../create-auth.ts'
import { SECOND_FACTOR_LOCK } from './lock.ts'

type Parts = {
  tx: Transaction
  /** Made for the same transaction. */
  auth: ReturnType<typeof createAuth>
  env: Pick<Settings, 'sessionSecret'>
}

/** better-auth takes the code of the moment, the one before and the one after (RFC 6238, 5.2). */
const STEPS_TAKEN = 3

/** What better-auth says no with, in our words. */
const REFUSALS: Record<string, ErrorCode> = {
  INVALID_CODE: 'wrong-second-factor',
  INVALID_BACKUP_CODE: 'wrong-backup-code',
  INVALID_TWO_FACTOR_COOKIE: 'second-factor-over',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'second-factor-over',
  TOTP_NOT_ENABLED: 'second-factor-off',
  BACKUP_CODES_NOT_ENABLED: 'second-factor-off',
  [DEACTIVATED]: 'account-deactivated',
}

/**
 * Takes a code of somebody's authenticator, or one of their backup codes, which is gone then. A code is taken once: a
 * second time it is as wrong as any (RFC 6238, 5.2), which better-auth leaves to us. The caller holds the user's row, so
 * that of requests with the same code one is served.
 * @param headers with the cookie of their session, or that of a started log-in, which this ends
 * Answers with the cookies that come of it. Refuses, and then keeps the transaction in which failures are counted:
 * wrong-second-factor, wrong-backup-code, second-factor-over, second-factor-off, too-many-requests, account-deactivated.
 */
export async function takeProof(
  { tx, auth, env }: Parts,
  userId: string,
  proof: SecondFactorProof,
  headers: Headers,
): Promise<{ cookies: string[] } | Refusal> {
  const { code, backupCode } = proof
  const used = code && usedCode(env.sessionSecret, userId, code)
  if (used && (await isUsed(tx, used))) return refuse('wrong-second-factor')
  try {
    const taken = code
      ? await auth.api.verifyTOTP({ body: { code }, headers, returnHeaders: true })
      : await auth.api.verifyBackupCode({ body: { code: backupCode! }, headers, returnHeaders: true })
    if (used) await keepUsed(tx, used)
    return { cookies: taken.headers.getSetCookie() }
  } catch (error) {
    if (!isAPIError(error)) throw error
    const said = String(error.body?.code)
    if (said === 'ACCOUNT_TEMPORARILY_LOCKED') {
      return refuse('too-many-requests', { retryAfterSeconds: SECOND_FACTOR_LOCK.durationSeconds })
    }
    const known = REFUSALS[said]
    if (!known) throw error
    return refuse(known)
  }
}

type UsedCode = { identifier: string; value: string }

/** Hashed under the secret: a copy of the table tells nobody's codes. */
function usedCode(secret: string, userId: string, code: string): UsedCode {
  const identifier = `second-factor-used:${userId}`
  return {
    identifier,
    value: createHmac('sha256', secret).update(`${identifier}:${code}`).digest('base64url'),
  }
}

async function isUsed(tx: Transaction, { identifier, value }: UsedCode): Promise<boolean> {
  const ofCode = and(eq(verifications.identifier, identifier), eq(verifications.value, value))
  return (await tx.$count(verifications, and(ofCode, gt(verifications.expiresAt, sql`now()`)))) > 0
}

async function keepUsed(tx: Transaction, used: UsedCode): Promise<void> {
  const lasts = SECOND_FACTOR.seconds * STEPS_TAKEN
  await tx.insert(verifications).values({ ...used, expiresAt: sql`now() + make_interval(secs => ${lasts})` })
}
