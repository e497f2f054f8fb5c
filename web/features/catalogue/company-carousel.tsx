import { lazy, Suspense, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { Brewery } from '#contract/catalogue.ts'
import * as breweriesTexts from '#contract/texts/breweries.ts'
import * as homeTexts from '#contract/texts/home.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import { Spoken } from '#web/language/spoken.tsx'
import { useText } from '#web/texts.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useLive } from '#web/ui/use-live.ts'
import { BreweryCard } from './brewery-card.tsx'
import type { Engine } from './carousel-engine.tsx'
import styles from './company-carousel.module.css'
import { SectionHead } from './section-head.tsx'
import { useCarousel, useWantsEngine } from './use-carousel.ts'

const CarouselEngine = lazy(() => import('./carousel-engine.tsx'))

type Props = { breweries: Brewery[]; maySignUp: boolean }

/**
 * *Our Companies*. A list that scrolls and snaps by itself, without JavaScript too; buttons move it by a screenful, and
 * whoever has a mouse can drag it once the engine has come.
 */
export function CompanyCarousel({ breweries, maySignUp }: Props) {
  const t = useText()
  const live = useLive()
  const viewport = useRef<HTMLDivElement>(null)
  const [engine, setEngine] = useState<Engine>()
  const wantsEngine = useWantsEngine(viewport)
  const { atStart, atEnd, move } = useCarousel(viewport, engine)

  return (
    <section aria-labelledby="our-companies">
      <SectionHead id="our-companies" title={<Spoken text={homeTexts.ourCompanies} />}>
        {live && !(atStart && atEnd) && breweries.length > 0 && (
          <span className={styles.buttons}>
            <Button
              look="outline"
              size="round"
              aria-label={t(homeTexts.companiesPrevious)}
              aria-disabled={atStart}
              onClick={() => move(-1)}
            >
              <Icon name="left" />
            </Button>
            <Button
              look="outline"
              size="round"
              aria-label={t(homeTexts.companiesNext)}
              aria-disabled={atEnd}
              onClick={() => move(1)}
            >
              <Icon name="right" />
            </Button>
          </span>
        )}
        {/* After the buttons, which come later: whoever is about to press it would press them. */}
        {breweries.length > 0 && (
          <Link to="/breweries" className={styles.all} aria-label={t(breweriesTexts.seeAll)}>
            {t(shopWords.seeAll)} <span aria-hidden="true">→</span>
          </Link>
        )}
      </SectionHead>
      {breweries.length ? (
        <div className={styles.viewport} ref={viewport} data-engine={engine ? '' : undefined}>
          <ul className={styles.list}>
            {breweries.map((brewery) => (
              <li key={brewery.id}>
                <BreweryCard brewery={brewery} />
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <EmptyState text={t(homeTexts.noCompanies)}>
          {maySignUp && (
            <LinkButton to="/sellerSignUp" look="outline">
              {t(homeTexts.sellMine)}
            </LinkButton>
          )}
        </EmptyState>
      )}
      {wantsEngine && viewport.current && (
        <Suspense>
          <CarouselEngine viewport={viewport.current} onReady={setEngine} />
        </Suspense>
      )}
    </section>
  )
}
