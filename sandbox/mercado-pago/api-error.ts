import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** An answer of failure in Mercado Pago's shape. `cause` holds its numbered reasons, where its reference lists one. */
interface ApiError {
  message: string
  error: string
  status: ContentfulStatusCode
  cause: { code: number | string; description: string; data: null }[]
}

export interface Refused {
  refused: ApiError
}

/** What a call returns instead of its result when the protocol says no. */
export function refusal(
  status: ContentfulStatusCode,
  error: string,
  message: string,
  causeCode?: number | string,
): Refused {
  const cause = causeCode === undefined ? [] : [{ code: causeCode, description: message, data: null }]
  return { refused: { message, error, status, cause } }
}

/** Code 2000 of the payments reference. */
export const paymentNotFound = () => refusal(404, 'not_found', 'Payment not found', 2000)

/** Code 2063: the payment's state does not allow what was asked. */
export const notInThisState = () =>
  refusal(400, 'bad_request', 'The action requested is not valid for the current payment state', 2063)
