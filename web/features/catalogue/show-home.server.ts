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
import type { ResponseOf } from '#contract/endpoint.ts'
import { unitsToBeHad } from '#contract/obstacles.ts'
import * as forYouTexts from '#contract/texts/for-you.ts'
import { textOf } from '#contract/texts/text.ts'
import { type ApiAnswer, callApi, tryApi } from '#web/api.ts'
import { readHearts } from '#web/request/hearts.server.ts'
import { type PageContext, pageRequest } from '#web/request/page-request.ts'
import { sessionUser } from '#web/request/session-user.ts'
import { type Recommended, readRecommended } from './for-you/recommended.server.ts'
import { FAN_LABELS, pickForFan } from './pick-for-fan.ts'
import { FRESH_LIST, pickFresh } from './pick-fresh.ts'
import { unseenFirst } from './unseen-first.ts'
import { freshShelf, monthStory, proofWords } from './word-home.server.ts'

/** One row. */
const FOR_YOU_AT_HOME = 4

const canBeHad = (beer: BeerSummary) => unitsToBeHad(beer) > 0

/**
 * What `/home` shows. Nothing that cannot be bought is put forward; what stands beside the lists (how fresh, whose month, how many
 * rated) is left out where it cannot be told just now.
 */
export async function showHome(context: PageContext) {
  const [topRated, bestSellers, breweries, freshest, newest, month, rating, user, { mark }, recommended] =
    await Promise.all([
      callApi(context, listTopRated),
      callApi(context, listBestSellers),
      callApi(context, listBreweries),
      tryApi(context, listBeers, {
        query: { ...FRESH_LIST, pag: '1' },
      }),
      tryApi(context, listBeers, { query: { pag: '1' } }),
      tryApi(context, getBreweryOfTheMonth),
      tryApi(context, getShopRating),
      sessionUser(context),
      readHearts(context),
      readRecommended(context),
    ])
  const featured = topRated.filter(canBeHad)
  const best = bestSellers.filter(canBeHad)
  const newestFirst = pageOf(freshest)
  // The specification's two lists stay as they are; what else the page shows gives way to them, and to what stands above it.
  const listed = [...featured, ...best]
  const forYou = unseenFirst(recommended.answer?.beers ?? [], listed, FOR_YOU_AT_HOME)
  const fresh = pickFresh(newestFirst.products, [...forYou, ...listed])
  const story = month.ok ? monthStory(month.value, [...forYou, ...listed, ...fresh]) : null
  const shown = [...forYou, ...listed, ...fresh, ...(story?.beers ?? [])]
  // Its labels are the first thing seen: beers that nothing below shows, as long as there are enough.
  const free = [...newestFirst.products, ...pageOf(newest).products].filter(canBeHad)
  const unseen = free.filter((beer) => shown.every(({ id }) => id !== beer.id))
  const isEnough = new Set(unseen.map(({ id }) => id)).size >= FAN_LABELS
  const today = dayAt(new Date(), context.get(pageRequest).settings.timeZone)
  return {
    fan: pickForFan(isEnough ? unseen : [...unseen, ...listed, ...free]),
    proof: proofWords(rating.ok ? rating.value : undefined, newestFirst.total),
    forYou: forYou.map(mark),
    // Where all that was rated or sold has gone, nobody is told that nothing ever was.
    featured: topRated.length && !featured.length ? null : featured.map(mark),
    invitation: invitationOf(recommended),
    fresh: freshShelf(fresh, newestFirst.total, today),
    bestSellers: bestSellers.length && !best.length ? null : best.map(mark),
    month: story,
    breweries,
    isVisitor: !user,
  }
}

/** Who has not said what they like is asked; who wants nothing recommended finds the way back. */
function invitationOf({ kept, knowsTooLittle }: Recommended): string {
  if (kept.isOff) return textOf(forYouTexts.on)
  return knowsTooLittle ? textOf(forYouTexts.invitation) : ''
}

/** A page of beers; none where it cannot be told just now. */
function pageOf(answer: ApiAnswer<ResponseOf<typeof listBeers>>): { products: BeerSummary[]; total: number } {
  return answer.ok && 'products' in answer.value ? answer.value : { products: [], total: 0 }
}
