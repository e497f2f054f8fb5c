import * as homeTexts from '#contract/texts/home.ts'
import { Spoken } from '#web/language/spoken.tsx'
import { useRoot } from '#web/layout/use-root.ts'
import { useText } from '#web/texts.ts'
import { SkeletonBlock, SkeletonLabel, SkeletonWords } from '#web/ui/skeleton.tsx'
import brewery from './brewery-card.module.css'
import carousel from './company-carousel.module.css'
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
        <div className="stack gap-5">
          <h1 className={hero.sentence}>{t(homeTexts.title)}</h1>
          <p className={hero.lead}>
            <SkeletonWords width="36ch" /> <SkeletonWords width="26ch" /> <SkeletonWords width="8ch" />
          </p>
          <p className="wrap gap-3">
            <SkeletonBlock style={{ width: 180, ...BUTTON }} />
            {!root?.user && <SkeletonBlock style={{ width: 192, ...BUTTON }} />}
          </p>
        </div>
        <div className={fan.room}>
          <ul className={fan.fan}>
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
            <Spoken text={homeTexts.ourCompanies} />
          </h2>
        </div>
        <div className={carousel.viewport}>
          <ul className={carousel.list}>
            {[1, 2, 3, 4].map((place) => (
              <li key={place}>
                <div className={brewery.card}>
                  <SkeletonBlock style={{ aspectRatio: '600 / 360', borderRadius: 0 }} />
                  <div className={brewery.words}>
                    <h3 className={brewery.name}>
                      <SkeletonWords width="9ch" />
                    </h3>
                    <p className={brewery.place}>
                      <SkeletonWords width="14ch" />
                    </p>
                    <p className={brewery.count}>
                      <SkeletonWords width="8ch" />
                    </p>
                  </div>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </div>
  )
}
