import { SkeletonBlock, SkeletonLabel, SkeletonWords } from '#web/ui/skeleton.tsx'
import styles from './beer-card.module.css'
import { BeerGrid } from './beer-grid.tsx'
import price from './beer-price.module.css'
import scales from './beer-scales.module.css'
import foot from './card-foot.module.css'

/** A beer's card before its beer is there: the same frame and the same lines. */
function BeerCardSkeleton() {
  return (
    <div className={styles.card}>
      <div className={styles.ground}>
        <SkeletonLabel className={styles.label} />
      </div>
      <div className={styles.facts}>
        <div>
          <p className={styles.company}>
            <SkeletonWords width="11ch" />
          </p>
          <h3 className={styles.name}>
            <SkeletonWords width="9ch" />
          </h3>
          <p className={`wrap ${styles.style}`}>
            <SkeletonWords width="15ch" />
          </p>
        </div>
        <div className={styles.scales}>
          <span className={scales.scales}>
            <span>
              <SkeletonWords width="7ch" />
            </span>
            <SkeletonBlock style={{ height: 5 }} />
            <span>
              <SkeletonWords width="7ch" />
            </span>
            <SkeletonBlock style={{ height: 5 }} />
          </span>
        </div>
        <div className={foot.room}>
          <div className={foot.foot}>
            <span className={price.price}>
              <strong>
                <SkeletonWords width="6ch" />
              </strong>
              <span>
                <SkeletonWords width="11ch" />
              </span>
            </span>
            <SkeletonBlock style={{ width: 44, height: 44, borderRadius: '50%' }} />
          </div>
        </div>
      </div>
    </div>
  )
}

/** A grid of such cards. */
export function BeerGridSkeleton({ columns, count }: { columns: 3 | 4; count: number }) {
  return (
    <BeerGrid columns={columns}>
      {Array.from({ length: count }, (_, at) => (
        <li key={at}>
          <BeerCardSkeleton />
        </li>
      ))}
    </BeerGrid>
  )
}
