import type { BeerFilter } from '#contract/catalogue.ts'
import { FRESH_DAYS } from '#contract/limits.ts'
import * as beerFactTexts from '#contract/texts/beer-fact.ts'
import * as shopTexts from '#contract/texts/shop.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import type { Text } from '#contract/texts/text.ts'

import type { Translate } from '#web/texts.ts'

/** What the shop's page is asked for beside its page: as the API's own query calls it. */
export type FilterName = Exclude<keyof BeerFilter, 'pag'>

/** What a filter is called, and what choosing a value of it says. */
type Filter = { label: Text; words: (t: Translate, value: string | number) => string }

/** A code that fills a value in. */
const filled =
  (code: Text): Filter['words'] =>
  (t, value) =>
    t(code, { value })
const asItIs: Filter['words'] = (_, value) => String(value)

/** 'At least n stars' in words. */
const ratingWords: Filter['words'] = (t, stars) => {
  if (Number(stars) === 1) return t(shopTexts.atLeastOneStar)
  return Number(stars) === 5 ? t(shopTexts.allStars) : t(shopTexts.atLeastStars, { value: stars })
}

/** The search, the filters and the order, in the order in which addresses and pages tell them. */
export const FILTERS: Readonly<Record<FilterName, Filter>> = {
  name: { label: shopTexts.name, words: (_, value) => `«${value}»` },
  type: { label: beerFactTexts.type, words: asItIs },
  price: { label: shopWords.price, words: filled(shopTexts.lessThanPrice) },
  IBU: { label: shopWords.ibu, words: filled(shopTexts.lessThanIbu) },
  ABV: { label: shopWords.abv, words: filled(shopTexts.lessThanAbv) },
  hops: { label: beerFactTexts.hops, words: (t, value) => `${t(beerFactTexts.hops)}: «${value}»` },
  qualification: { label: shopWords.rating, words: ratingWords },
  fresh: { label: shopWords.freshness, words: (t) => t(shopTexts.freshOnly, { days: FRESH_DAYS }) },
  order: { label: shopTexts.order, words: asItIs },
}
export const FILTER_NAMES = Object.keys(FILTERS) as FilterName[]
