import { createPublicKey, verify } from 'node:crypto'
import type { Context } from 'hono'
import { readJson } from '../api/json-call.ts'
import { type Refused, refusal } from '../api-error.ts'

/**
 * What every call that sends money must have: a key to be repeated by, and a signature over its very bytes (Ed25519, base64) unless
 * it says that it sends none (https://github.com/mercadopago/devsite-docs, guides/money-out/encryption). Who knows a public key
 * takes none without.
 */
export async function checkCaller(
  context: Context,
  publicKey: string | undefined,
): Promise<{ key: string; body: Record<string, unknown> } | Refused> {
  const key = context.req.header('x-idempotency-key')
  if (!key) return refusal(400, 'idempotency_key_required', 'X-Idempotency-Key is required')
  const isEnforced = context.req.header('x-enforce-signature') === 'true'
  if ((publicKey || isEnforced) && !isSigned(context, publicKey, await context.req.text()))
    return refusal(400, 'invalid_signature', 'invalid signature')
  const sent = await readJson(context)
  return 'refused' in sent ? sent : { key, body: sent.body }
}

function isSigned(context: Context, publicKey: string | undefined, text: string): boolean {
  const signature = context.req.header('x-signature')
  if (!publicKey || !signature) return false
  return verify(null, Buffer.from(text), createPublicKey(publicKey), Buffer.from(signature, 'base64'))
}
