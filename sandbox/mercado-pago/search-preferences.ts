import { account } from './account.ts'
import { providerDate } from './dates.ts'
import type { Ledger } from './ledger.ts'
import type { PreferenceRecord } from './records.ts'

const USUAL_LIMIT = 30
/** Of text as it stands in an address; what is no number counts as not sent. */
const numberOr = (usual: number, sent: string | undefined) =>
  sent && /^\d+$/.test(sent) ? Number(sent) : usual

/**
 * GET /checkout/preferences/search: `external_reference`, `site_id`, `marketplace`, `offset`, `limit` (30 unless told); the
 * newest first. What it gives of each is a summary: items are their ids alone.
 * https://www.mercadopago.com/developers/en/reference/online-payments/checkout-pro/preferences/search-preferences/get
 */
export function searchPreferences(
  { preferences }: Pick<Ledger, 'preferences'>,
  query: Record<string, string>,
) {
  const offset = numberOr(0, query.offset)
  const found = [...preferences.values()]
    .filter((each) => !query.external_reference || each.externalReference === query.external_reference)
    .filter((each) => !query.site_id || each.siteId === query.site_id)
    .filter((each) => !query.marketplace || marketplaceOf(each) === query.marketplace)
    .toSorted((one, other) => other.createdAt - one.createdAt || other.merchantOrderId - one.merchantOrderId)
  const elements = found.slice(offset, offset + numberOr(USUAL_LIMIT, query.limit)).map(summaryOf)
  return { elements, next_offset: offset + elements.length, total: found.length }
}

const marketplaceOf = ({ sent }: PreferenceRecord) => sent.marketplace ?? 'NONE'

function summaryOf(preference: PreferenceRecord) {
  const { sent, expires, expiresFrom, expiresTo } = preference
  return {
    id: preference.id,
    client_id: account.clientId,
    collector_id: account.collectorId,
    date_created: providerDate(preference.createdAt),
    expiration_date_from: expiresFrom === null ? null : providerDate(expiresFrom),
    expiration_date_to: expiresTo === null ? null : providerDate(expiresTo),
    expires,
    external_reference: preference.externalReference ?? '',
    items: preference.items.map(({ id }) => id),
    live_mode: false,
    marketplace: marketplaceOf(preference),
    operation_type: 'regular_payment',
    payer_email: (sent.payer as { email?: string } | undefined)?.email ?? '',
    site_id: preference.siteId,
    sponsor_id: 0,
  }
}
