import { Link } from 'react-router'
import type { ABOUT } from '#contract/texts/about.ts'
import * as breweriesTexts from '#contract/texts/breweries.ts'
import { useText } from '#web/texts.ts'
import { Picture } from '#web/ui/picture.tsx'
import line from '#web/ui/snap-line.module.css'
import styles from './places.module.css'

/** A brewery with where it is, and the beginning of its story. */
type PlaceOfBrewery = { id: string; company: string; image: string; place: string; words: string }

type Props = { places: PlaceOfBrewery[]; text: Record<keyof (typeof ABOUT)['places'], string> }

/** Who makes the beers and where, in the breweries' own pictures and words. */
export function Places({ places, text }: Props) {
  const t = useText()
  return (
    <section className="stack gap-5" aria-labelledby="places">
      <div className="ends gap-3">
        <div>
          <h2 id="places">{text.title}</h2>
          <p>{text.lead}</p>
        </div>
        <Link to="/breweries" className={styles.all}>
          {t(breweriesTexts.seeAll)} <span aria-hidden="true">→</span>
        </Link>
      </div>
      <div className={`${line.line} ${styles.line}`}>
        <ul className={`stack gap-6 ${styles.places}`}>
          {places.map((place) => (
            <li key={place.id}>
              <Place place={place} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** One of them: its picture, what it says, who says it. `isLarge` beside the sentence that opens the page. */
export function Place({ place: { id, company, image, place, words }, isLarge = false }: PlaceProps) {
  return (
    <figure className={`stack gap-3 ${styles.place}`} data-large={isLarge || undefined}>
      <Picture
        image={image}
        alt=""
        frame={[600, 360]}
        sizes="(width < 760px) 100vw, 400px"
        loading={isLarge ? 'eager' : 'lazy'}
        className={styles.picture}
      />
      <blockquote className={styles.words}>{words}</blockquote>
      <figcaption>
        <Link to={`/company/${id}`} className={styles.link} viewTransition>
          {company}
        </Link>
        <span className="quiet">{place}</span>
      </figcaption>
    </figure>
  )
}

type PlaceProps = { place: PlaceOfBrewery; isLarge?: boolean }
