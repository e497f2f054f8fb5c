import * as accountWords from '#contract/texts/account-words.ts'
import { Spoken } from '#web/language/spoken.tsx'
import { useCart } from '#web/layout/cart-state.tsx'
import { SkeletonBlock, SkeletonLabel, SkeletonWords } from '#web/ui/skeleton.tsx'
import styles from './cart.module.css'
import { CartHead } from './cart-head.tsx'
import line from './cart-line.module.css'
import { EmptyCart } from './empty-cart.tsx'

const PILL = { borderRadius: 'var(--radius-pill)' }

/** The cart before its prices are there, with as many lines as it holds. */
export function CartSkeleton() {
  const entries = useCart()
  return (
    <div className="stack gap-6">
      <CartHead isEmpty={!entries.length} />
      {entries.length === 0 && <EmptyCart />}
      {entries.length > 0 && (
        <div className={`stack gap-6 ${styles.columns}`}>
          <ul className={`${styles.lines} ${styles.awaited}`}>
            {entries.map(({ beerId }) => (
              <li key={beerId} className={line.line}>
                <span className={line.picture}>
                  <SkeletonLabel style={{ aspectRatio: '5 / 6' }} />
                </span>
                <div className={line.names}>
                  <h3 className={line.name}>
                    <SkeletonWords width="9ch" />
                  </h3>
                  <p className="quiet">
                    <SkeletonWords width="18ch" />
                  </p>
                </div>
                <div className={`ends ${line.foot}`}>
                  <SkeletonBlock style={{ width: 128, height: 45, ...PILL }} />
                  <p className={line.total}>
                    <SkeletonWords width="6ch" />
                  </p>
                </div>
              </li>
            ))}
          </ul>
          <div className={`stack ${styles.summary}`}>
            <div className={styles.about}>
              <SkeletonBlock style={{ height: 180 }} />
            </div>
            <div className={styles.pay}>
              <p className={styles.sum}>
                <span>
                  <Spoken text={accountWords.total} />
                </span>
                <span className={styles.amount}>
                  <SkeletonWords width="5ch" />
                </span>
              </p>
              <SkeletonBlock style={{ height: 52, ...PILL }} />
            </div>
          </div>
        </div>
      )}
    </div>
  )
}
