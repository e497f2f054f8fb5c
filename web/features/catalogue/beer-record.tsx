import type { ReactNode } from 'react'
import type { BeerSummary } from '#contract/catalogue.ts'
import * as beerFactTexts from '#contract/texts/beer-fact.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import { useText } from '#web/texts.ts'
import styles from './beer-record.module.css'
import { ShelfLife } from './shelf-life.tsx'
import { UnitsLeft } from './units-left.tsx'

type Props = {
  beer: BeerSummary
  /** The shop's day, yyyy-mm-dd. */
  today?: string
  report?: ReactNode
}

/** What stands on a beer's can, and how many of it there are: to be looked up, below its label. */
export function BeerRecord({ beer, today, report }: Props) {
  const t = useText()
  return (
    <div className={`stack gap-5 ${styles.record}`}>
      <dl className={styles.list}>
        <div>
          <dt>{t(beerFactTexts.type)}</dt>
          <dd>{beer.type}</dd>
        </div>
        <div>
          <dt>{t(shopWords.presentation)}</dt>
          <dd>{beer.presentation}</dd>
        </div>
        <div>
          <dt>{t(beerFactTexts.stock)}</dt>
          <dd>
            <UnitsLeft beer={beer} />
          </dd>
        </div>
        {beer.hops && (
          <div className={styles.wide}>
            <dt>{t(beerFactTexts.hops)}</dt>
            <dd>{beer.hops}</dd>
          </div>
        )}
      </dl>
      <ShelfLife beer={beer} today={today} />
      {report && <p>{report}</p>}
    </div>
  )
}
