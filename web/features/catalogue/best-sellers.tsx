import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { BeerSummary } from '#contract/catalogue.ts'
import * as homeTexts from '#contract/texts/home.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import { counted } from '#web/counted.ts'
import { Spoken } from '#web/language/spoken.tsx'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { BeerHeart, type Hearted } from './beer-heart.tsx'
import { BeerLabel } from './beer-label.tsx'
import { BeerRating } from './beer-rating.tsx'
import styles from './best-sellers.module.css'
import { CardFoot } from './card-foot.tsx'
import { CompanyLink } from './company-link.tsx'
import { SectionHead } from './section-head.tsx'
import { useLabelMorph } from './use-label-morph.ts'

type BestSeller = BeerSummary & Hearted & { unitsSold: number }
type Props = { beers: BestSeller[]; actionsFor: (beer: BeerSummary) => ReactNode }

/** *Best Sellers*: three large cards with their rank and how many were sold. */
export function BestSellers({ beers, actionsFor }: Props) {
  const t = useText()
  return (
    <section aria-labelledby="best-sellers">
      <SectionHead id="best-sellers" title={<Spoken text={homeTexts.bestSellers} />} />
      {beers.length ? (
        <ol className={`stack gap-5 ${styles.podium}`}>
          {beers.map((beer, at) => (
            <Winner key={beer.id} beer={beer} rank={at + 1} actions={actionsFor(beer)} />
          ))}
        </ol>
      ) : (
        <EmptyState text={t(homeTexts.noBestSellers)}>
          <LinkButton to="/shop" look="outline">
            {t(shopWords.seeBeers)}
          </LinkButton>
        </EmptyState>
      )}
    </section>
  )
}

function Winner({ beer, rank, actions }: { beer: BestSeller; rank: number; actions: ReactNode }) {
  const t = useText()
  const to = `/detail/${beer.id}`
  const morph = useLabelMorph(to, 'podium')
  return (
    <li className={styles.card}>
      <div className={styles.ground}>
        <span className={styles.rank}>
          <span className="visually-hidden">{t(homeTexts.rank, { rank })}</span>
          <span aria-hidden="true">{rank}</span>
        </span>
        <BeerLabel beer={beer} sizes="206px" className={styles.label} style={morph.style} />
        <BeerHeart beer={beer} />
      </div>
      <div className={styles.facts}>
        <p className={styles.company}>
          <CompanyLink company={beer.company} />
        </p>
        <h3 className={styles.name}>
          <Link to={to} className={styles.link} prefetch="intent" viewTransition onClick={morph.choose}>
            {beer.name}
          </Link>
        </h3>
        <p className={`wrap ${styles.style}`}>
          <span>{beer.type}</span>
          <BeerRating beer={beer} />
        </p>
        <p className={styles.sold}>
          {counted(t, beer.unitsSold, homeTexts.oneUnitSold, homeTexts.unitsSold)}
        </p>
        <CardFoot beer={beer} actions={actions} />
      </div>
    </li>
  )
}
