import { z } from 'zod'
import { refusal } from '../api-error.ts'
import type { PayoutRecord } from './payout-record.ts'

/** What both ways of asking for a payout have in common (https://www.mercadopago.com.mx/developers/en/docs/payouts; guides/money-out of devsite-docs). */

export const payoutReference = z.string().regex(/^[\w-]{1,64}$/)
export const noticesUrl = z
  .url({ protocol: /^https?$/ })
  .max(500)
  .nullish()
export const MOST = 10_000_000_000
export const digits = (count: number) => z.string().regex(new RegExp(`^\\d{${count}}$`))

/** A payout as it was asked for, before anything has become of it. */
export type AskedPayout = Pick<
  PayoutRecord,
  | 'way'
  | 'externalReference'
  | 'amountCents'
  | 'currencyId'
  | 'description'
  | 'destination'
  | 'notificationUrl'
>

export const wrong = (error: z.ZodError) =>
  refusal(400, 'bad_request', `${error.issues[0]!.path.join('.') || 'body'}: ${error.issues[0]!.message}`)
export const wrongAmount = () => refusal(400, 'invalid_amount', 'invalid amount')
export const duplicated = () =>
  refusal(400, 'duplicated_external_reference', 'external_reference was used before')
export const notAllowed = () => refusal(403, 'client_not_allowed', 'Client not allowed')
