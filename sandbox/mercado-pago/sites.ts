/** A country's Mercado Pago: where the account was opened decides what it charges, whoever pays. */
export interface Site {
  id: SiteId
  /** ISO 3166-1 */
  countryId: string
  /** The one currency that a preference may name and that payments are answered in. */
  currencyId: string
  /** Decimals of an amount: 2, or 0 where one of them is refused. */
  decimals: 0 | 2
  /** What one payment may come to, in hundredths of the currency. */
  minimumCents: number
  maximumCents: number
  /** What the provider keeps of a payment by card, its taxes included, in hundredths of a percent. */
  feeBasisPoints: number
  /** Days from the approval until the money can be used. */
  releaseDays: number
  /** `payment_method_id` of a voucher that is paid in cash. */
  voucherMethodId: string
}

export const SITE_IDS = ['MLA', 'MLB', 'MLC', 'MCO', 'MPE', 'MLU', 'MLM'] as const
export type SiteId = (typeof SITE_IDS)[number]

/**
 * Currencies and decimals: https://github.com/mercadopago/openapi (README and overlays/MLC.yaml); Colombian pesos are whole
 * in the official plugins. The smallest and largest amounts of Argentina and Brazil stand in
 * https://github.com/openfintechio/openfintech-docs; the other sites' limits, all fees and all days are of the order of
 * what is usual there: the real ones differ by means of payment and by account.
 */
const TABLE: [
  SiteId,
  string,
  string,
  0 | 2,
  minimum: number,
  maximum: number,
  fee: number,
  days: number,
  string,
][] = [
  ['MLA', 'AR', 'ARS', 2, 10, 140_000_000, 5.31, 10, 'pagofacil'],
  ['MLB', 'BR', 'BRL', 2, 1, 500_000, 4.49, 14, 'bolbradesco'],
  ['MLC', 'CL', 'CLP', 0, 50, 10_000_000, 3.44, 10, 'servipag'],
  ['MCO', 'CO', 'COP', 0, 1_000, 40_000_000, 3.91, 14, 'efecty'],
  ['MPE', 'PE', 'PEN', 2, 1, 50_000, 4.47, 14, 'pagoefectivo_atm'],
  ['MLU', 'UY', 'UYU', 2, 15, 400_000, 6.09, 21, 'abitab'],
  ['MLM', 'MX', 'MXN', 2, 5, 400_000, 4.05, 14, 'oxxo'],
]

const SITES = new Map(
  TABLE.map(([id, countryId, currencyId, decimals, minimum, maximum, feePercent, releaseDays, voucher]) => [
    id,
    {
      id,
      countryId,
      currencyId,
      decimals,
      minimumCents: minimum * 100,
      maximumCents: maximum * 100,
      feeBasisPoints: Math.round(feePercent * 100),
      releaseDays,
      voucherMethodId: voucher,
    } satisfies Site,
  ]),
)

export const siteOf = (id: SiteId): Site => SITES.get(id)!

/** Whether an amount has no more decimals than the site takes. */
export const isPayable = (cents: number, site: Pick<Site, 'decimals'>) => roundedCents(cents, site) === cents

/** Rounds to what the currency can be paid in: whole pesos where it has no decimals. */
export function roundedCents(cents: number, { decimals }: Pick<Site, 'decimals'>): number {
  return decimals === 0 ? Math.round(cents / 100) * 100 : Math.round(cents)
}
