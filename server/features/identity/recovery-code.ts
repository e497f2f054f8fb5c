import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { RECOVERY_CODE } from '#contract/limits.ts'

const NONCE_BYTES = 32
/** Of a hash, what still makes an exact number in JavaScript. */
const NUMBER_BYTES = 6

/** What `verifications.identifier` says of an account's code. */
export function recoveryIdentifier(userId: string): string {
  return `password-recovery:${userId}`
}

/** What `verifications.value` keeps of a new code: the tries that are left, a colon, and what the code is made of. */
export function newRecoveryValue(): string {
  return `${RECOVERY_CODE.tries}:${randomBytes(NONCE_BYTES).toString('base64url')}`
}

/** What a mail brings to choose a new password with: digits to type, and a key for its link. */
type RecoverySecrets = { code: string; token: string }

/**
 * The secrets of a stored value. They are made of it under the session secret, each time anew: a copy of the table tells
 * none of them, and the code that lives can be mailed again. The digits can be guessed, and their tries are counted; the
 * link's key is 32 bytes that cannot.
 */
export function recoverySecrets(secret: string, userId: string, value: string): RecoverySecrets {
  const nonce = value.slice(value.indexOf(':') + 1)
  const made = (what: string) =>
    createHmac('sha256', secret)
      .update(`${recoveryIdentifier(userId)}:${what}:${nonce}`)
      .digest()
  const number = made('code').readUIntBE(0, NUMBER_BYTES) % 10 ** RECOVERY_CODE.digits
  return {
    code: String(number).padStart(RECOVERY_CODE.digits, '0'),
    token: made('link').toString('base64url'),
  }
}

/** Compares in a time that does not tell how much of them is the same. */
export function isSameSecret(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
