import { useMemo } from 'react'
import { Link } from 'react-router'
import type { BeerSummary } from '#contract/catalogue.ts'
import * as commonTexts from '#contract/texts/common.ts'
import * as homeTexts from '#contract/texts/home.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import { textOf } from '#contract/texts/text.ts'

import { headOf } from '#web/head/head-of.ts'
import { shopThings } from '#web/head/things/shop-things.ts'
import { Spoken } from '#web/language/spoken.tsx'
import { LocalRateNote } from '#web/layout/local-rate-note.tsx'
import { useKeepSeen } from '#web/offline/use-keep-seen.ts'
import type { PageHandle } from '#web/page-handle.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import line from '#web/ui/snap-line.module.css'
import { AddToCart } from '../cart/add-to-cart.tsx'
import type { Route } from './+types/home.page'
import { BeerCards } from './beer-cards.tsx'
import { BestSellers } from './best-sellers.tsx'
import { CompanyCarousel } from './company-carousel.tsx'
import { ForYou } from './for-you/for-you.tsx'
import { FreshBeers } from './fresh-beers.tsx'
import { Hero } from './hero.tsx'
import styles from './home.module.css'
import { MonthStory } from './month-story.tsx'
import { SectionHead } from './section-head.tsx'
import { showHome } from './show-home.server.ts'

export const handle: PageHandle = { openTo: 'everybody', findable: true, sameForVisitors: true }

export const loader = ({ context }: Route.LoaderArgs) => showHome(context)

export const meta: Route.MetaFunction = (page) =>
  headOf(page, {
    title: textOf(homeTexts.metaTitle, { site: textOf(commonTexts.siteName) }),
    description: textOf(homeTexts.metaDescription),
    path: '/home',
    things: shopThings,
  })

/**
 * `/home`: the sentence, then beer (*Para ti* for whose taste is known, *Featured Products*, *Frescas*, *Best Sellers*), then who makes
 * it (the brewery of the month, *Our Companies*).
 */
export default function HomePage({ loaderData }: Route.ComponentProps) {
  const t = useText()
  const { forYou, fresh, month, breweries, isVisitor, invitation } = loaderData
  const featured = loaderData.featured ?? []
  const bestSellers = loaderData.bestSellers ?? []
  // Not what is recommended: that says something of who is there.
  useKeepSeen(
    useMemo(
      () => [...(loaderData.featured ?? []), ...(loaderData.bestSellers ?? [])],
      [loaderData.featured, loaderData.bestSellers],
    ),
  )
  const isAbove = (beer: BeerSummary, ...lists: readonly BeerSummary[][]) =>
    lists.flat().some(({ id }) => id === beer.id)
  return (
    <div className={`stack ${styles.home}`}>
      <Hero
        beers={loaderData.fan}
        proof={loaderData.proof}
        totalBeers={breweries.totalBeers}
        totalCompanies={breweries.totalCompanies}
        maySignUp={isVisitor}
      />
      {forYou.length > 0 && <ForYou beers={forYou} actionsFor={(beer) => <AddToCart beer={beer} />} />}
      {loaderData.featured && (
        <section aria-labelledby="featured">
          <SectionHead id="featured" title={<Spoken text={homeTexts.featured} />}>
            <Link to="/shop" className={styles.all}>
              {t(shopWords.seeAll)} <span aria-hidden="true">→</span>
            </Link>
          </SectionHead>
          <LocalRateNote />
          {featured.length ? (
            <div className={`${line.line} ${styles.featured}`} data-slim="">
              <BeerCards
                beers={featured}
                columns={4}
                actionsFor={(beer) => <AddToCart beer={beer} again={isAbove(beer, forYou)} />}
              />
            </div>
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
      )}
      {fresh && (
        <FreshBeers
          shelf={fresh}
          actionsFor={(beer) => <AddToCart beer={beer} again={isAbove(beer, forYou)} />}
        />
      )}
      {loaderData.bestSellers && (
        <BestSellers
          beers={bestSellers}
          actionsFor={(beer) => <AddToCart beer={beer} again={isAbove(beer, forYou, featured)} />}
        />
      )}
      {month && <MonthStory story={month} />}
      <CompanyCarousel breweries={breweries.companies} maySignUp={isVisitor} />
    </div>
  )
}
