import * as purchasesTexts from '#contract/texts/purchases.ts'
import { useText } from '#web/texts.ts'
import { SkeletonBlock, SkeletonLabel, SkeletonWords } from '#web/ui/skeleton.tsx'
import styles from './purchases.module.css'

/** A buyer's purchases before they are there. */
export function MyShopSkeleton() {
  const t = useText()
  return (
    <div className="stack gap-6">
      <h1>{t(purchasesTexts.title)}</h1>
      {[1, 2].map((order) => (
        <div key={order} className={styles.order}>
          <div className={`ends ${styles.head}`}>
            <h2>
              <SkeletonWords width="14ch" />
            </h2>
            <SkeletonWords width="9ch" />
          </div>
          <div className={styles.line}>
            <span className={styles.picture}>
              <SkeletonLabel style={{ aspectRatio: '5 / 6' }} />
            </span>
            <div className={styles.words}>
              <h3>
                <SkeletonWords width="10ch" />
              </h3>
              <p className="quiet">
                <SkeletonWords width="16ch" />
              </p>
              <SkeletonBlock style={{ height: 44, marginTop: 12 }} />
            </div>
          </div>
          <div className={`row ${styles.foot}`}>
            <SkeletonWords width="12ch" />
          </div>
        </div>
      ))}
    </div>
  )
}
