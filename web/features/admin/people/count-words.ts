import { numberText } from '#contract/texts/numbers.ts'
import type { Translate } from '#web/texts.ts'
import type { PeopleList } from './people-place.ts'

/** '1 comprador', '12.210 cervecerías'. */
export function personCount(t: Translate, list: PeopleList, count: number): string {
  if (list === 'buyers') {
    return count === 1 ? t('people.oneBuyer') : t('people.buyerCount', { count: numberText(count) })
  }
  return count === 1 ? t('people.oneSeller') : t('people.sellerCount', { count: numberText(count) })
}
