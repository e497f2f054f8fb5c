import { data } from 'react-router'
import { dayAt } from '#contract/age.ts'
import { type BeerDetail, getBeer, listSimilarBeers } from '#contract/catalogue.ts'
import { isUuid } from '#contract/is-uuid.ts'
import { listBoughtTogether } from '#contract/recommendations.ts'
import { getSurroundings } from '#contract/surroundings.ts'
import type { Taste } from '#contract/tastes.ts'
import { tryApi } from '#web/api.ts'
import { readHearts } from '#web/request/hearts.server.ts'
import { type PageContext, pageRequest } from '#web/request/page-request.ts'
import { momentLongDay } from '#web/ui/moment-words.ts'
import { colourInGlass } from './colour-in-glass.ts'
import { styleFactsOf } from './style-facts.ts'

/** What an address says where reviews before one of them are asked for. */
const REVIEWS_BEFORE = 'reviews'
/** What its two bars say below, in a figure and a word. */
const ON_BARS: ReadonlySet<Taste> = new Set(['strong', 'bitter'])
/** Beers in a row of cards. */
const A_ROW = 4

/**
 * What /detail/{id} shows of a beer, and around it; null where there is none. What stands around it is told as far as it can be: without
 * it it is the same page, while the index is read, or many look at once.
 * @throws what the API refuses besides
 */
export async function showBeer(context: PageContext, id: string, url: URL) {
  const params = { id }
  const before = url.searchParams.get(REVIEWS_BEFORE) ?? ''
  const [answer, similar, together, surroundings, { mark }] = await Promise.all([
    tryApi(context, getBeer, { params, query: { before: isUuid(before) ? before : '' } }),
    tryApi(context, listSimilarBeers, { params }),
    tryApi(context, listBoughtTogether, { params }),
    tryApi(context, getSurroundings, { params }),
    readHearts(context),
  ])
  if (!answer.ok && answer.status === 404) return null
  if (!answer.ok) throw data(answer.error, { status: answer.status })
  const { Qualifications, ...beer } = answer.value
  const { timeZone } = context.get(pageRequest).settings
  const around = surroundings.ok ? surroundings.value : null
  // A beer stands on a page once.
  const shown = new Set<string>()
  const notShown = ({ id: other }: { id: string }) => !shown.has(other) && Boolean(shown.add(other))
  const alike = (similar.ok ? similar.value : []).filter(notShown).slice(0, A_ROW).map(mark)
  const others = (around?.others ?? []).filter(notShown).map(mark)
  const boughtWith = (together.ok ? together.value : []).filter(notShown).slice(0, A_ROW).map(mark)
  return {
    beer: mark(beer),
    reviews: dated(Qualifications, timeZone),
    areNewest: before === '',
    style: styleFactsOf(beer.type),
    glassColour: colourInGlass(beer),
    tastes: (around?.tastes ?? []).filter((taste) => !ON_BARS.has(taste)),
    labelColour: around?.labelColour ?? null,
    brewery: around?.brewery ?? null,
    /** The shop's day. */
    today: dayAt(new Date(), timeZone),
    ...{ alike, others, boughtWith },
  }
}

function dated(reviews: BeerDetail['Qualifications'], timeZone: string) {
  const dayOf = momentLongDay(timeZone)
  return reviews.map((review) => ({
    ...review,
    day: dayOf(review.date),
    answerDay: review.answer ? dayOf(review.answer.date) : '',
  }))
}
