import { createHash, randomBytes } from 'node:crypto'
import { isUuid } from '#contract/is-uuid.ts'

const SECRET_BYTES = 32
const HASH_CHARACTERS = 43

const IDENTIFIER = 'email-link:'

/** What `verifications.identifier` says of an account's link, of which one is alive at a time. */
export function emailLinkIdentifier(userId: string): string {
  return IDENTIFIER + userId
}

/** Whose link an identifier names; undefined for whatever else is verified. */
export function userOfEmailLink(identifier: string): string | undefined {
  return identifier.startsWith(IDENTIFIER) ? identifier.slice(IDENTIFIER.length) : undefined
}

/** The secret of a new link, which nobody can foresee or guess. */
export function makeLinkSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url')
}

/**
 * What `verifications.value` keeps: a hash of the secret, then the e-mail that the link proves. A plain hash does for 32
 * random bytes; a copy of the table opens no link.
 */
export function linkValue(secret: string, email: string): string {
  return `${hashOfSecret(secret)}:${email}`
}

/** The e-mail of a stored value. */
export function emailOfLink(value: string): string {
  return value.slice(HASH_CHARACTERS + 1)
}

/** What stands in the link's address: which verification, and its secret. */
export function linkToken(verificationId: string, secret: string): string {
  return `${verificationId}.${secret}`
}

/** Takes a token apart; undefined when it cannot be one. `isOf` compares it with a stored value, as `secretHash` does with what is kept otherwise. */
export function readLinkToken(token: string) {
  const [verificationId = '', secret = '', ...more] = token.trim().split('.')
  if (!isUuid(verificationId) || !secret || more.length) return undefined
  const secretHash = hashOfSecret(secret)
  return { verificationId, secretHash, isOf: (value: string) => value.startsWith(`${secretHash}:`) }
}

/** What is kept of a link's secret. */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}
