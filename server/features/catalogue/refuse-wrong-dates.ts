import type { BeerDates } from '#contract/beer-dates.ts'
import { type Refusal, refuse } from '#contract/errors.ts'
import { TEXTS } from '#contract/texts/catalogue.ts'

/**
 * What a record's schema cannot say, because only the shop knows its own day. A best-before day that is over is fine:
 * such a beer is published, and not on sale.
 * @param today the shop's day
 * Refuses: malformed (packaged in the future).
 */
export function refuseWrongDates(
  { packagedOn }: { [Day in keyof BeerDates]?: BeerDates[Day] | undefined },
  today: string,
): Refusal | undefined {
  if (!packagedOn || packagedOn <= today) return undefined
  return refuse('malformed', undefined, { packagedOn: TEXTS['beer.packagedInFuture'] })
}
