import type { AskedSource, ExchangedCurrency } from '#contract/charge-currencies.ts'
import type { ProviderFailure } from './payment-provider.ts'
import type { ToldRate } from './told-rate.ts'

/** Somebody who can be asked what a dollar costs. */
export interface RateSource {
  name: AskedSource
  /** The rate of now; a failure for no answer in time, and for one that no rate can be. Never throws. */
  readRate(currency: ExchangedCurrency): Promise<ToldRate | ProviderFailure>
}
