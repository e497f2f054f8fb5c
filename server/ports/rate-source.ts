import type { ExchangedCurrency } from '#contract/charge-currencies.ts'
import type { AskedSource } from '../settings/charge-settings.ts'
import type { ProviderFailure } from './payment-provider.ts'

/** What a dollar costs: units of the currency as an exact decimal, and the source's own moment of it. */
export type ToldRate = { rate: string; validFrom: Date }

/** Somebody who can be asked what a dollar costs. */
export interface RateSource {
  name: AskedSource
  /** The rate of now; a failure for no answer in time, and for one that no rate can be. Never throws. */
  readRate(currency: ExchangedCurrency): Promise<ToldRate | ProviderFailure>
}
