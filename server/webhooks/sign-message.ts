import { createHmac, randomBytes } from 'node:crypto'

const PREFIX = 'whsec_'
const SECRET_BYTES = 24

/** A new secret, as Standard Webhooks writes one: `whsec_` and its bytes in base64. */
export function makeWebhookSecret(): string {
  return `${PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`
}

/**
 * The headers of Standard Webhooks (standardwebhooks.com, "Webhook headers"): who receives a message knows by them that it is ours, new
 * and whole, and whether they have had it. Each secret signs, the one in use first.
 * @param secrets as makeWebhookSecret makes them
 * @param atSeconds Unix time of this try
 */
export function signMessage(
  secrets: readonly string[],
  { id, body, atSeconds }: { id: string; body: string; atSeconds: number },
): Record<string, string> {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${atSeconds}.${body}`).digest('base64')}`
  })
  return {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Lupulo-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': String(atSeconds),
    'webhook-signature': signatures.join(' '),
  }
}
