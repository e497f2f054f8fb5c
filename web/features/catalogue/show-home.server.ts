import { dayAt } from '#contract/age.ts'
import { getBreweryOfTheMonth } from '#contract/breweries.ts'
import {
  type BeerSummary,
  getShopRating,
  listBeers,
  listBestSellers,
  listBreweries,
  listTopRated,
} from '#contract/catalogue.ts'
import { unitsToBeHad } from '#contract/obstacles.ts'
import * as forYouTexts from '#contract/texts/for-you.ts'
import { textOf } from '#contract/texts/text.ts'
import { callApi, tryApi } from '#web/api.ts'
import { readHearts } from '#web/request/hearts.server.ts'
import { type PageContext, pageRequest } from '#web/request/page-request.ts'
import { sessionUser } from '#web/request/session-user.ts'
import { type Recommended, readRecommended } from './for-you/recommended.server.ts'
import { FAN_LABELS, pickForFan } from './pick-for-fan.ts'
import { FRESH_LIST, pickFresh } from './pick-fresh.ts'
import { freshShelf, monthStory, proofWords } from './word-home.server.ts'

/** One row. */
const FOR_YOU_AT_HOME = 4

const canBeHad = (beer: BeerSummary) => unitsToBeHad(beer) > 0

/**
 * What `/home` shows. Nothing that cannot be bought is put forward; what stands beside the lists (how fresh, whose month, how many
 * rated) is left out where it cannot be told just now.
 */
export async function showHome(context: PageContext) {
  const [topRated, bestSellers, breweries, freshest, month, rating, user, { mark }, recommended] =
    await Promise.all([
      callApi(context, listTopRated),
      callApi(context, listBestSellers),
      callApi(context, listBreweries),
      tryApi(context, listBeers, {
        query: { ...FRESH_LIST, pag: '1' },
      }),
      tryApi(context, getBreweryOfTheMonth),
      tryApi(context, getShopRating),
      sessionUser(context),
      readHearts(context),
      readRecommended(context),
    ])
  const featured = topRated.filter(canBeHad)
  const best = bestSellers.filter(canBeHad)
  const newestFirst =
    freshest.ok && 'products' in freshest.value ? freshest.value : { products: [], total: 0 }
  const fresh = pickFresh(newestFirst.products, [...featured, ...best])
  const young = featured.length < FAN_LABELS ? await newestBeers(context) : []
  const today = dayAt(new Date(), context.get(pageRequest).settings.timeZone)
  return {
    fan: pickForFan([...featured, ...best, ...newestFirst.products.filter(canBeHad), ...young]),
    proof: proofWords(rating.ok ? rating.value : undefined, newestFirst.total),
    forYou: recommended.answer?.beers.slice(0, FOR_YOU_AT_HOME).map(mark) ?? [],
    // Where all that was rated or sold has gone, nobody is told that nothing ever was.
    featured: topRated.length && !featured.length ? null : featured.map(mark),
    invitation: invitationOf(recommended),
    fresh: freshShelf(fresh, newestFirst.total, today),
    bestSellers: bestSellers.length && !best.length ? null : best.map(mark),
    month: month.ok ? monthStory(month.value) : null,
    breweries,
    isVisitor: !user,
  }
}

/** Who has not said what they like is asked; who wants nothing recommended finds the way back. */
function invitationOf({ kept, knowsTooLittle }: Recommended): string {
  if (kept.isOff) return textOf(forYouTexts.on)
  return knowsTooLittle ? textOf(forYouTexts.invitation) : ''
}

/** A young shop has beers before anybody has rated them. */
async function newestBeers(context: PageContext): Promise<BeerSummary[]> {
  const page = await callApi(context, listBeers, { query: { pag: '1' } })
  return ('products' in page ? page.products : page).filter(canBeHad)
}
