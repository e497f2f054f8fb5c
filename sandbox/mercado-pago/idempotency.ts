import { createHash } from 'node:crypto'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { type Refused, refusal } from './api-error.ts'
import type { Ledger } from './ledger.ts'

export interface Answer {
  status: ContentfulStatusCode
  body: unknown
}

/**
 * Runs `act` once per X-Idempotency-Key and call; repeated, it gives the first answer again. The same key with
 * another request is refused with 409. Refusals are not kept, so that a corrected request may use its key.
 */
export function once(
  ledger: Ledger,
  call: string,
  key: string | undefined,
  request: unknown,
  act: () => Answer | Refused,
): Answer | Refused {
  if (!key) return act()
  const keptUnder = `${call} ${key}`
  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest('base64')
  const kept = ledger.idempotentAnswer(keptUnder)
  if (kept && kept.requestHash !== requestHash)
    return refusal(409, 'idempotency_key_already_used', 'X-Idempotency-Key already used', 2032)
  if (kept) return { status: kept.status as ContentfulStatusCode, body: kept.body }

  const answer = act()
  if (!('refused' in answer)) ledger.saveIdempotentAnswer(keptUnder, { requestHash, ...answer })
  return answer
}
