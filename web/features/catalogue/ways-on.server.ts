import type { BeerPage } from '#contract/catalogue.ts'
import * as shopTexts from '#contract/texts/shop.ts'
import * as filterTexts from '#contract/texts/shop-filters.ts'
import { textOf } from '#contract/texts/text.ts'
import { type FilterName, type ShopQuery, shopAddress, withChange } from './shop-address.ts'
import { chosenFilters } from './shop-panel.server.ts'

/** A link to the next best: what is left out, and how many beers there are then. */
export type WayOn = { to: string; words: string }

const MOST = 6

/** Where a search that found nothing goes on, by what the API says that leaving out one filter or one word gives: most first. */
export function waysOn(query: ShopQuery, page: BeerPage): WayOn[] {
  const { name = '' } = query
  const saidOf = (filter: FilterName) =>
    chosenFilters({ [filter]: query[filter] }, page)
      .map(({ words }) => words)
      .join(', ')
  const ways = (page.without ?? []).map(({ filter, word, total }) => {
    if (word !== undefined) {
      const others = name.split(/\s+/).filter((each) => each !== word)
      return {
        ...{ total, to: shopAddress(withChange(query, { name: others.join(' ') })) },
        words: textOf(shopTexts.withoutWord, { word }),
      }
    }
    const to = shopAddress(withChange(query, { [filter]: '' }))
    if (filter === 'name') return { total, to, words: textOf(filterTexts.withoutSearch, { name }) }
    return { total, to, words: textOf(filterTexts.withoutFilter, { filter: saidOf(filter) }) }
  })
  return ways
    .sort((one, other) => other.total - one.total)
    .slice(0, MOST)
    .map(({ to, words, total }) => ({ to, words: textOf(filterTexts.counted, { words, count: total }) }))
}
