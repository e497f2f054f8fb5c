import * as breweryWords from '#contract/texts/brewery-words.ts'
import { numberText } from '#contract/texts/numbers.ts'
import * as peopleTexts from '#contract/texts/people.ts'
import type { Translate } from '#web/texts.ts'
import type { PeopleList } from './people-place.ts'

/** '1 comprador', '12.210 cervecerías'. */
export function personCount(t: Translate, list: PeopleList, count: number): string {
  if (list === 'buyers') {
    return count === 1 ? t(peopleTexts.oneBuyer) : t(peopleTexts.buyerCount, { count: numberText(count) })
  }
  return count === 1
    ? t(breweryWords.oneBrewery)
    : t(breweryWords.countBreweries, { count: numberText(count) })
}
