import * as purchasesTexts from '#contract/texts/purchases.ts'
import { useText } from '#web/texts.ts'
import { SkeletonLabel, SkeletonWords } from '#web/ui/skeleton.tsx'
import fan from './label-stack.module.css'
import styles from './purchases.module.css'

/** A buyer's purchases before they are there. */
export function MyShopSkeleton() {
  const t = useText()
  return (
    <div className={`stack gap-6 ${styles.page}`}>
      <h1>{t(purchasesTexts.title)}</h1>
      <div className="stack gap-4">
        {[1, 2].map((order) => (
          <div key={order} className={styles.order}>
            <div className={styles.head}>
              <h2 className={styles.name}>
                <SkeletonWords width="14ch" />
              </h2>
              <p className="quiet">
                <SkeletonWords width="9ch" />
              </p>
            </div>
            <div className={styles.part}>
              <span className={fan.fan}>
                <SkeletonLabel style={{ width: 52 }} />
              </span>
              <div className="stack gap-2">
                <p className="quiet">
                  <SkeletonWords width="12ch" />
                </p>
                <div className={styles.line}>
                  <h4 className={styles.name}>
                    <SkeletonWords width="10ch" />
                  </h4>
                  <p className={`quiet ${styles.facts}`}>
                    <SkeletonWords width="16ch" />
                  </p>
                </div>
              </div>
            </div>
            <div className={styles.foot}>
              <SkeletonWords width="12ch" />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
