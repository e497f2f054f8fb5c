import type { ReactNode } from 'react'
import type { BeerDetail, BeerSummary } from '#contract/catalogue.ts'
import * as beerFactTexts from '#contract/texts/beer-fact.ts'
import { countryNames } from '#contract/texts/country-names.ts'
import * as detailTexts from '#contract/texts/detail.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import { Spoken } from '#web/language/spoken.tsx'
import { LocalRateNote } from '#web/layout/local-rate-note.tsx'
import { useText } from '#web/texts.ts'
import { BeerDay } from './beer-day.tsx'
import styles from './beer-facts.module.css'
import { BeerHeart, type Hearted } from './beer-heart.tsx'
import { BeerPrice } from './beer-price.tsx'
import { BeerRating } from './beer-rating.tsx'
import { BeerTaste } from './beer-taste.tsx'
import { CompanyLink } from './company-link.tsx'
import { FreshMark } from './fresh-mark.tsx'
import { UnitsLeft } from './units-left.tsx'

type Props = {
  beer: BeerSummary & Hearted & Pick<BeerDetail, 'shipsTo'>
  actions: ReactNode
  compare?: ReactNode
  report?: ReactNode
}

/** Everything that the specification lists about a beer, beside its label (section 2, Product detail). */
export function BeerFacts({ beer, actions, compare, report }: Props) {
  const t = useText()
  return (
    <div className={`stack gap-6 ${styles.facts}`}>
      <header className="stack gap-2">
        <p className={styles.company}>
          <CompanyLink company={beer.company} />
        </p>
        <div className={styles.name}>
          <h1>{beer.name}</h1>
          <BeerHeart beer={beer} />
        </div>
        <div className={`row gap-3 ${styles.under}`}>
          <p>
            <span className="visually-hidden">
              <Spoken text={shopWords.rating} />:{' '}
            </span>
            <BeerRating beer={beer} />
          </p>
          {compare}
        </div>
      </header>
      <div className={`ends ${styles.buy}`}>
        <div>
          <span className="visually-hidden">{t(shopWords.price)}: </span>
          <BeerPrice beer={beer} size="page" />
          <LocalRateNote />
          <p className="quiet">
            {beer.shipsTo
              ? t(detailTexts.shippingIncludedTo, { countries: countryNames(beer.shipsTo) })
              : t(shopWords.shippingIncluded)}
          </p>
        </div>
        {actions}
      </div>
      <section aria-labelledby="description" className={styles.text}>
        <h2 id="description" className="visually-hidden">
          {t(beerFactTexts.description)}
        </h2>
        <p>{beer.description}</p>
      </section>
      <BeerTaste beer={beer} />
      <dl className={styles.list}>
        <div>
          <dt>{t(beerFactTexts.type)}</dt>
          <dd>{beer.type}</dd>
        </div>
        <div>
          <dt>{t(shopWords.presentation)}</dt>
          <dd>{beer.presentation}</dd>
        </div>
        <div>
          <dt>{t(beerFactTexts.stock)}</dt>
          <dd>
            <UnitsLeft beer={beer} />
          </dd>
        </div>
        {beer.hops && (
          <div className={styles.wide}>
            <dt>{t(beerFactTexts.hops)}</dt>
            <dd>{beer.hops}</dd>
          </div>
        )}
        {beer.packagedOn && (
          <div>
            <dt>{t(beerFactTexts.packagedOn)}</dt>
            <dd>
              <BeerDay day={beer.packagedOn} /> <FreshMark fresh={beer.fresh} />
            </dd>
          </div>
        )}
        {beer.bestBefore && (
          <div>
            <dt>{t(beerFactTexts.bestBefore)}</dt>
            <dd>
              <BeerDay day={beer.bestBefore} />
            </dd>
          </div>
        )}
      </dl>
      {report && <p>{report}</p>}
    </div>
  )
}
