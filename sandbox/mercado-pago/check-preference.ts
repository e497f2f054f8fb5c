import { type Refused, refusal } from './api-error.ts'
import { keptBackUrl } from './back-urls.ts'
import { parseProviderDate } from './dates.ts'
import { centsFromAmount } from './money.ts'
import { ERROR_OF_FIELD, type PreferenceRequest, preferenceRequest } from './preference-request.ts'
import type { Provider } from './provider.ts'
import type { PreferenceItem, PreferenceRecord } from './records.ts'
import { isPayable } from './sites.ts'

type PreferenceFields = Omit<PreferenceRecord, 'id' | 'siteId' | 'merchantOrderId' | 'createdAt'>
type Account = Pick<Provider, 'site' | 'httpReturn'>

/** What is kept of a preference that was sent; what breaks a rule of its reference or of this account is refused with 400. */
export function checkPreference(account: Account, sent: unknown): { fields: PreferenceFields } | Refused {
  const parsed = preferenceRequest.safeParse(sent)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]!
    const error = ERROR_OF_FIELD[String(issue.path[0])] ?? 'bad_request'
    return refusal(400, error, `${issue.path.join('.') || 'body'} invalid. ${issue.message}`)
  }
  const fields = fieldsOf(account, parsed.data, sent as Record<string, unknown>)
  return refusedByAccount(account, parsed.data, fields) ?? { fields }
}

function fieldsOf(
  { site, httpReturn }: Account,
  request: PreferenceRequest,
  sent: Record<string, unknown>,
): PreferenceFields {
  const { success, failure, pending } = request.back_urls
  const items: PreferenceItem[] = request.items.map((each) => ({
    id: each.id,
    title: each.title,
    description: each.description,
    categoryId: each.category_id ?? '',
    pictureUrl: each.picture_url,
    quantity: each.quantity,
    unitPriceCents: centsFromAmount(each.unit_price)!,
  }))
  return {
    sent,
    items,
    totalCents: items.reduce((sum, each) => sum + each.quantity * each.unitPriceCents, 0),
    currencyId: site.currencyId,
    externalReference: request.external_reference || null,
    backUrls: {
      success: keptBackUrl(success, httpReturn),
      failure: keptBackUrl(failure, httpReturn),
      pending: keptBackUrl(pending, httpReturn),
    },
    notificationUrl: request.notification_url || null,
    binaryMode: request.binary_mode,
    expires: request.expires,
    expiresFrom: momentOf(request.expiration_date_from),
    expiresTo: momentOf(request.expiration_date_to),
    vouchersExpireAt: momentOf(request.date_of_expiration),
  }
}

function refusedByAccount(
  { site }: Account,
  request: PreferenceRequest,
  { items, totalCents, backUrls }: PreferenceFields,
): Refused | undefined {
  if (request.items.some(({ currency_id }) => (currency_id ?? site.currencyId) !== site.currencyId))
    return refusal(400, 'invalid_items', 'currency_id invalid')
  if (!items.every((each) => isPayable(each.unitPriceCents, site)))
    return refusal(400, 'invalid_items', 'unit_price invalid')
  if (totalCents < site.minimumCents || totalCents > site.maximumCents)
    return refusal(400, 'invalid_items', 'amount cannot be paid with Mercado Pago')
  if (request.auto_return && backUrls.success === '')
    return refusal(400, 'invalid_auto_return', 'auto_return invalid. back_url.success must be defined')
  // Only who collects for others, with a token that they gave by OAuth, may keep a share: this account's is its own.
  if ((request.marketplace && request.marketplace !== 'NONE') || request.marketplace_fee)
    return refusal(400, 'invalid_marketplace_fee', 'marketplace_fee needs a token given by OAuth')
}

const momentOf = (date: string | null | undefined) => (date ? parseProviderDate(date)! : null)
