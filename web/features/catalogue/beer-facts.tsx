import type { ReactNode } from 'react'
import type { BeerDetail, BeerSummary } from '#contract/catalogue.ts'
import { packText } from '#contract/pack-text.ts'
import type { Taste } from '#contract/tastes.ts'
import * as beerTexts from '#contract/texts/beer.ts'
import * as beerFactTexts from '#contract/texts/beer-fact.ts'
import { countryNames } from '#contract/texts/country-names.ts'
import * as detailTexts from '#contract/texts/detail.ts'
import { numberText } from '#contract/texts/numbers.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import { Spoken } from '#web/language/spoken.tsx'
import { LocalRateNote } from '#web/layout/local-rate-note.tsx'
import { useText } from '#web/texts.ts'
import styles from './beer-facts.module.css'
import { BeerHeart, type Hearted } from './beer-heart.tsx'
import { BeerPrice } from './beer-price.tsx'
import { BeerRating } from './beer-rating.tsx'
import { BeerTaste } from './beer-taste.tsx'
import { CompanyLink } from './company-link.tsx'
import { FlavourWords } from './flavour-words.tsx'
import { joinedParts } from './joined-parts.ts'

type Props = {
  beer: BeerSummary & Hearted & Pick<BeerDetail, 'shipsTo'>
  actions: ReactNode
  /** Below what buys it: what whoever hesitates wants to know. */
  promises?: ReactNode
  tastes?: readonly Taste[] | undefined
  compare?: ReactNode
}

/** What somebody asks first of a beer, beside its label; what is looked up is its record (specification section 2, Product detail). */
export function BeerFacts({ beer, actions, promises, tastes = [], compare }: Props) {
  const t = useText()
  const abv = t(beerTexts.abv, { value: numberText(beer.ABV) })
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
        <p className={styles.kind}>{joinedParts(beer.type, packText(beer), abv)}</p>
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
      {promises}
      <section aria-labelledby="description" className={styles.text}>
        <h2 id="description" className="visually-hidden">
          {t(beerFactTexts.description)}
        </h2>
        <p>{beer.description}</p>
      </section>
      <FlavourWords tastes={tastes} />
      <BeerTaste beer={beer} />
    </div>
  )
}
