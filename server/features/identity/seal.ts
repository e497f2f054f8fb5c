import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const IV_BYTES = 12
const TAG_BYTES = 16

/** One key a purpose: what was sealed for one opens nothing else. */
const keyFor = (secret: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', `sealed ${purpose}`, 32))

/** A value that a browser may carry and neither read nor change (AES-256-GCM under the session secret). */
export function seal(secret: string, purpose: string, value: object): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyFor(secret, purpose), iv)
  const text = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url')
}

/** What was sealed, or undefined for whatever was not sealed by us for this purpose. */
export function unseal(secret: string, purpose: string, sealed: string): unknown {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length <= IV_BYTES + TAG_BYTES) return undefined
  const [iv, rest] = [bytes.subarray(0, IV_BYTES), bytes.subarray(IV_BYTES)]
  const decipher = createDecipheriv('aes-256-gcm', keyFor(secret, purpose), iv, { authTagLength: TAG_BYTES })
  decipher.setAuthTag(rest.subarray(0, TAG_BYTES))
  try {
    return JSON.parse(decipher.update(rest.subarray(TAG_BYTES), undefined, 'utf8') + decipher.final('utf8'))
  } catch {
    return undefined
  }
}
