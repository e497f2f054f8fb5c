/**
 * The countries in which a Mercado Pago account can be opened to collect with its payment page, by the code of its site:
 * each charges in one currency. `symbol`: how its people write it; `decimals`: how many an amount may have there. COP is documented with two, but its own
 * plugins send none, which is always taken.
 * Source: https://github.com/mercadopago/openapi (README, overlays per site).
 */
export const PAYMENT_SITES = {
  MLA: { country: 'AR', currency: 'ARS', symbol: '$', decimals: 2 },
  MLB: { country: 'BR', currency: 'BRL', symbol: 'R$', decimals: 2 },
  MLC: { country: 'CL', currency: 'CLP', symbol: '$', decimals: 0 },
  MCO: { country: 'CO', currency: 'COP', symbol: '$', decimals: 0 },
  MLM: { country: 'MX', currency: 'MXN', symbol: '$', decimals: 2 },
  MPE: { country: 'PE', currency: 'PEN', symbol: 'S/', decimals: 2 },
  MLU: { country: 'UY', currency: 'UYU', symbol: '$U', decimals: 2 },
} as const satisfies Record<string, { country: string; currency: string; symbol: string; decimals: 0 | 2 }>

export type PaymentSite = keyof typeof PAYMENT_SITES

/** The site that charges in a currency; undefined of dollars, and of any that no site charges in. */
export function siteOf(currency: string): (typeof PAYMENT_SITES)[PaymentSite] | undefined {
  return Object.values(PAYMENT_SITES).find((each) => each.currency === currency)
}

/** Currencies that dollars are exchanged for: those of the sites. */
export type ExchangedCurrency = (typeof PAYMENT_SITES)[PaymentSite]['currency']

export const EXCHANGED_CURRENCIES = Object.values(PAYMENT_SITES).map(({ currency }) => currency)

/** What a buyer's card can be charged in; dollars, in which prices are, where the provider's account takes them. */
export const CHARGE_CURRENCIES = ['USD', ...EXCHANGED_CURRENCIES] as const
export type ChargeCurrency = (typeof CHARGE_CURRENCIES)[number]

/** Who can be asked for a rate. */
export const ASKED_SOURCES = ['mercado-pago', 'frankfurter'] as const
export type AskedSource = (typeof ASKED_SOURCES)[number]

/** Where a rate comes from: an admin typed it, or one of those who are asked. */
export const RATE_SOURCES = ['admin', ...ASKED_SOURCES] as const
export type RateSourceName = (typeof RATE_SOURCES)[number]

/**
 * What a rate is: used while it is young, waiting for an admin's word, refused by one, overtaken by a newer one before
 * anybody said a word, or withdrawn by an admin who had typed it.
 */
export const RATE_STATES = ['usable', 'waiting', 'refused', 'overtaken', 'withdrawn'] as const
export type RateState = (typeof RATE_STATES)[number]
