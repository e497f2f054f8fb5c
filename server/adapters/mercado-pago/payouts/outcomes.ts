import { isProviderFailure, type ProviderFailure } from '../../../ports/payment-provider.ts'
import type { ToldPayout } from '../../../ports/payout-provider.ts'

/** Refusals of the account, its key or the call itself: every other payout would be refused alike. */
const NOT_ALLOWED = new Set([
  'invalid_signature',
  'client_not_allowed',
  'idempotency_key_required',
  'unauthorized',
])
const NOT_ALLOWED_STATUSES = new Set([401, 403, 404, 405, 415])
const CONFLICT = 409
const TOO_MANY_REQUESTS = 429

const isNotAllowed = ({ status = 0, word = '', message }: ProviderFailure) =>
  NOT_ALLOWED_STATUSES.has(status) || NOT_ALLOWED.has(word) || NOT_ALLOWED.has(message)

/** Its id was used before, and by nobody but us: the provider has it. */
const isTaken = ({ word = '', message }: ProviderFailure) =>
  /duplicated_external_reference/i.test(`${word} ${message}`) ||
  (/external_reference/i.test(`${word} ${message}`) && /already|duplicate/i.test(message))

/** Whether a refusal of a batch may be about one of its payouts, so that the others are worth a try without it. */
export const isOfOnePayout = (failure: ProviderFailure) =>
  failure.failed === 'refused' && !isNotAllowed(failure) && failure.status !== TOO_MANY_REQUESTS

/**
 * What an answer to sending means for one payout. None is `paid` (202 is acceptance); who has it already has taken it; and a
 * refusal counts as one only where it says why: whoever is owed again is paid again.
 */
export function afterSending(
  payoutId: string,
  told: ToldPayout | ProviderFailure,
): ToldPayout | ProviderFailure {
  if (!isProviderFailure(told)) {
    return { ...told, payoutId, standing: told.standing === 'paid' ? 'taken' : told.standing }
  }
  if (told.failed !== 'refused') return told
  if (isTaken(told)) {
    return {
      payoutId,
      reference: null,
      standing: 'taken',
      reason: '',
      amountCents: null,
      returnedCents: null,
    }
  }
  if (told.status === TOO_MANY_REQUESTS) return { ...told, failed: 'not-asked' }
  if (isNotAllowed(told)) return { ...told, because: 'not-allowed' }
  const saysWhy = told.word !== undefined || told.message !== `status ${told.status}`
  return saysWhy && told.status !== CONFLICT ? told : { ...told, failed: 'unknown' }
}
