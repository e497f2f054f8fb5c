import { ACCOUNT_CONFLICTS } from './refusals/account-conflicts.ts'
import { ADVERTISING_CONFLICTS } from './refusals/advertising-conflicts.ts'
import { BAD_REQUESTS } from './refusals/bad-requests.ts'
import { BEER_CONFLICTS } from './refusals/beer-conflicts.ts'
import { CHARGEBACK_REFUSALS } from './refusals/chargebacks.ts'
import { COMMISSION_CONFLICTS } from './refusals/commission-conflicts.ts'
import { COMPLAINT_CONFLICTS } from './refusals/complaint-conflicts.ts'
import { DESK_CONFLICTS } from './refusals/desk-conflicts.ts'
import { INVOICE_REFUSALS } from './refusals/invoices.ts'
import { NOT_ALLOWED } from './refusals/not-allowed.ts'
import { NOT_THERE } from './refusals/not-there.ts'
import { ORDER_CONFLICTS } from './refusals/order-conflicts.ts'
import { OUT_OF_ORDER } from './refusals/out-of-order.ts'
import { PAYOUT_CONFLICTS } from './refusals/payout-conflicts.ts'
import { PICTURE_REFUSALS } from './refusals/pictures.ts'
import { PROVIDER_BOOKS_REFUSALS } from './refusals/provider-books.ts'
import { RATE_CONFLICTS } from './refusals/rate-conflicts.ts'
import type { RefusalTexts } from './refusals/refusal-texts.ts'
import { REVIEW_CONFLICTS } from './refusals/review-conflicts.ts'
import { TOO_MUCH } from './refusals/too-much.ts'
import { WITHDRAWAL_CONFLICTS } from './refusals/withdrawal-conflicts.ts'
import { WORK_CONFLICTS } from './refusals/work-conflicts.ts'
import { textOf } from './texts/text.ts'
import { waitText } from './texts/wait-text.ts'

/**
 * Every refusal that the API knows: code → HTTP status → message (specification section 8, decisions "Paths, shapes,
 * statuses"). The message is what a page shows; `{name}` is filled from the refusal's details.
 */
export const ERRORS = {
  ...PICTURE_REFUSALS,
  ...CHARGEBACK_REFUSALS,
  ...BAD_REQUESTS,
  ...NOT_ALLOWED,
  ...NOT_THERE,
  ...ACCOUNT_CONFLICTS,
  ...BEER_CONFLICTS,
  ...ORDER_CONFLICTS,
  ...COMPLAINT_CONFLICTS,
  ...PROVIDER_BOOKS_REFUSALS,
  ...RATE_CONFLICTS,
  ...PAYOUT_CONFLICTS,
  ...COMMISSION_CONFLICTS,
  ...ADVERTISING_CONFLICTS,
  ...REVIEW_CONFLICTS,
  ...WITHDRAWAL_CONFLICTS,
  ...DESK_CONFLICTS,
  ...WORK_CONFLICTS,
  ...INVOICE_REFUSALS,
  ...TOO_MUCH,
  ...OUT_OF_ORDER,
} as const satisfies RefusalTexts

export type ErrorCode = keyof typeof ERRORS

/** Facts beside a refusal: they go on the wire next to `code` and fill the message's `{name}`s. */
export type RefusalDetails = Record<string, unknown>

/** An expected failure, as a use case returns it. `fields` names what is wrong where, text by field. */
export type Refusal = { refused: ErrorCode; details?: RefusalDetails; fields?: Record<string, string> }

/** Says no: `return refuse('not-enough-stock', { beers })`. Throwing is for bugs. */
export function refuse(code: ErrorCode, details?: RefusalDetails, fields?: Record<string, string>): Refusal {
  return { refused: code, ...(details && { details }), ...(fields && { fields }) }
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'refused' in value
}

/** The body of every answer that is not a success. */
export type ErrorBody = { code: ErrorCode; message: string; fields?: Record<string, string> } & RefusalDetails

/** What a refusal says in the reader's language, filled in from its details; `{wait}` is `retryAfterSeconds` in words. */
export function refusalText(code: ErrorCode, details?: RefusalDetails): string {
  const seconds = details?.retryAfterSeconds
  const values = typeof seconds === 'number' ? { ...details, wait: waitText(seconds) } : details
  // What is no word or number, such as a list of beers, stands in no sentence.
  return textOf(ERRORS[code].message, values as Record<string, string | number> | undefined)
}

/** Refusal → what goes on the wire. */
export function errorBody(refusal: Refusal): ErrorBody {
  const message = refusalText(refusal.refused, refusal.details)
  return {
    ...refusal.details,
    code: refusal.refused,
    message,
    ...(refusal.fields && { fields: refusal.fields }),
  }
}
