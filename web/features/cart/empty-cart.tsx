import * as cartTexts from '#contract/texts/cart.ts'
import { Spoken } from '#web/language/spoken.tsx'
import { HeldLabels } from '#web/layout/held-labels.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import styles from './empty-cart.module.css'

type Props = {
  /** Pictures of beers that can be bought; none while they are awaited. */
  labels?: string[]
}

/** A cart that holds nothing, and the one way on: to beers. There is no sum of nothing. */
export function EmptyCart({ labels = [] }: Props) {
  return (
    <section className={`stack gap-5 ${styles.empty}`}>
      <div className={`stack gap-5 ${styles.words}`}>
        <p>
          <Spoken text={cartTexts.empty} />
        </p>
        <div className="wrap gap-3">
          <LinkButton to="/shop" size="large">
            <Icon name="plus" size={18} />
            <Spoken text={cartTexts.addBeer} />
          </LinkButton>
          <Button size="large" look="quiet" disabled className={styles.off}>
            <Spoken text={cartTexts.startPurchase} />
          </Button>
        </div>
      </div>
      <HeldLabels labels={labels} className={styles.held} />
    </section>
  )
}
