import { daysBetween } from '#contract/beer-dates.ts'
import type { getBreweryOfTheMonth } from '#contract/breweries.ts'
import type { BeerSummary, getShopRating } from '#contract/catalogue.ts'
import type { ResponseOf } from '#contract/endpoint.ts'
import { FRESH_DAYS, MONTH_BEERS } from '#contract/limits.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import { monthWords } from '#contract/texts/days.ts'
import * as homeTexts from '#contract/texts/home.ts'
import { numberText } from '#contract/texts/numbers.ts'
import { placeText } from '#contract/texts/place-text.ts'
import { textOf } from '#contract/texts/text.ts'
import { firstSentences } from './first-sentences.ts'
import { FRESH_LIST } from './pick-fresh.ts'
import { shopAddress } from './shop-address.ts'
import { unseenFirst } from './unseen-first.ts'

/** The words of the home page that its loader says, so that no script holds them. */

/** What fewer people said is no proof. */
const PROVEN_BY_REVIEWS = 20

/**
 * Why one can buy here: how the beers are rated once enough people said so, and till then that only buyers say it; how many
 * are fresh, and what a price holds.
 */
export function proofWords(rated: ResponseOf<typeof getShopRating> | undefined, freshBeers: number) {
  const { reviews = 0, mean = null } = rated ?? {}
  const isProven = mean !== null && reviews >= PROVEN_BY_REVIEWS
  const values = { rating: numberText(mean ?? 0, 1), count: numberText(reviews) }
  const fresh = textOf(homeTexts.proofFresh, { count: numberText(freshBeers), days: FRESH_DAYS })
  return {
    rating: isProven ? textOf(homeTexts.proofRating, values) : '',
    facts: [
      ...(isProven ? [] : [textOf(homeTexts.proofBuyers)]),
      ...(freshBeers > 1 ? [fresh] : []),
      textOf(homeTexts.proofShipping),
    ],
  }
}

export type FreshShelf = NonNullable<ReturnType<typeof freshShelf>>

/** The shelf *Frescas*, each beer with when it was packaged; null without any. @param total of all that are fresh */
export function freshShelf(beers: readonly BeerSummary[], total: number, today: string) {
  if (!beers.length) return null
  return {
    beers: beers.map((beer) => ({ ...beer, packaged: packagedWords(daysBetween(beer.packagedOn!, today)) })),
    to: shopAddress(FRESH_LIST),
    lead: textOf(homeTexts.freshLead, { days: FRESH_DAYS }),
    all: textOf(homeTexts.seeAllFresh, { count: numberText(total) }),
  }
}

function packagedWords(days: number): string {
  if (days <= 0) return textOf(accountWords.today)
  return days === 1 ? textOf(homeTexts.packagedYesterday) : textOf(homeTexts.packagedAgo, { days })
}

export type MonthStory = NonNullable<ReturnType<typeof monthStory>>

/**
 * The brewery of the month with the first two sentences of its story, and of its beers rather those that do not stand on the page already;
 * null where there is none.
 */
export function monthStory(
  { month, chosen }: ResponseOf<typeof getBreweryOfTheMonth>,
  shown: readonly BeerSummary[],
) {
  if (!chosen) return null
  const { id, company, image, story } = chosen.brewery
  return {
    brewery: { id, company, image },
    beers: unseenFirst(chosen.beers, shown, MONTH_BEERS),
    title: textOf(homeTexts.ofTheMonth, { month: monthWords(month) }),
    place: placeText(chosen.brewery),
    story: firstSentences(story, 2),
    meet: textOf(homeTexts.meetBrewery),
    rule: textOf(homeTexts.drawnByLot),
  }
}
