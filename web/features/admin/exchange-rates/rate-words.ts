import type { RateSourceName, RateState } from '#contract/charge-currencies.ts'
import { rateSources } from '#contract/texts/charge.ts'
import * as exchangeRatesTexts from '#contract/texts/exchange-rates.ts'
import type { Text } from '#contract/texts/text.ts'

export const SOURCE_TEXTS: Record<RateSourceName, Text> = {
  ...rateSources,
  // To a buyer it is the shop's; an admin sees that one of them typed it.
  admin: exchangeRatesTexts.sourceAdmin,
}

export const STATE_TEXTS = {
  usable: ['good', exchangeRatesTexts.stateUsable],
  waiting: ['bad', exchangeRatesTexts.stateWaiting],
  refused: ['over', exchangeRatesTexts.stateRefused],
  overtaken: ['over', exchangeRatesTexts.stateOvertaken],
  withdrawn: ['over', exchangeRatesTexts.stateWithdrawn],
} as const satisfies Record<RateState, readonly ['good' | 'bad' | 'over', Text]>
