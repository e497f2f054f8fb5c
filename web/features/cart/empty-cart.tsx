import * as cartTexts from '#contract/texts/cart.ts'
import { Spoken } from '#web/language/spoken.tsx'
import { HeldLabels } from '#web/layout/held-labels.tsx'
import { StyleRoads } from '#web/layout/style-roads.tsx'
import { useText } from '#web/texts.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import styles from './empty-cart.module.css'

type Props = {
  /** Pictures of beers that can be bought; none while they are awaited. */
  labels?: string[]
}

/** A cart that holds nothing, and the ways on: to beers, and to some styles of them. There is no sum of nothing. */
export function EmptyCart({ labels = [] }: Props) {
  const t = useText()
  return (
    <section className={`stack gap-5 ${styles.empty}`}>
      <div className={`stack gap-5 ${styles.words}`}>
        <div className="stack gap-3">
          <p className={styles.says}>
            <Spoken text={cartTexts.empty} />
          </p>
          <p>{t(cartTexts.emptyLead)}</p>
        </div>
        <div className={`wrap gap-3 ${styles.ways}`}>
          <LinkButton to="/shop" size="large">
            <Icon name="plus" size={18} />
            <Spoken text={cartTexts.addBeer} />
          </LinkButton>
          <Button size="large" look="quiet" disabled className={styles.off}>
            <Spoken text={cartTexts.startPurchase} />
          </Button>
        </div>
        <nav className="stack gap-2" aria-labelledby="by-style">
          <p className="quiet" id="by-style">
            {t(cartTexts.byStyle)}
          </p>
          <StyleRoads />
        </nav>
      </div>
      <HeldLabels labels={labels} className={styles.held} />
    </section>
  )
}
