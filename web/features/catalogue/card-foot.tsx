import type { ReactNode } from 'react'
import type { BeerSummary } from '#contract/catalogue.ts'
import { BeerPrice } from './beer-price.tsx'
import styles from './card-foot.module.css'

type Props = { beer: BeerSummary; actions?: ReactNode }

/**
 * The price and what can be done, at a card's foot. Where the card is narrow the control has a row of its own: the round
 * + that becomes a stepper must move neither itself nor the card.
 */
export function CardFoot({ beer, actions }: Props) {
  return (
    <div className={styles.room}>
      <div className={styles.foot}>
        <BeerPrice beer={beer} />
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  )
}
