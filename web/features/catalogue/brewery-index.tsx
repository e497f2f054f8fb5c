import { Link } from 'react-router'
import type { ListedBrewery } from '#contract/breweries.ts'
import { countryName } from '#contract/texts/country-names.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import { counted } from '#web/counted.ts'
import { useText } from '#web/texts.ts'
import styles from './brewery-index.module.css'
import { useLetterWords } from './use-letter-words.ts'

/** Breweries under the letters that their names begin with: each with its place and how many beers it sells. */
export function BreweryIndex({ breweries, busy }: { breweries: ListedBrewery[]; busy: boolean }) {
  const t = useText()
  const wordsOf = useLetterWords()
  return (
    <div className="stack gap-6" aria-busy={busy}>
      {[...Map.groupBy(breweries, ({ letter }) => letter)].map(([letter, of]) => (
        <section key={letter} aria-labelledby={`letter-${letter}`} className={`stack gap-3 ${styles.part}`}>
          <h2 id={`letter-${letter}`} className={styles.letter}>
            {wordsOf(letter)}
          </h2>
          <ul className={styles.list}>
            {of.map(({ id, company, city, country, beers }) => (
              <li key={id}>
                <Link to={`/company/${id}`} className={styles.name} viewTransition>
                  {company}
                </Link>
                <span className={styles.place}>
                  {[city, countryName(country)].filter(Boolean).join(', ')}
                </span>
                <span className={styles.beers}>
                  {counted(t, beers, shopWords.oneBeer, shopWords.countBeers)}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
