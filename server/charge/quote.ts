import type { ChargeCurrency } from '#contract/charge-currencies.ts'

/** Where the rate of a quote comes from. */
export const RATE_SOURCES = ['admin', 'mercado-pago', 'frankfurter'] as const
export type RateSource = (typeof RATE_SOURCES)[number]

/** How dollars become what a card is charged, as an order keeps it from the moment that it is placed. */
export type Quote =
  | { currency: Exclude<ChargeCurrency, 'USD'>; rate: string; source: RateSource; at: Date }
  | { currency: 'USD'; rate: null; source: null; at: null }

/** Prices are in dollars: an account that is charged in them needs no rate. */
export const IN_DOLLARS: Quote = { currency: 'USD', rate: null, source: null, at: null }
