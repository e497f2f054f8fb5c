import { account } from './account.ts'
import { providerDate } from './dates.ts'
import { amountFromCents } from './money.ts'
import type { PreferenceRecord } from './records.ts'

/** A preference as the API writes it. `publicUrl` is where a browser reaches this program. */
export function preferenceAnswer(preference: PreferenceRecord, publicUrl: string) {
  const payPage = `${publicUrl}/checkout/v1/redirect?pref_id=${encodeURIComponent(preference.id)}`
  return {
    additional_info: '',
    auto_return: '',
    date_of_expiration: null,
    internal_metadata: null,
    marketplace: 'NONE',
    marketplace_fee: 0,
    metadata: {},
    payer: {},
    payment_methods: { excluded_payment_methods: [], excluded_payment_types: [], installments: null },
    processing_modes: null,
    product_id: null,
    shipments: {},
    ...preference.sent,
    back_urls: preference.backUrls,
    redirect_urls: { success: '', failure: '', pending: '' },
    binary_mode: preference.binaryMode,
    client_id: account.clientId,
    collector_id: account.collectorId,
    date_created: providerDate(preference.createdAt),
    expiration_date_from: preference.expiresFrom === null ? null : providerDate(preference.expiresFrom),
    expiration_date_to: preference.expiresTo === null ? null : providerDate(preference.expiresTo),
    expires: preference.expires,
    external_reference: preference.externalReference ?? '',
    id: preference.id,
    init_point: payPage,
    sandbox_init_point: payPage,
    items: preference.items.map((item) => ({
      id: item.id,
      category_id: item.categoryId,
      currency_id: preference.currencyId,
      description: item.description,
      picture_url: item.pictureUrl,
      title: item.title,
      quantity: item.quantity,
      unit_price: amountFromCents(item.unitPriceCents),
    })),
    notification_url: preference.notificationUrl,
    operation_type: 'regular_payment',
    site_id: preference.siteId,
    total_amount: null,
    last_updated: null,
  }
}
