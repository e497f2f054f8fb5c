import { useMemo } from 'react'
import { Link } from 'react-router'
import {
  type BeerSummary,
  listBeers,
  listBestSellers,
  listBreweries,
  listTopRated,
} from '#contract/catalogue.ts'
import { unitsToBeHad } from '#contract/obstacles.ts'
import * as commonTexts from '#contract/texts/common.ts'
import * as forYouTexts from '#contract/texts/for-you.ts'
import * as homeTexts from '#contract/texts/home.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import { textOf } from '#contract/texts/text.ts'

import { callApi } from '#web/api.ts'
import { headOf } from '#web/head/head-of.ts'
import { shopThings } from '#web/head/things/shop-things.ts'
import { Spoken } from '#web/language/spoken.tsx'
import { LocalRateNote } from '#web/layout/local-rate-note.tsx'
import { useKeepSeen } from '#web/offline/use-keep-seen.ts'
import type { PageHandle } from '#web/page-handle.ts'
import { readHearts } from '#web/request/hearts.server.ts'
import type { PageContext } from '#web/request/page-request.ts'
import { sessionUser } from '#web/request/session-user.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { AddToCart } from '../cart/add-to-cart.tsx'
import type { Route } from './+types/home.page'
import { BeerCards } from './beer-cards.tsx'
import { BestSellers } from './best-sellers.tsx'
import { CompanyCarousel } from './company-carousel.tsx'
import { ForYou } from './for-you/for-you.tsx'
import { type Recommended, readRecommended } from './for-you/recommended.server.ts'
import { Hero } from './hero.tsx'
import styles from './home.module.css'
import { FAN_LABELS } from './pick-for-fan.ts'
import { SectionHead } from './section-head.tsx'

/** One row. */
const FOR_YOU_AT_HOME = 4

export const handle: PageHandle = { openTo: 'everybody', findable: true, sameForVisitors: true }

export async function loader({ context }: Route.LoaderArgs) {
  const [topRated, bestSellers, breweries, user, { mark }, recommended] = await Promise.all([
    callApi(context, listTopRated),
    callApi(context, listBestSellers),
    callApi(context, listBreweries),
    sessionUser(context),
    readHearts(context),
    readRecommended(context),
  ])
  // What nobody can buy is not put forward.
  const featured = topRated.filter((beer) => unitsToBeHad(beer) > 0).map(mark)
  const fan = featured.length < FAN_LABELS ? await newestBeers(context) : featured
  const forYou = recommended.answer?.beers.slice(0, FOR_YOU_AT_HOME).map(mark) ?? []
  const invitation = invitationOf(recommended)
  return {
    featured,
    bestSellers: bestSellers.map(mark),
    breweries,
    fan,
    isVisitor: !user,
    forYou,
    invitation,
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
  return 'products' in page ? page.products : page
}

export const meta: Route.MetaFunction = (page) =>
  headOf(page, {
    title: textOf(homeTexts.metaTitle, { site: textOf(commonTexts.siteName) }),
    description: textOf(homeTexts.metaDescription),
    path: '/home',
    things: shopThings,
  })

/** `/home`: the sentence, *Our Companies*, *Para ti* for whose taste is known, *Featured Products*, *Best Sellers*. */
export default function HomePage({ loaderData }: Route.ComponentProps) {
  const t = useText()
  const { featured, bestSellers, breweries, fan, isVisitor, forYou, invitation } = loaderData
  // Not what is recommended: that says something of who is there.
  useKeepSeen(useMemo(() => [...featured, ...bestSellers], [featured, bestSellers]))
  const isAbove = (beer: BeerSummary, ...lists: readonly BeerSummary[][]) =>
    lists.flat().some(({ id }) => id === beer.id)
  return (
    <div className={`stack ${styles.home}`}>
      <Hero
        beers={fan}
        totalBeers={breweries.totalBeers}
        totalCompanies={breweries.totalCompanies}
        maySignUp={isVisitor}
      />
      <CompanyCarousel breweries={breweries.companies} maySignUp={isVisitor} />
      {forYou.length > 0 && <ForYou beers={forYou} actionsFor={(beer) => <AddToCart beer={beer} />} />}
      <section aria-labelledby="featured">
        <SectionHead id="featured" title={<Spoken text={homeTexts.featured} />}>
          <Link to="/shop" className={styles.all}>
            {t(shopWords.seeAll)} <span aria-hidden="true">→</span>
          </Link>
        </SectionHead>
        <LocalRateNote />
        {featured.length ? (
          <BeerCards
            beers={featured}
            columns={4}
            actionsFor={(beer) => <AddToCart beer={beer} again={isAbove(beer, forYou)} />}
          />
        ) : (
          <EmptyState text={t(homeTexts.noFeatured)}>
            <LinkButton to="/shop" look="outline">
              {t(shopWords.seeBeers)}
            </LinkButton>
          </EmptyState>
        )}
        {invitation && (
          <p className={styles.invitation}>
            <Link to="/taste" className={styles.all}>
              {invitation} <span aria-hidden="true">→</span>
            </Link>
          </p>
        )}
      </section>
      <BestSellers
        beers={bestSellers}
        actionsFor={(beer) => <AddToCart beer={beer} again={isAbove(beer, forYou, featured)} />}
      />
    </div>
  )
}
