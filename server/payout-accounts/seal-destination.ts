import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import type { PayoutDestination } from '#contract/payout-destination.ts'
import type { Settings } from '../settings/env.ts'

type Keys = Settings['payoutKeys']

const IV_BYTES = 12
const TAG_BYTES = 16
const KEY_ID_CHARACTERS = 10

/** The setting is a text of any length, the cipher's key 256 bits. */
const keyOf = (setting: string) => Buffer.from(hkdfSync('sha256', setting, '', 'payout account', 32))

/** Which key locked something, told without telling the key. */
function keyIdOf(setting: string): string {
  return createHash('sha256').update(keyOf(setting)).digest('base64url').slice(0, KEY_ID_CHARACTERS)
}

/**
 * A payout account as it is kept: encrypted under the key in use (AES-256-GCM), with that key's id before it. It opens for its own
 * company alone: copied to another one's row it is as good as broken.
 * @param keys of the settings (`env.payoutKeys`)
 */
export function sealDestination(keys: Keys, companyId: string, destination: PayoutDestination): string {
  const [inUse] = keys as [string]
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyOf(inUse), iv).setAAD(Buffer.from(companyId))
  const text = Buffer.concat([cipher.update(JSON.stringify(destination), 'utf8'), cipher.final()])
  return `${keyIdOf(inUse)}.${Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url')}`
}

/** What was sealed; undefined where no key of the settings opens it, or it was sealed for another company, or changed. */
export function openDestination(
  keys: Keys,
  companyId: string,
  sealed: string,
): PayoutDestination | undefined {
  const [keyId, kept = ''] = sealed.split('.')
  const key = keys.find((each) => keyIdOf(each) === keyId)
  const bytes = Buffer.from(kept, 'base64url')
  if (!key || bytes.length <= IV_BYTES + TAG_BYTES) return undefined
  const [iv, rest] = [bytes.subarray(0, IV_BYTES), bytes.subarray(IV_BYTES)]
  const decipher = createDecipheriv('aes-256-gcm', keyOf(key), iv, { authTagLength: TAG_BYTES })
  decipher.setAAD(Buffer.from(companyId)).setAuthTag(rest.subarray(0, TAG_BYTES))
  try {
    return JSON.parse(decipher.update(rest.subarray(TAG_BYTES), undefined, 'utf8') + decipher.final('utf8'))
  } catch {
    return undefined
  }
}

/** Whether a sealed account is locked by the key in use, and not by one before it. */
export function isSealedByKeyInUse(keys: Keys, sealed: string): boolean {
  return sealed.startsWith(`${keyIdOf(keys[0]!)}.`)
}
