import type { BeerDates } from '#contract/beer-dates.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import * as beerFormTexts from '#contract/texts/beer-form.ts'
import { textOf } from '#contract/texts/text.ts'

import { datesAfter } from './beer-record.ts'

type WrittenDates = { [Day in keyof BeerDates]?: BeerDates[Day] | undefined }

/**
 * What a record's schema cannot say, because only the shop knows its own day, and which of two days stands there already. A
 * best-before day that is over is fine: such a beer is published, and not on sale.
 * @param today the shop's day
 * @param standing the days of the beer that is written anew
 * Refuses: malformed (packaged in the future; one day alone that does not go with the other).
 */
export function refuseWrongDates(
  written: WrittenDates,
  today: string,
  standing: BeerDates = { packagedOn: null, bestBefore: null },
): Refusal | undefined {
  if (written.packagedOn && written.packagedOn > today) {
    return refuse('malformed', undefined, { packagedOn: textOf(beerFormTexts.beerPackagedInFuture) })
  }
  const { packagedOn, bestBefore } = datesAfter(written, standing)
  const isWritten = written.packagedOn !== undefined || written.bestBefore !== undefined
  if (!isWritten || !packagedOn || !bestBefore || bestBefore >= packagedOn) return undefined
  return refuse('malformed', undefined, { bestBefore: textOf(beerFormTexts.beerBestBeforeTooEarly) })
}
