import { Link } from 'react-router'
import type { ListedBrewery } from '#contract/breweries.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import { counted } from '#web/counted.ts'
import { useText } from '#web/texts.ts'
import { Picture } from '#web/ui/picture.tsx'
import whole from '#web/ui/whole-link.module.css'
import styles from './brewery-wall.module.css'

/** A brewery as the page shows it: its place in short, and of its story the first sentence. */
export type WallBrewery = Pick<ListedBrewery, 'id' | 'company' | 'image' | 'labels' | 'beers' | 'types'> & {
  /** Its picture where cards are narrow. */
  square: string
  place: string
  sentence: string
}

/** So many stand on the first screen: their pictures are fetched with the page. */
const EARLY = 4

/** Breweries as cards: picture, two of its labels, place, the first sentence of its story, how many beers and of what. */
export function BreweryWall({ breweries, busy }: { breweries: WallBrewery[]; busy: boolean }) {
  return (
    <ul className={styles.wall} aria-busy={busy}>
      {breweries.map((brewery, at) => (
        <li key={brewery.id}>
          <BreweryTile brewery={brewery} isEarly={at < EARLY} />
        </li>
      ))}
    </ul>
  )
}

function BreweryTile({ brewery, isEarly }: { brewery: WallBrewery; isEarly: boolean }) {
  const t = useText()
  return (
    <article className={`${whole.whole} ${styles.tile}`}>
      <TilePicture brewery={brewery} isEarly={isEarly} />
      <div className={styles.labels} aria-hidden="true">
        {brewery.labels.map((label) => (
          <Picture
            key={label}
            image={label}
            alt=""
            frame={[300, 420]}
            sizes="62px"
            className={styles.label}
          />
        ))}
      </div>
      <div className={styles.words}>
        <h2 className={styles.name}>
          <Link to={`/company/${brewery.id}`} className={whole.link} viewTransition>
            {brewery.company}
          </Link>
        </h2>
        <p className={`quiet ${styles.place}`}>{brewery.place}</p>
        {brewery.sentence && <p className={styles.sentence}>{brewery.sentence}</p>}
        <p className={styles.beers}>
          <strong>{counted(t, brewery.beers, shopWords.oneBeer, shopWords.countBeers)}</strong>
          {brewery.types.join(', ')}
        </p>
      </div>
    </article>
  )
}

/** One of its own is cut as its frame is; a drawing has another for phones. */
function TilePicture({ brewery: { image, square }, isEarly }: { brewery: WallBrewery; isEarly: boolean }) {
  const picture = (
    <Picture
      image={image}
      alt=""
      frame={[600, 360]}
      sizes="(width < 560px) 47vw, (width < 1000px) 46vw, 320px"
      loading={isEarly ? 'eager' : 'lazy'}
      className={styles.picture}
    />
  )
  if (square === image) return picture
  return (
    <picture className={styles.shapes}>
      <source media="(width < 560px)" srcSet={square} />
      {picture}
    </picture>
  )
}
