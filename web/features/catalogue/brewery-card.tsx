import { Link } from 'react-router'
import type { Brewery } from '#contract/catalogue.ts'
import { placeText } from '#contract/texts/place-text.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import { counted } from '#web/counted.ts'
import { useText } from '#web/texts.ts'
import { Picture } from '#web/ui/picture.tsx'
import styles from './brewery-card.module.css'

/** A brewery of the carousel: its art, where it is, how many beers it sells. It leads to its page. */
export function BreweryCard({ brewery }: { brewery: Brewery }) {
  const t = useText()
  return (
    <article className={styles.card}>
      <Picture image={brewery.image} alt="" frame={[600, 360]} sizes="(width < 560px) 80vw, 300px" />
      <div className={styles.words}>
        <h3 className={styles.name}>
          <Link to={`/company/${brewery.id}`} className={styles.link} draggable={false} viewTransition>
            {brewery.company}
          </Link>
        </h3>
        <p className={styles.place}>{placeText({ city: brewery.city, country: brewery.country })}</p>
        <p className={styles.count}>{counted(t, brewery.beers, shopWords.oneBeer, shopWords.countBeers)}</p>
      </div>
    </article>
  )
}
