import { BEER_FACTS } from '#contract/beer-facts.ts'
import type { BeerFilter } from '#contract/catalogue.ts'
import { FRESH_DAYS } from '#contract/limits.ts'
import type { TextCode } from '#contract/texts/catalogue.ts'
import type { Translate } from '#web/texts.ts'

/** What the shop's page is asked for beside its page: as the API's own query calls it. */
export type FilterName = Exclude<keyof BeerFilter, 'pag'>

/** What a filter is called, and what choosing a value of it says. */
type Filter = { label: TextCode; words: (t: Translate, value: string | number) => string }

/** A code that fills a value in. */
const filled =
  (code: TextCode): Filter['words'] =>
  (t, value) =>
    t(code, { value })
const asItIs: Filter['words'] = (_, value) => String(value)

/** 'At least n stars' in words. */
const ratingWords: Filter['words'] = (t, stars) => {
  if (Number(stars) === 1) return t('shop.atLeastOneStar')
  return Number(stars) === 5 ? t('shop.allStars') : t('shop.atLeastStars', { value: stars })
}

/** The search, the filters and the order, in the order in which addresses and pages tell them. */
export const FILTERS: Readonly<Record<FilterName, Filter>> = {
  name: { label: 'shop.name', words: (_, value) => `«${value}»` },
  type: { label: BEER_FACTS.type.label, words: asItIs },
  price: { label: 'shop.price', words: filled('shop.lessThanPrice') },
  IBU: { label: BEER_FACTS.IBU.label, words: filled('shop.lessThanIbu') },
  ABV: { label: 'shop.abv', words: filled('shop.lessThanAbv') },
  hops: { label: BEER_FACTS.hops.label, words: (t, value) => `${t(BEER_FACTS.hops.label)}: «${value}»` },
  qualification: { label: 'shop.rating', words: ratingWords },
  fresh: { label: 'shop.fresh', words: (t) => t('shop.freshOnly', { days: FRESH_DAYS }) },
  order: { label: 'shop.order', words: asItIs },
}
export const FILTER_NAMES = Object.keys(FILTERS) as FilterName[]
