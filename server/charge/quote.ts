import type { ExchangedCurrency, RateSourceName } from '#contract/charge-currencies.ts'

/** How dollars become what a card is charged, as an order keeps it from the moment that it is placed. */
export type Quote =
  | {
      currency: ExchangedCurrency
      rate: string
      source: RateSourceName
      at: Date
      /** What the account takes at once, in hundredths of the currency; nothing where the provider has not told it. */
      leastCents?: number | null
      mostCents?: number | null
    }
  | { currency: 'USD'; rate: null; source: null; at: null }

/** Prices are in dollars: an account that is charged in them needs no rate. */
export const IN_DOLLARS: Quote = { currency: 'USD', rate: null, source: null, at: null }
