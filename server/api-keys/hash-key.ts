import { createHash, randomBytes } from 'node:crypto'
import { API_KEY } from '#contract/api-key-format.ts'

/** A key that nobody has had before. */
export function randomKey(): string {
  return API_KEY.beginning + randomBytes(API_KEY.secretCharacters / 2).toString('hex')
}

/**
 * What is kept of a key, and found by. A plain SHA-256: of 256 random bits nothing can be tried out, so there is nothing that a
 * slow hash or a salt would hold up (those are for what people think up), and each call pays for it. It is looked up by an
 * index: how long that takes tells of the hash, from which no key follows.
 */
export function hashOfKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}
