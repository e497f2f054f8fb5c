import { useMemo } from 'react'
import { data } from 'react-router'
import { dayAt } from '#contract/age.ts'
import { type BeerDetail, getBeer, listSimilarBeers } from '#contract/catalogue.ts'
import { isUuid } from '#contract/is-uuid.ts'
import { LOADING_SECONDS } from '#contract/limits.ts'
import { unitsToBeHad } from '#contract/obstacles.ts'
import { listBoughtTogether } from '#contract/recommendations.ts'
import { getSurroundings } from '#contract/surroundings.ts'
import * as beerNotFoundTexts from '#contract/texts/beer-not-found.ts'
import { textOf } from '#contract/texts/text.ts'

import { tryApi } from '#web/api.ts'
import { headOf, titled } from '#web/head/head-of.ts'
import { useKeepSeen } from '#web/offline/use-keep-seen.ts'
import type { PageHandle } from '#web/page-handle.ts'
import { readHearts } from '#web/request/hearts.server.ts'
import { pageRequest } from '#web/request/page-request.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { momentLongDay } from '#web/ui/moment-words.ts'
import { PouringBeer } from '#web/ui/pouring-beer.tsx'
import { ReportLink } from '#web/ui/report-link.tsx'
import { AddToCart } from '../cart/add-to-cart.tsx'
import { CartControl } from '../cart/cart-control.tsx'
import { OwnBeerState } from '../companies/own-beer-state.tsx'
import type { Route } from './+types/detail.page'
import { ArchivedBeer } from './archived-beer.tsx'
import { BeerFacts } from './beer-facts.tsx'
import { beerHead } from './beer-head.ts'
import { BeerNotFound } from './beer-not-found.tsx'
import { BeerReviews } from './beer-reviews.tsx'
import { BeerSpread } from './beer-spread.tsx'
import { BoughtTogether } from './bought-together.tsx'
import { BreweryStrip } from './brewery-strip.tsx'
import { BuyBar } from './buy-bar.tsx'
import { CompareButton } from './compare/compare-button.tsx'
import { RecentlySeen } from './compare/recently-seen.tsx'
import styles from './detail.module.css'
import { OffSaleNote } from './off-sale-note.tsx'
import { OtherBeers } from './other-beers.tsx'
import { PausedBeer } from './paused-beer.tsx'
import { Promises } from './promises.tsx'
import { Serving } from './serving.tsx'
import { SimilarBeers } from './similar-beers.tsx'
import { styleFactsOf } from './style-facts.ts'
import { LARGE_LABEL } from './use-label-morph.ts'

/** What an address says where reviews before one of them are asked for. */
const REVIEWS_BEFORE = 'reviews'
/** One row of what was bought together. */
const TOGETHER = 4

export const handle: PageHandle = { openTo: 'everybody', findable: true, sameForVisitors: true }

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const before = url.searchParams.get(REVIEWS_BEFORE) ?? ''
  const [answer, similar, together, surroundings, { mark }] = await Promise.all([
    tryApi(context, getBeer, { params: { id: params.id }, query: { before: isUuid(before) ? before : '' } }),
    tryApi(context, listSimilarBeers, { params: { id: params.id } }),
    tryApi(context, listBoughtTogether, { params: { id: params.id } }),
    tryApi(context, getSurroundings, { params: { id: params.id } }),
    readHearts(context),
  ])
  if (!answer.ok && answer.status === 404) return data({ found: null }, { status: 404 })
  if (!answer.ok) throw data(answer.error, { status: answer.status })
  const { Qualifications, ...beer } = answer.value
  const { timeZone } = context.get(pageRequest).settings
  const dayOf = momentLongDay(timeZone)
  const reviews = Qualifications.map((review) => ({
    ...review,
    day: dayOf(review.date),
    answerDay: review.answer ? dayOf(review.answer.date) : '',
  }))
  // Without them it is the same page: while the index is read, or many look at once.
  const alike = similar.ok ? similar.value.map(mark) : []
  const around = surroundings.ok ? surroundings.value : null
  // A beer stands on a page once.
  const shown = new Set(alike.map(({ id }) => id))
  const others = (around?.others ?? []).filter(({ id }) => !shown.has(id)).map(mark)
  for (const { id } of others) shown.add(id)
  const boughtWith = (together.ok ? together.value.map(mark) : [])
    .filter(({ id }) => !shown.has(id))
    .slice(0, TOGETHER)
  const areNewest = before === ''
  return data({
    found: {
      ...{ beer: mark(beer), reviews, areNewest, style: styleFactsOf(beer.type), alike, others, boughtWith },
      ...{ today: dayAt(new Date(), timeZone), brewery: around?.brewery ?? null },
      ...{ tastes: around?.tastes ?? [], labelColour: around?.labelColour ?? null },
    },
  })
}

export const meta: Route.MetaFunction = (page) => {
  const found = page.loaderData?.found
  return found
    ? headOf(page, beerHead(found.beer, found.reviews))
    : [{ title: titled(textOf(beerNotFoundTexts.title)) }]
}

/** How a beer is bought, or why it is not. */
function BeerActions({ beer }: { beer: Omit<BeerDetail, 'Qualifications'> }) {
  if (beer.archived) return <ArchivedBeer beer={beer} />
  return beer.pausedUntil ? <PausedBeer beer={beer} /> : <CartControl beer={beer} />
}

/** `/detail/{id}`: one beer, under an animation of 3 seconds that anything skips. */
export default function DetailPage({ loaderData: { found } }: Route.ComponentProps) {
  useKeepSeen(useMemo(() => (found ? [found.beer] : []), [found]))
  if (!found) return <BeerNotFound />
  const { beer, reviews, areNewest, style, alike, others, boughtWith, brewery } = found
  const canBeBought = !beer.archived && unitsToBeHad(beer) > 0
  return (
    <article className={`stack gap-7 ${styles.page}`}>
      <PouringBeer seconds={LOADING_SECONDS.detail} key={beer.id} />
      <div className={styles.back}>
        <BackLink />
      </div>
      <OffSaleNote beer={beer}>
        <OwnBeerState beer={beer} />
      </OffSaleNote>
      <BeerSpread beer={beer} colour={found.labelColour} style={LARGE_LABEL}>
        <BeerFacts
          beer={beer}
          tastes={found.tastes}
          today={found.today}
          actions={
            <>
              <BeerActions beer={beer} />
              {canBeBought && <BuyBar beer={beer} actions={<AddToCart beer={beer} again />} />}
            </>
          }
          promises={canBeBought && <Promises company={beer.company} brewery={brewery} />}
          compare={<CompareButton beer={beer} />}
          report={<ReportLink kind="beer" id={beer.id} name={beer.name} />}
        />
      </BeerSpread>
      <Serving facts={style} />
      {brewery && <BreweryStrip brewery={brewery} />}
      <OtherBeers
        company={beer.company.company}
        beers={others}
        actionsFor={(other) => <AddToCart beer={other} />}
      />
      <BeerReviews beer={beer} reviews={reviews} areNewest={areNewest} />
      <SimilarBeers beer={beer} similar={alike} actionsFor={(other) => <AddToCart beer={other} />} />
      <BoughtTogether beers={boughtWith} actionsFor={(other) => <AddToCart beer={other} />} />
      <RecentlySeen besides={[beer.id]} />
    </article>
  )
}
