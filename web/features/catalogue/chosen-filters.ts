import type { Translate } from '#web/texts.ts'
import { FILTER_NAMES, FILTERS, type FilterName } from './filters.ts'
import type { ShopQuery } from './shop-address.ts'

/** What narrows the list, in words, to be shown above it: text and filters, not the order. */
export function chosenFilters(t: Translate, query: ShopQuery): { name: FilterName; words: string }[] {
  return FILTER_NAMES.flatMap((name) => {
    const value = query[name]
    return value && name !== 'order' ? [{ name, words: FILTERS[name].words(t, value) }] : []
  })
}
