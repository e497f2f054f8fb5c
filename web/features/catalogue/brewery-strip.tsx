import { Link } from 'react-router'
import type { Brewery } from '#contract/catalogue.ts'
import * as detailTexts from '#contract/texts/detail.ts'
import { placeText } from '#contract/texts/place-text.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import { counted } from '#web/counted.ts'
import { useText } from '#web/texts.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Picture } from '#web/ui/picture.tsx'
import styles from './brewery-strip.module.css'

/** Who brews a beer: its drawing, where it is, the first of its story, and the way to its page. */
export function BreweryStrip({ brewery }: { brewery: Brewery }) {
  const t = useText()
  return (
    <section className={styles.strip} aria-labelledby="brewery">
      <Picture image={brewery.image} alt="" frame={[600, 360]} sizes="(width < 640px) 100vw, 380px" />
      <div className={`stack gap-3 ${styles.words}`}>
        <p className="quiet">
          {t(detailTexts.itsBrewery)} · {placeText(brewery)}
        </p>
        <h2 id="brewery" className={styles.name}>
          {brewery.company}
        </h2>
        {brewery.story && <p className={styles.story}>{brewery.story}</p>}
        <p>
          <Link to={`/company/${brewery.id}`} className={styles.way} viewTransition>
            {brewery.beers
              ? counted(t, brewery.beers, shopWords.oneBeer, shopWords.countBeers)
              : t(shopWords.seeBeers)}
            <Icon name="right" size={16} />
            <span className="visually-hidden">{brewery.company}</span>
          </Link>
        </p>
      </div>
    </section>
  )
}
