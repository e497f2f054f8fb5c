import type { BeerPage } from '#contract/catalogue.ts'
import { FILTER_BOUNDS } from '#contract/limits.ts'
import * as foundWords from '#contract/texts/found-words.ts'
import * as shopTexts from '#contract/texts/shop.ts'
import * as filterTexts from '#contract/texts/shop-filters.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import { textOf } from '#contract/texts/text.ts'
import { typedNumber } from '#contract/typed-numbers.ts'
import { counted } from '#web/counted.ts'
import { wordsMatchSaid } from '#web/request/words-match.server.ts'
import { type ShopQuery, shopAddress } from './shop-address.ts'
import type { ChosenFilter } from './shop-panel.server.ts'
import type { WhyFound } from './shop-results.tsx'

/**
 * How many beers there are, or what was searched for in vain, and beside it how they were found, where that is not by what was typed; and what
 * leads from the filters to them. Said here, so that no script does.
 */
export function saidOfFound({ match, total }: BeerPage, query: ShopQuery): { found: string; show: string } {
  const results = counted(textOf, total, shopWords.oneBeer, shopWords.countBeers)
  const { name, order } = query
  // Only what was typed may be why: it is named.
  const inVain = total === 0 && shopAddress(query) === shopAddress({ name, order })
  const found = name && inVain ? textOf(shopTexts.noneWith, { name }) : results
  const turned = hasTurnedBounds(query) ? textOf(filterTexts.turnedBounds) : ''
  return {
    found: `${found}${wordsMatchSaid(match)}${turned}`,
    show: textOf(shopTexts.showResults, { results }),
  }
}

/** What opens the filters on phones: with how many are chosen in there. What is searched for stands in its own field. */
export function saidOfFilters(chosen: readonly ChosenFilter[]) {
  const count = chosen.filter(({ name }) => name !== 'name').length
  return {
    look: count ? ('primary' as const) : ('outline' as const),
    words: count ? textOf(shopTexts.filtersChosen, { count }) : textOf(shopTexts.filters),
  }
}

/** Why each beer was found whose card would not show it: what stands before the word, the word, and what stands behind it. */
export function whyFound({ foundIn = {} }: BeerPage, id: string): WhyFound | undefined {
  const found = foundIn[id]
  return found && [`${LEADS[found.in]()}${found.before}`, found.word, found.after]
}

const LEADS = {
  description: () => '',
  style: () => textOf(foundWords.alsoCalled),
  place: () => textOf(foundWords.brewedIn),
}

function hasTurnedBounds(query: ShopQuery): boolean {
  return FILTER_BOUNDS.some(([from, to]) => {
    const [least, most] = [typedNumber(query[from]), typedNumber(query[to])]
    return least !== undefined && most !== undefined && least > most
  })
}
