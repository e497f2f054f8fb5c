import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { RECOVERY_CODE } from '#contract/limits.ts'

/** What `verifications.identifier` says of an account's code. */
export function recoveryIdentifier(userId: string): string {
  return `password-recovery:${userId}`
}

/** A code that nobody can foresee, leading zeros included. */
export function makeRecoveryCode(): string {
  return String(randomInt(10 ** RECOVERY_CODE.digits)).padStart(RECOVERY_CODE.digits, '0')
}

/**
 * A hash under the session secret and for one account: a plain one of a million codes is undone in a second, and a copy
 * of the table must not tell the codes that are alive.
 */
export function hashRecoveryCode(secret: string, userId: string, code: string): string {
  return createHmac('sha256', secret)
    .update(`${recoveryIdentifier(userId)}:${code}`)
    .digest('base64url')
}

/** Compares two hashes in a time that does not tell how much of them is the same. */
export function isSameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
