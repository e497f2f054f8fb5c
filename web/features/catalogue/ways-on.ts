import * as shopTexts from '#contract/texts/shop.ts'
import type { Translate } from '#web/texts.ts'
import { chosenFilters } from './chosen-filters.ts'
import { type ShopQuery, shopAddress, withChange } from './shop-address.ts'

/** More words are not offered to be left out one by one: the box is nearer. */
const MAX_WORDS = 4

/** Where a search that found nothing goes on: without its filters, without one of its words. */
export function waysOn(t: Translate, query: ShopQuery): { to: string; words: string }[] {
  const { name = '' } = query
  const words = name.split(/\s+/).filter(Boolean)
  const isFiltered = chosenFilters(t, query).some((chosen) => chosen.name !== 'name')
  const withoutFilters = { to: shopAddress({ name }), words: t(shopTexts.withoutFilters, { name }) }
  const withoutOne = words.map((word, at) => ({
    to: shopAddress(withChange(query, { name: words.toSpliced(at, 1).join(' ') })),
    words: t(shopTexts.withoutWord, { word }),
  }))
  return [
    ...(name && isFiltered ? [withoutFilters] : []),
    ...(words.length > 1 && words.length <= MAX_WORDS ? withoutOne : []),
  ]
}
