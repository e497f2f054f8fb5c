import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { BeerSummary } from '#contract/catalogue.ts'
import * as homeTexts from '#contract/texts/home.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import { Spoken } from '#web/language/spoken.tsx'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import whole from '#web/ui/whole-link.module.css'
import { BeerHeart, type Hearted } from './beer-heart.tsx'
import { BeerLabel } from './beer-label.tsx'
import { BeerPrice } from './beer-price.tsx'
import { BeerRating } from './beer-rating.tsx'
import styles from './best-sellers.module.css'
import { CompanyLink } from './company-link.tsx'
import { SectionHead } from './section-head.tsx'
import { useLabelMorph } from './use-label-morph.ts'

type BestSeller = BeerSummary & Hearted
type Props = { beers: BestSeller[]; actionsFor: (beer: BeerSummary) => ReactNode }

/**
 * *Best Sellers*: a podium that goes down from the first to the third, in the order in which it is read; each label stands on its step.
 * On phones a line each. What they are ordered by is what was paid for each, which is nobody's business but their breweries'.
 */
export function BestSellers({ beers, actionsFor }: Props) {
  const t = useText()
  return (
    <section aria-labelledby="best-sellers">
      <SectionHead
        id="best-sellers"
        title={<Spoken text={homeTexts.bestSellers} />}
        lead={beers.length ? t(homeTexts.bestSellersLead) : undefined}
      />
      {beers.length ? (
        <ol className={`stack gap-2 ${styles.podium}`}>
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
    <li className={`${whole.whole} ${styles.winner}`} data-rank={rank}>
      <div className={styles.stage}>
        <BeerLabel
          beer={beer}
          sizes="(width < 760px) 64px, 230px"
          className={styles.label}
          style={morph.style}
        />
        <p className={styles.step}>
          <span className="visually-hidden">{t(homeTexts.rank, { rank })}</span>
          <span aria-hidden="true">{rank}</span>
        </p>
      </div>
      <div className={styles.facts}>
        <p className="quiet">
          <CompanyLink company={beer.company} />
        </p>
        <h3 className={styles.name}>
          <Link
            to={to}
            className={`${whole.link} ${styles.link}`}
            prefetch="intent"
            viewTransition
            onClick={morph.choose}
          >
            {beer.name}
          </Link>
        </h3>
        <p className={`wrap ${styles.style}`}>
          <span className={styles.type}>{beer.type}</span>
          <BeerRating beer={beer} />
        </p>
      </div>
      <div className={styles.price}>
        <BeerPrice beer={beer} />
      </div>
      <div className={styles.actions}>
        <BeerHeart beer={beer} />
        {actions}
      </div>
    </li>
  )
}
