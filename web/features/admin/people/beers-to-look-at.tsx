import { Link } from 'react-router'
import type { OwnBeer } from '#contract/catalogue.ts'
import { centsFromDollars, priceText } from '#contract/money.ts'
import * as approvalTexts from '#contract/texts/approval.ts'
import { useText } from '#web/texts.ts'
import { Picture } from '#web/ui/picture.tsx'
import styles from './beers-to-look-at.module.css'

/** What a new brewery would sell: its newest beers, each with its label, its price and the way to its page. */
export type BeersToLookAt = { beers: OwnBeer[]; total: number }

export function BeersToLookAtList({ beers, total, allAt }: BeersToLookAt & { allAt: string }) {
  const t = useText()
  if (!beers.length) return <p>{t(approvalTexts.noBeers)}</p>
  return (
    <section className="stack gap-2" aria-labelledby="beers-to-look-at">
      <h3 id="beers-to-look-at" className={styles.title}>
        {t(approvalTexts.beers)}
      </h3>
      <ul className={styles.beers}>
        {beers.map(({ id, name, type, presentation, price, image }) => (
          <li key={id} className={styles.beer}>
            <Picture image={image} alt="" sizes="40px" frame={[40, 56]} className={styles.label} />
            <span className="stack">
              <Link to={`/detail/${id}`}>{name}</Link>
              <span className="quiet">{[type, presentation].filter(Boolean).join(' · ')}</span>
            </span>
            <strong>{priceText(centsFromDollars(price))}</strong>
          </li>
        ))}
      </ul>
      {total > beers.length && (
        <p>
          <Link to={allAt}>{t(approvalTexts.allBeers, { count: total })}</Link>
        </p>
      )}
    </section>
  )
}
