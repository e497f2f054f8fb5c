import { Link } from 'react-router'
import type { AdminToday } from '#contract/admin-today.ts'
import * as adminTodayTexts from '#contract/texts/admin-today.ts'
import * as searchesTexts from '#contract/texts/fruitless-searches.ts'
import { numberText } from '#contract/texts/numbers.ts'
import { useText } from '#web/texts.ts'
import { searchesAddress } from '../searches/searches-place.ts'
import styles from './admin-today.module.css'

/** What people looked for this week and the shop does not have, most often first. */
export function SearchesInVain({ searches }: Pick<AdminToday, 'searches'>) {
  const t = useText()
  return (
    <section className={`stack gap-3 ${styles.part}`} aria-labelledby="searches">
      <h2 id="searches">{t(searchesTexts.title)}</h2>
      {searches.length ? (
        <>
          <ul className={styles.rows}>
            {searches.map(({ words, times }) => (
              <li key={words}>
                <span>{words}</span>
                <strong>{numberText(times)}</strong>
              </li>
            ))}
          </ul>
          <p>
            <Link to={searchesAddress({ days: '7' })}>{t(adminTodayTexts.seeSearches)}</Link>
          </p>
        </>
      ) : (
        <p className="quiet">{t(searchesTexts.empty)}</p>
      )}
    </section>
  )
}
