import { CONTAINERS, type Container, FRESH_DAYS } from '#contract/limits.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import * as beerFactTexts from '#contract/texts/beer-fact.ts'
import { countryName } from '#contract/texts/country-names.ts'
import * as shopTexts from '#contract/texts/shop.ts'
import * as filterTexts from '#contract/texts/shop-filters.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import { type Text, textOf } from '#contract/texts/text.ts'
import type { FilterName } from './shop-address.ts'

/** What a filter is called, and what choosing a value of it says. */
type Filter = { label: Text; words: (value: string) => string }

const asItIs = (value: string) => value
/** A text that fills a value in. */
const filled = (text: Text) => (value: string) => textOf(text, { value })
const bound = (label: Text): Filter => ({
  label,
  words: (value) => textOf(filterTexts.chosenBound, { label: textOf(label), value }),
})

/** 'At least n stars' in words. */
function ratingWords(stars: string): string {
  if (stars === '1') return textOf(shopTexts.atLeastOneStar)
  return stars === '5' ? textOf(shopTexts.allStars) : textOf(shopTexts.atLeastStars, { value: stars })
}

const CONTAINER_WORDS: Record<Container, Text> = {
  can: filterTexts.can,
  bottle: filterTexts.bottle,
  keg: filterTexts.keg,
  other: filterTexts.other,
}
/** One that an address says and there is not stays as it is. */
const containerWords = (value: string) =>
  CONTAINERS.includes(value as Container) ? textOf(CONTAINER_WORDS[value as Container]) : value

/** In the reader's words. A brewery's value is its id: who knows its name says that. */
export const FILTERS: Readonly<Record<FilterName, Filter>> = {
  name: { label: shopTexts.name, words: (value) => `«${value}»` },
  type: { label: beerFactTexts.type, words: asItIs },
  available: { label: filterTexts.availability, words: () => textOf(filterTexts.available) },
  shipsTo: {
    label: filterTexts.shipsTo,
    words: (country) => textOf(filterTexts.shipsToCountry, { value: countryName(country) }),
  },
  price: { label: shopWords.price, words: filled(shopTexts.lessThanPrice) },
  priceFrom: bound(filterTexts.priceFrom),
  priceTo: bound(filterTexts.priceTo),
  IBU: { label: shopWords.ibu, words: filled(shopTexts.lessThanIbu) },
  IBUFrom: bound(filterTexts.ibuFrom),
  IBUTo: bound(filterTexts.ibuTo),
  ABV: { label: shopWords.abv, words: filled(shopTexts.lessThanAbv) },
  ABVFrom: bound(filterTexts.abvFrom),
  ABVTo: bound(filterTexts.abvTo),
  hops: { label: beerFactTexts.hops, words: (value) => `${textOf(beerFactTexts.hops)}: «${value}»` },
  qualification: { label: shopWords.rating, words: ratingWords },
  fresh: { label: shopWords.freshness, words: () => textOf(shopTexts.freshOnly, { days: FRESH_DAYS }) },
  company: { label: adminWords.brewery, words: asItIs },
  country: { label: filterTexts.country, words: countryName },
  container: { label: filterTexts.container, words: containerWords },
  volume: { label: filterTexts.volume, words: filled(filterTexts.millilitres) },
  order: { label: shopTexts.order, words: asItIs },
}
