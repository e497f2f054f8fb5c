import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import type { Settings } from '../settings/env.ts'

export type SealingKeys = Settings['payoutKeys']

/** What is sealed: each purpose has a cipher's key of its own, so that nothing opens as something else. */
export type SealedPurpose = 'payout account' | 'webhook secret'

const IV_BYTES = 12
const TAG_BYTES = 16
const KEY_ID_CHARACTERS = 10

/** The setting is a text of any length, the cipher's key 256 bits. */
const keyOf = (setting: string, purpose: SealedPurpose) =>
  Buffer.from(hkdfSync('sha256', setting, '', purpose, 32))

/** Which key locked something, told without telling the key. */
function keyIdOf(setting: string, purpose: SealedPurpose): string {
  return createHash('sha256').update(keyOf(setting, purpose)).digest('base64url').slice(0, KEY_ID_CHARACTERS)
}

/**
 * A text as it is kept: encrypted under the key in use (AES-256-GCM), with that key's id before it. It opens for its own company
 * alone: copied to another one's row it is as good as broken.
 * @param keys of the settings (`env.payoutKeys`)
 */
export function seal(keys: SealingKeys, purpose: SealedPurpose, companyId: string, text: string): string {
  const [inUse] = keys as [string]
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyOf(inUse, purpose), iv).setAAD(Buffer.from(companyId))
  const locked = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return `${keyIdOf(inUse, purpose)}.${Buffer.concat([iv, cipher.getAuthTag(), locked]).toString('base64url')}`
}

/** What was sealed; undefined where no key of the settings opens it, or it was sealed for another company, or changed. */
export function unseal(
  keys: SealingKeys,
  purpose: SealedPurpose,
  companyId: string,
  sealed: string,
): string | undefined {
  const [keyId, kept = ''] = sealed.split('.')
  const key = keys.find((each) => keyIdOf(each, purpose) === keyId)
  const bytes = Buffer.from(kept, 'base64url')
  if (!key || bytes.length <= IV_BYTES + TAG_BYTES) return undefined
  const [iv, rest] = [bytes.subarray(0, IV_BYTES), bytes.subarray(IV_BYTES)]
  const decipher = createDecipheriv('aes-256-gcm', keyOf(key, purpose), iv, { authTagLength: TAG_BYTES })
  decipher.setAAD(Buffer.from(companyId)).setAuthTag(rest.subarray(0, TAG_BYTES))
  try {
    return decipher.update(rest.subarray(TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return undefined
  }
}

/** Whether something sealed is locked by the key in use, and not by one before it. */
export function isSealedByKeyInUse(keys: SealingKeys, purpose: SealedPurpose, sealed: string): boolean {
  return sealed.startsWith(`${keyIdOf(keys[0]!, purpose)}.`)
}
