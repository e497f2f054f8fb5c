import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { BeerSummary, OwnBeer } from '#contract/catalogue.ts'
import { packText } from '#contract/pack-text.ts'
import * as beerTexts from '#contract/texts/beer.ts'
import { numberText } from '#contract/texts/numbers.ts'
import { useText } from '#web/texts.ts'
import whole from '#web/ui/whole-link.module.css'
import styles from './beer-card.module.css'
import { BeerHeart, type Hearted } from './beer-heart.tsx'
import { BeerLabel } from './beer-label.tsx'
import { BeerRating } from './beer-rating.tsx'
import { BeerScales } from './beer-scales.tsx'
import { CardFoot } from './card-foot.tsx'
import { CompanyLink } from './company-link.tsx'
import { FreshMark } from './fresh-mark.tsx'
import { joinedParts } from './joined-parts.ts'
import { StockNote } from './stock-note.tsx'
import { TellMe } from './tell-me.tsx'
import { useLabelMorph } from './use-label-morph.ts'

type Props = {
  /** Of one's own, also those that buyers do not see. */
  beer: BeerSummary & Hearted & Partial<Pick<OwnBeer, 'pastDate'>>
  /** What can be done with it: `<AddToCart beer={beer} />`. */
  actions?: ReactNode
  /** Where it leads; the beer's page unless said otherwise. */
  to?: string
  /** What else is to be told of it, above its price. */
  note?: ReactNode
  early?: boolean
}

/** One beer on a list. The whole card leads to its page; what stands in `actions` stays a control of its own. */
export function BeerCard({ beer, actions, to = `/detail/${beer.id}`, note, early }: Props) {
  const t = useText()
  const morph = useLabelMorph(to, 'card')
  return (
    <article
      className={`${whole.whole} ${styles.card}`}
      data-off-sale={!beer.status || beer.pastDate || undefined}
    >
      <div className={styles.ground}>
        <BeerLabel
          beer={beer}
          early={early}
          sizes="(width < 560px) 30vw, 180px"
          className={styles.label}
          style={morph.style}
        />
        <span className={styles.marks}>
          <StockNote beer={beer} />
          <FreshMark fresh={beer.fresh} />
        </span>
        <BeerHeart beer={beer} />
      </div>
      <div className={styles.facts}>
        <div>
          <p className={styles.company}>
            <CompanyLink company={beer.company} />
          </p>
          <h3 className={styles.name}>
            <Link to={to} className={whole.link} prefetch="intent" viewTransition onClick={morph.choose}>
              {beer.name}
            </Link>
          </h3>
          <p className={`wrap ${styles.style}`}>
            <span>{joinedParts(beer.type, packText(beer))}</span>
            <BeerRating beer={beer} />
            <span>{t(beerTexts.abv, { value: numberText(beer.ABV) })}</span>
          </p>
        </div>
        <div className={styles.scales}>
          <BeerScales beer={beer} />
          {note}
        </div>
        <CardFoot beer={beer} actions={actions && actionsNow(beer, actions)} />
      </div>
    </article>
  )
}

/** What nobody sells has nothing to be pressed; what is sold out is asked to be told of, by whom something can be saved for. */
function actionsNow({ id, status, hasSeller, heart }: Props['beer'], actions: ReactNode): ReactNode {
  if (!hasSeller) return null
  return status && heart?.tell ? <TellMe beerId={id} tell={heart.tell} /> : actions
}
