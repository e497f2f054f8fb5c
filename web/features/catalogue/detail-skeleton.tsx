import { BackLink } from '#web/ui/back-link.tsx'
import { SkeletonBlock, SkeletonWords } from '#web/ui/skeleton.tsx'
import facts from './beer-facts.module.css'
import { BeerSpread } from './beer-spread.tsx'
import styles from './detail.module.css'

/** A beer's page before the beer is there: its label's place at the left, lines for its facts at the right. */
export function DetailSkeleton() {
  return (
    <div className={`stack gap-7 ${styles.page}`}>
      <div className={styles.back}>
        <BackLink />
      </div>
      <BeerSpread>
        <div className={`stack gap-6 ${facts.facts}`}>
          <div className="stack gap-2">
            <p className={facts.company}>
              <SkeletonWords width="14ch" />
            </p>
            <h1>
              <SkeletonWords width="8ch" />
            </h1>
            <p className={facts.under}>
              <SkeletonWords width="12ch" />
            </p>
          </div>
          <div className={`ends ${facts.buy}`}>
            <h2>
              <SkeletonWords width="6ch" />
            </h2>
            <SkeletonBlock style={{ width: 230, height: 52, borderRadius: 'var(--radius-pill)' }} />
          </div>
          <div className={facts.text}>
            <p>
              <SkeletonWords width="44ch" /> <SkeletonWords width="38ch" /> <SkeletonWords width="20ch" />
            </p>
          </div>
          <SkeletonBlock style={{ height: 190 }} />
        </div>
      </BeerSpread>
    </div>
  )
}
