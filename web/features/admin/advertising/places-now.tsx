import type { Placements } from '#contract/advertising.ts'
import { ADVERTISING_PLACES } from '#contract/limits.ts'
import * as advertisingTexts from '#contract/texts/advertising.ts'
import { IfMay } from '#web/layout/if-may.tsx'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import styles from './advertising.module.css'
import { advertisingAt } from './advertising-address.ts'
import { PlacementWords } from './placement-words.tsx'

/** The three places as the shop shows them now, and the way to fill each. */
export function PlacesNow({ shown }: { shown: Placements['shown'] }) {
  const t = useText()
  return (
    <section className={`stack gap-4 ${styles.part}`} aria-labelledby="now">
      <h2 id="now">{t(advertisingTexts.now)}</h2>
      <ol className="stack gap-2">
        {ADVERTISING_PLACES.map((place) => {
          const one = shown.find((each) => each.place === place)
          const called = t(advertisingTexts.placeNumber, { place })
          return (
            <li key={place} className="ends gap-2">
              <span className="row gap-3">
                {called}
                {one ? <PlacementWords placement={one} /> : <span>{t(advertisingTexts.ownDrawing)}</span>}
              </span>
              <IfMay what="goods">
                <LinkButton to={advertisingAt('new', { place: String(place) })} look="outline" size="small">
                  {t(advertisingTexts.putUp)} <span className="visually-hidden">{called}</span>
                </LinkButton>
              </IfMay>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
