import * as cartTexts from '#contract/texts/cart.ts'
import { Spoken } from '#web/language/spoken.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Picture } from '#web/ui/picture.tsx'
import styles from './empty-cart.module.css'

type Props = {
  /** Pictures of beers that can be bought; while they are awaited, and in a shop that has none, an empty glass stands there. */
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
      <div className={styles.hand} aria-hidden="true">
        {labels.map((label) => (
          <Picture
            key={label}
            image={label}
            alt=""
            frame={[300, 420]}
            sizes="(width < 760px) 30vw, 180px"
            loading="eager"
            className={styles.label}
          />
        ))}
      </div>
    </section>
  )
}
