import { useMemo } from 'react'
import { data } from 'react-router'
import { LOADING_SECONDS } from '#contract/limits.ts'
import { unitsToBeHad } from '#contract/obstacles.ts'
import * as beerNotFoundTexts from '#contract/texts/beer-not-found.ts'
import { textOf } from '#contract/texts/text.ts'

import { headOf, titled } from '#web/head/head-of.ts'
import { useKeepSeen } from '#web/offline/use-keep-seen.ts'
import type { PageHandle } from '#web/page-handle.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { PouringBeer } from '#web/ui/pouring-beer.tsx'
import { ReportLink } from '#web/ui/report-link.tsx'
import { AddToCart } from '../cart/add-to-cart.tsx'
import { CartControl } from '../cart/cart-control.tsx'
import { OwnBeerState } from '../companies/own-beer-state.tsx'
import type { Route } from './+types/detail.page'
import { BeerActions } from './beer-actions.tsx'
import { BeerFacts } from './beer-facts.tsx'
import { beerHead } from './beer-head.ts'
import { BeerNotFound } from './beer-not-found.tsx'
import { BeerRecord } from './beer-record.tsx'
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
import { Promises } from './promises.tsx'
import { Serving } from './serving.tsx'
import { showBeer } from './show-beer.server.ts'
import { SimilarBeers } from './similar-beers.tsx'
import { LARGE_LABEL } from './use-label-morph.ts'

export const handle: PageHandle = { openTo: 'everybody', findable: true, sameForVisitors: true }

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const found = await showBeer(context, params.id, url)
  return data({ found }, { status: found ? 200 : 404 })
}

export const meta: Route.MetaFunction = (page) => {
  const found = page.loaderData?.found
  return found
    ? headOf(page, beerHead(found.beer, found.reviews))
    : [{ title: titled(textOf(beerNotFoundTexts.title)) }]
}

/** `/detail/{id}`: one beer, under an animation of 3 seconds that anything skips. */
export default function DetailPage({ loaderData: { found } }: Route.ComponentProps) {
  useKeepSeen(useMemo(() => (found ? [found.beer] : []), [found]))
  if (!found) return <BeerNotFound />
  const { beer, reviews, areNewest, style, alike, others, boughtWith, brewery } = found
  const canBeBought = !beer.archived && unitsToBeHad(beer) > 0
  const similar = (
    <SimilarBeers beer={beer} similar={alike} actionsFor={(other) => <AddToCart beer={other} />} />
  )
  return (
    <article className={`stack gap-7 ${styles.page}`}>
      <PouringBeer seconds={LOADING_SECONDS.detail} key={beer.id} />
      <div className={styles.back}>
        <BackLink />
      </div>
      <OffSaleNote beer={beer}>
        <OwnBeerState beer={beer} />
      </OffSaleNote>
      <BeerSpread
        beer={beer}
        colour={found.labelColour}
        style={LARGE_LABEL}
        below={
          <BeerRecord
            beer={beer}
            today={found.today}
            report={<ReportLink kind="beer" id={beer.id} name={beer.name} />}
          />
        }
      >
        <div className={`stack gap-6 ${styles.told}`}>
          <BeerFacts
            beer={beer}
            tastes={found.tastes}
            actions={
              <>
                <BeerActions beer={beer} control={<CartControl beer={beer} />} />
                {canBeBought && <BuyBar beer={beer} actions={<AddToCart beer={beer} again />} />}
              </>
            }
            promises={canBeBought && <Promises company={beer.company} brewery={brewery} />}
            compare={<CompareButton beer={beer} />}
          />
          <Serving facts={style} colour={found.glassColour} />
        </div>
      </BeerSpread>
      {/* Whoever came for what cannot be had is shown first what can. */}
      {!canBeBought && similar}
      <BeerReviews beer={beer} reviews={reviews} areNewest={areNewest} />
      {brewery && <BreweryStrip brewery={brewery} />}
      <OtherBeers
        company={beer.company.company}
        beers={others}
        actionsFor={(other) => <AddToCart beer={other} />}
      />
      {canBeBought && similar}
      <BoughtTogether beers={boughtWith} actionsFor={(other) => <AddToCart beer={other} />} />
      <RecentlySeen besides={[beer.id]} />
    </article>
  )
}
