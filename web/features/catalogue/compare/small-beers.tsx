import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { BeerSummary } from '#contract/catalogue.ts'
import line from '#web/ui/snap-line.module.css'
import { BeerLabel } from '../beer-label.tsx'
import { CompareButton } from './compare-button.tsx'
import styles from './small-beers.module.css'

type Props = {
  id: string
  title: ReactNode
  lead: ReactNode
  beers: readonly Pick<BeerSummary, 'id' | 'name' | 'image' | 'presentation' | 'unitsPerPack' | 'company'>[]
  /** True where those shown can be compared with the page's own. */
  mayCompare?: boolean | undefined
}

/** Beers to look at or to put beside others: small, what they are sold in, and their names in a row. Nothing where there is none. */
export function SmallBeers({ id, title, lead, beers, mayCompare }: Props) {
  if (!beers.length) return null
  return (
    <section className="stack gap-4" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className="quiet">{lead}</p>
      <div className={`${line.line} ${styles.row}`}>
        <ul className={styles.list}>
          {beers.map((beer) => (
            <li key={beer.id} className={`stack gap-1 ${styles.beer}`}>
              <span className={styles.ground}>
                <BeerLabel beer={beer} sizes="80px" className={styles.label} />
              </span>
              <Link to={`/detail/${beer.id}`} viewTransition className={styles.name}>
                {beer.name}
              </Link>
              <span className="quiet">{beer.company.company}</span>
              {mayCompare && <CompareButton beer={beer} isThere />}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
