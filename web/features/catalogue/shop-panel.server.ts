import type { Facet } from '#contract/beer-filter.ts'
import type { BeerPage } from '#contract/catalogue.ts'
import {
  ABV_STEPS,
  BEER_ORDERS,
  BEER_TYPES,
  type BeerOrder,
  CONTAINERS,
  IBU_STEPS,
  PRICE_STEPS,
  RATING_STEPS,
} from '#contract/limits.ts'
import { COUNTRIES } from '#contract/places.ts'
import { countryName } from '#contract/texts/country-names.ts'
import * as foundWords from '#contract/texts/found-words.ts'
import * as shopTexts from '#contract/texts/shop.ts'
import * as filterTexts from '#contract/texts/shop-filters.ts'
import * as suggestionsTexts from '#contract/texts/suggestions.ts'
import { type Text, textOf } from '#contract/texts/text.ts'
import { FILTERS } from './filter-words.server.ts'
import { FILTER_NAMES, type FilterName, isSeveral, type ShopQuery, valuesOf } from './shop-address.ts'

/** A value of a filter in the reader's words, with how many beers it would give where that is known. */
export type PanelChoice = { value: string; words: string; count?: number }
type PanelFilter = { label: string; choices: PanelChoice[] }
/** What was chosen, to be taken off: `value` of a filter that takes several. */
export type ChosenFilter = { name: FilterName; value: string; words: string }
export type ShopPanel = {
  filters: Record<FilterName, PanelFilter>
  chosen: ChosenFilter[]
  /** The heading of the bounds. */
  exact: string
  /** What the row of styles is called. */
  styles: string
}

const ORDER_WORDS: Record<BeerOrder, Text> = {
  OrderAscPrice: shopTexts.orderAscPrice,
  OrderDesPrice: shopTexts.orderDesPrice,
  OrderAscLitre: shopTexts.orderAscLitre,
  OrderBestRated: filterTexts.orderBestRated,
  OrderBestSelling: filterTexts.orderBestSelling,
  OrderStrongest: filterTexts.orderStrongest,
  OrderFreshest: filterTexts.orderFreshest,
}

/** What there is to choose of where nobody counted: without breweries and the like, which are known by their counts. */
const OFFERED: Partial<Record<FilterName, readonly (string | number)[]>> = {
  type: BEER_TYPES,
  available: ['1'],
  shipsTo: COUNTRIES,
  price: PRICE_STEPS,
  IBU: IBU_STEPS,
  ABV: ABV_STEPS,
  qualification: RATING_STEPS,
  fresh: ['1'],
  container: CONTAINERS,
}

/**
 * The filters of the shop's page in the reader's words, with their counts.
 * @param page undefined where the address is wrong
 * @param country where the reader lives, if that is known: the first of the countries that a beer ships to
 */
export function shopPanel(query: ShopQuery, page: BeerPage | undefined, country?: string): ShopPanel {
  const filterOf = (name: FilterName) => {
    const choices = choicesOf(name, query, page)
    return [
      name,
      {
        label: textOf(FILTERS[name].label),
        choices: name === 'shipsTo' ? ownFirst(choices, country) : choices,
      },
    ]
  }
  return {
    filters: Object.fromEntries(FILTER_NAMES.map(filterOf)),
    chosen: chosenFilters(query, page),
    exact: textOf(filterTexts.exact),
    styles: textOf(suggestionsTexts.styles),
  }
}

function choicesOf(name: FilterName, query: ShopQuery, page: BeerPage | undefined): PanelChoice[] {
  if (name === 'order') {
    const usual = {
      value: '',
      words: textOf(query.name ? foundWords.bestMatchFirst : foundWords.newestFirst),
    }
    return [usual, ...BEER_ORDERS.map((order) => ({ value: order, words: textOf(ORDER_WORDS[order]) }))]
  }
  const counted = page?.facets?.[name as Facet]
  const values = counted ?? (OFFERED[name] ?? []).map((value) => ({ value: String(value), name: undefined }))
  return values.map((choice) => ({
    value: choice.value,
    words: name === 'company' ? (choice.name ?? choice.value) : FILTERS[name].words(choice.value),
    ...('count' in choice && { count: choice.count }),
  }))
}

function ownFirst(choices: PanelChoice[], country: string | undefined): PanelChoice[] {
  const own = choices.find(({ value }) => value === country)
  if (!own) return choices
  const words = textOf(filterTexts.shipsToYours, { value: countryName(own.value) })
  return [{ ...own, words }, ...choices.filter((choice) => choice !== own)]
}

/** What narrows the list, in words, to be shown above it: text and filters, not the order. */
export function chosenFilters(query: ShopQuery, page: BeerPage | undefined): ChosenFilter[] {
  const nameOf = (id: string) => page?.facets?.company.find(({ value }) => value === id)?.name
  return FILTER_NAMES.flatMap((name) => {
    if (name === 'order') return []
    const values = isSeveral(name) ? valuesOf(query[name]) : [query[name] ?? ''].filter(Boolean)
    return values.map((value) => ({
      ...{ name, value },
      words: (name === 'company' && nameOf(value)) || FILTERS[name].words(value),
    }))
  })
}
