import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { BeerSummary } from '#contract/catalogue.ts'
import { centsFromDollars, priceText } from '#contract/money.ts'
import * as homeTexts from '#contract/texts/home.ts'
import { useText } from '#web/texts.ts'
import line from '#web/ui/snap-line.module.css'
import whole from '#web/ui/whole-link.module.css'
import type { ActionsFor } from './beer-cards.tsx'
import { BeerLabel } from './beer-label.tsx'
import { CardFoot } from './card-foot.tsx'
import styles from './fresh-beers.module.css'
import page from './home.module.css'
import { SectionHead } from './section-head.tsx'
import { useLabelMorph } from './use-label-morph.ts'
import type { FreshShelf } from './word-home.server.ts'

type Props = { shelf: FreshShelf; actionsFor: ActionsFor }

/** *Frescas*: what left its brewery last, standing on a shelf; each says when. */
export function FreshBeers({ shelf, actionsFor }: Props) {
  const t = useText()
  return (
    <section aria-labelledby="fresh" className={styles.fresh}>
      <SectionHead id="fresh" title={t(homeTexts.fresh)} lead={shelf.lead}>
        <Link to={shelf.to} className={page.all}>
          {shelf.all} <span aria-hidden="true">→</span>
        </Link>
      </SectionHead>
      <div className={`${line.line} ${styles.room}`}>
        <ul className={styles.shelf}>
          {shelf.beers.map((beer) => (
            <FreshBeer key={beer.id} beer={beer} packaged={beer.packaged} actions={actionsFor(beer)} />
          ))}
        </ul>
      </div>
    </section>
  )
}

type BeerProps = { beer: BeerSummary; packaged: string; actions: ReactNode }

function FreshBeer({ beer, packaged, actions }: BeerProps) {
  const to = `/detail/${beer.id}`
  const morph = useLabelMorph(to, 'fresh')
  return (
    <li className={`${whole.whole} ${styles.beer}`}>
      <BeerLabel
        beer={beer}
        sizes="(width < 560px) 130px, 168px"
        className={styles.label}
        style={morph.style}
      />
      <div className={styles.facts}>
        <p className={styles.packaged}>{packaged}</p>
        <h3 className={styles.name}>
          <Link to={to} className={whole.link} prefetch="intent" viewTransition onClick={morph.choose}>
            {beer.name}
          </Link>
        </h3>
        <p className={`quiet ${styles.maker}`}>{beer.company.company}</p>
        <p className={styles.alone}>{priceText(centsFromDollars(beer.price))}</p>
        <CardFoot beer={beer} actions={actions} />
      </div>
    </li>
  )
}
