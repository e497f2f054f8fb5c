import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { account } from './account.ts'
import { type Refused, refusal } from './api-error.ts'
import { parseProviderDate } from './dates.ts'
import { centsFromAmount } from './money.ts'
import type { Provider } from './provider.ts'
import type { PreferenceItem, PreferenceRecord } from './records.ts'
import type { Site } from './sites.ts'

const webAddress = z.url({ protocol: /^https?$/ }).or(z.literal(''))
const backUrls = z.object({
  success: webAddress.default(''),
  failure: webAddress.default(''),
  pending: webAddress.default(''),
})
const item = z.object({
  id: z.coerce.string().default(''),
  title: z.string().min(1).max(256),
  description: z.string().max(256).default(''),
  picture_url: z.string().max(600).default(''),
  quantity: z.int().positive(),
  currency_id: z.string().length(3).optional(),
  unit_price: z
    .number()
    .positive()
    .refine((price) => centsFromAmount(price) !== undefined, 'unit_price invalid.'),
})
const date = z.string().refine((text) => parseProviderDate(text) !== undefined)

const preferenceRequest = z.looseObject({
  items: z.array(item).min(1),
  back_urls: backUrls.prefault({}),
  auto_return: z.enum(['approved', 'all']).optional(),
  notification_url: webAddress.nullish(),
  external_reference: z.string().max(256).nullish(),
  binary_mode: z.boolean().default(false),
  expires: z.boolean().default(false),
  expiration_date_from: date.nullish(),
  expiration_date_to: date.nullish(),
  date_of_expiration: date.nullish(),
})

/** The error names of https://www.mercadopago.com/developers/en/reference/preferences/_checkout_preferences/post */
const ERROR_OF_FIELD: Record<string, string> = {
  items: 'invalid_items',
  back_urls: 'invalid_back_urls',
  auto_return: 'invalid_auto_return',
  expiration_date_from: 'invalid_expiration_date_from',
  expiration_date_to: 'invalid_expiration_date_to',
  date_of_expiration: 'invalid_date_of_expiration',
  binary_mode: 'invalid_binary_mode',
}

type PreferenceRoom = Pick<Provider, 'ledger' | 'site'>

/**
 * Checks a preference and keeps it. Refused with 400: no items, an amount with a third decimal, items in several
 * currencies, a date without offset, `auto_return` without the address to return to.
 */
export function createPreference(
  { ledger, site }: PreferenceRoom,
  sent: unknown,
): { preference: PreferenceRecord } | Refused {
  const checked = checkPreference(site, sent)
  if ('refused' in checked) return checked
  const preference: PreferenceRecord = {
    ...checked.fields,
    siteId: site.id,
    id: `${account.collectorId}-${randomUUID()}`,
    merchantOrderId: ledger.nextId(),
    createdAt: Date.now(),
  }
  ledger.savePreference(preference)
  return { preference }
}

/** Replaces the fields that are sent, keeps the others (this is how an order's payment page is closed early). */
export function updatePreference(
  { ledger, site }: PreferenceRoom,
  preference: PreferenceRecord,
  changes: Record<string, unknown>,
): { preference: PreferenceRecord } | Refused {
  const checked = checkPreference(site, { ...preference.sent, ...changes })
  if ('refused' in checked) return checked
  const changed = { ...preference, ...checked.fields }
  ledger.savePreference(changed)
  return { preference: changed }
}

type PreferenceFields = Omit<PreferenceRecord, 'id' | 'siteId' | 'merchantOrderId' | 'createdAt'>

function checkPreference(site: Site, sent: unknown): { fields: PreferenceFields } | Refused {
  const parsed = preferenceRequest.safeParse(sent)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]!
    const field = String(issue.path[0] ?? 'body')
    return refusal(
      400,
      ERROR_OF_FIELD[field] ?? 'bad_request',
      `${issue.path.join('.') || 'body'} invalid. ${issue.message}`,
    )
  }
  const request = parsed.data
  const currencies = new Set(request.items.map((each) => each.currency_id ?? site.currencyId))
  if (currencies.size > 1) return refusal(400, 'invalid_items', 'items must have the same currency_id')
  if (request.auto_return && request.back_urls.success === '')
    return refusal(400, 'invalid_auto_return', 'auto_return invalid. back_url.success must be defined')

  const items: PreferenceItem[] = request.items.map((each) => ({
    id: each.id,
    title: each.title,
    description: each.description,
    pictureUrl: each.picture_url,
    quantity: each.quantity,
    unitPriceCents: centsFromAmount(each.unit_price)!,
  }))
  return {
    fields: {
      sent: sent as Record<string, unknown>,
      items,
      totalCents: items.reduce((sum, each) => sum + each.quantity * each.unitPriceCents, 0),
      currencyId: [...currencies][0]!,
      externalReference: request.external_reference ?? null,
      backUrls: request.back_urls,
      notificationUrl: request.notification_url || null,
      binaryMode: request.binary_mode,
      expires: request.expires,
      expiresFrom: request.expiration_date_from ? parseProviderDate(request.expiration_date_from)! : null,
      expiresTo: request.expiration_date_to ? parseProviderDate(request.expiration_date_to)! : null,
      vouchersExpireAt: request.date_of_expiration ? parseProviderDate(request.date_of_expiration)! : null,
    },
  }
}
