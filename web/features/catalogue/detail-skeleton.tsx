import { BackLink } from '#web/ui/back-link.tsx'
import { BoneBlock, BoneWords } from '#web/ui/bone.tsx'
import facts from './beer-facts.module.css'
import { BeerSpread } from './beer-spread.tsx'
import styles from './detail.module.css'

/** A beer's page before the beer is there: its label's place at the left, lines for its facts at the right. */
export function DetailSkeleton() {
  return (
    <div className={styles.page}>
      <div className={styles.back}>
        <BackLink />
      </div>
      <BeerSpread>
        <div className={facts.facts}>
          <div className={facts.head}>
            <p className={facts.company}>
              <BoneWords width="14ch" />
            </p>
            <h1>
              <BoneWords width="8ch" />
            </h1>
            <p className={facts.under}>
              <BoneWords width="12ch" />
            </p>
          </div>
          <div className={facts.buy}>
            <h2>
              <BoneWords width="6ch" />
            </h2>
            <BoneBlock style={{ width: 230, height: 52, borderRadius: 'var(--radius-pill)' }} />
          </div>
          <div className={facts.text}>
            <p>
              <BoneWords width="44ch" /> <BoneWords width="38ch" /> <BoneWords width="20ch" />
            </p>
          </div>
          <BoneBlock style={{ height: 190 }} />
        </div>
      </BeerSpread>
    </div>
  )
}
