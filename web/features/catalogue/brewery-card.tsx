import { Link } from 'react-router'
import type { Brewery } from '#contract/catalogue.ts'
import { SEARCH_MAX_CHARACTERS } from '#contract/limits.ts'
import { useText } from '#web/texts.ts'
import styles from './brewery-card.module.css'
import { counted } from './counted.ts'
import { shopAddress } from './shop-address.ts'

/** A brewery of the carousel: its art, where it is, how many beers it sells. It leads to them. */
export function BreweryCard({ brewery }: { brewery: Brewery }) {
  const t = useText()
  return (
    <article className={styles.card}>
      <img src={brewery.image} width={600} height={360} alt="" loading="lazy" decoding="async" />
      <div className={styles.words}>
        <h3 className={styles.name}>
          <Link
            to={shopAddress({ name: brewery.company.slice(0, SEARCH_MAX_CHARACTERS) })}
            className={styles.link}
            draggable={false}
          >
            {brewery.company}
          </Link>
        </h3>
        <p className={styles.place}>
          {brewery.city}, {brewery.country}
        </p>
        <p className={styles.count}>
          {counted(t, brewery.beers, 'home.companyOneBeer', 'home.companyBeers')}
        </p>
      </div>
    </article>
  )
}
