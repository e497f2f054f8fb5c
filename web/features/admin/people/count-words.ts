import type { Translate } from '#web/texts.ts'
import type { PeopleList } from './people-place.ts'

/** Spanish leaves four figures whole and parts longer ones: 2210 · 12.210. */
const FORMAT = new Intl.NumberFormat('es')

export function countWords(count: number): string {
  return FORMAT.format(count)
}

/** '1 comprador', '12.210 cervecerías'. */
export function personCount(t: Translate, list: PeopleList, count: number): string {
  if (list === 'buyers') {
    return count === 1 ? t('people.oneBuyer') : t('people.buyerCount', { count: countWords(count) })
  }
  return count === 1 ? t('people.oneSeller') : t('people.sellerCount', { count: countWords(count) })
}
