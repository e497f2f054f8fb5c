import * as homeTexts from '#contract/texts/home.ts'
import { Spoken } from '#web/language/spoken.tsx'
import { useRoot } from '#web/layout/use-root.ts'
import { useText } from '#web/texts.ts'
import { SkeletonBlock, SkeletonLabel, SkeletonWords } from '#web/ui/skeleton.tsx'
import line from '#web/ui/snap-line.module.css'
import { BeerGridSkeleton } from './beer-card-skeleton.tsx'
import hero from './hero.module.css'
import styles from './home.module.css'
import fan from './label-fan.module.css'
import head from './section-head.module.css'

const BUTTON = { height: 52, borderRadius: 'var(--radius-pill)' }

/** The home page before its beers are there: its sentence, a hand of empty labels, what comes first below. */
export function HomeSkeleton() {
  const t = useText()
  const root = useRoot()
  return (
    <div className={`stack ${styles.home}`}>
      <section className={`stack ${hero.hero}`}>
        <h1 className={hero.sentence}>{t(homeTexts.title)}</h1>
        <div className="stack gap-4">
          <p className={hero.lead}>
            <SkeletonWords width="36ch" /> <SkeletonWords width="26ch" /> <SkeletonWords width="8ch" />
          </p>
          <p className={`wrap gap-3 ${hero.ways}`}>
            <SkeletonBlock style={{ width: 180, ...BUTTON }} />
            {!root?.user && <SkeletonBlock style={{ width: 160, ...BUTTON }} />}
          </p>
        </div>
        <div className={fan.room}>
          <ul className={fan.fan} data-count="5">
            {[1, 2, 3, 4, 5].map((place) => (
              <li key={place}>
                <SkeletonLabel />
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section>
        <div className={head.head}>
          <h2>
            <Spoken text={homeTexts.featured} />
          </h2>
        </div>
        <div className={`${line.line} ${styles.featured}`} data-slim="">
          <BeerGridSkeleton columns={4} count={4} />
        </div>
      </section>
    </div>
  )
}
