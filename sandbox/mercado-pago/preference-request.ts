import { z } from 'zod'
import { parseProviderDate } from './dates.ts'
import { centsFromAmount } from './money.ts'

/**
 * What may be sent to POST and PUT /checkout/preferences, with the lengths of its reference
 * (https://www.mercadopago.com/developers/en/reference/preferences/_checkout_preferences/post); the payer's are of an older
 * list. Rules that depend on the account stand in check-preference.ts.
 */

const address = (longest: number) => z.url({ protocol: /^https?$/ }).max(longest)
const none = z.literal('')
const text = (longest: number) => z.string().max(longest)
const backUrl = address(600).or(none).default('')
const date = z.string().refine((given) => parseProviderDate(given) !== undefined)
const amount = z.number().refine((given) => centsFromAmount(given) !== undefined, 'more than two decimals')

const item = z.object({
  id: z.coerce.string().max(256).default(''),
  title: text(256).min(1),
  description: text(256).default(''),
  category_id: text(256).nullish(),
  picture_url: address(600).or(none).default(''),
  quantity: z.int().positive(),
  currency_id: z.string().length(3).optional(),
  unit_price: amount.positive(),
})

const payer = z.looseObject({
  name: text(100).nullish(),
  surname: text(100).nullish(),
  email: z.email().max(150).nullish(),
})

export const preferenceRequest = z.looseObject({
  items: z.array(item).min(1),
  payer: payer.nullish(),
  back_urls: z.object({ success: backUrl, failure: backUrl, pending: backUrl }).prefault({}),
  auto_return: z.enum(['approved', 'all']).optional(),
  notification_url: address(248).or(none).nullish(),
  external_reference: z
    .string()
    .regex(/^[\w-]{0,64}$/, 'at most 64 letters, digits, - and _')
    .nullish(),
  statement_descriptor: text(13).nullish(),
  additional_info: text(600).nullish(),
  marketplace: z.string().nullish(),
  marketplace_fee: amount.min(0).nullish(),
  binary_mode: z.boolean().default(false),
  expires: z.boolean().default(false),
  expiration_date_from: date.nullish(),
  expiration_date_to: date.nullish(),
  date_of_expiration: date.nullish(),
})

export type PreferenceRequest = z.output<typeof preferenceRequest>

/** The error names of the same reference; every other field is a `bad_request`. */
export const ERROR_OF_FIELD: Record<string, string> = {
  items: 'invalid_items',
  payer: 'invalid_payer',
  back_urls: 'invalid_back_urls',
  auto_return: 'invalid_auto_return',
  notification_url: 'invalid_notification_url',
  marketplace_fee: 'invalid_marketplace_fee',
  expiration_date_from: 'invalid_expiration_date_from',
  expiration_date_to: 'invalid_expiration_date_to',
  date_of_expiration: 'invalid_date_of_expiration',
  binary_mode: 'invalid_binary_mode',
}
