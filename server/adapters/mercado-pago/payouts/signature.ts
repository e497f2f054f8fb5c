import { type KeyObject, sign } from 'node:crypto'

/**
 * The headers that prove who sends a body: its very bytes, signed with Ed25519
 * (https://github.com/mercadopago/devsite-docs, guides/money-out/encryption). Without a key they say that there is no signature.
 */
export function signatureHeaders(json: string, key: KeyObject | undefined): Record<string, string> {
  if (!key) return { 'x-enforce-signature': 'false' }
  return {
    'x-enforce-signature': 'true',
    'x-signature': sign(null, Buffer.from(json), key).toString('base64'),
  }
}
