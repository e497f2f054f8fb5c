import type { BeerSummary } from '#contract/catalogue.ts'
import line from '#web/ui/snap-line.module.css'
import { type ActionsFor, BeerCards } from './beer-cards.tsx'
import type { Hearted } from './beer-heart.tsx'
import styles from './beer-row.module.css'

type Props<Beer> = {
  /** Heads the row. */
  id: string
  title: string
  lead?: string
  beers: readonly Beer[]
  noteOf?: (beer: Beer) => string
  actionsFor: ActionsFor
}

/** A row of cards below a beer's own page: one line on phones, to be pushed on. Nothing where there is none. */
export function BeerRow<Beer extends BeerSummary & Hearted>({ id, title, lead, ...cards }: Props<Beer>) {
  if (!cards.beers.length) return null
  return (
    <section className="stack gap-4" aria-labelledby={id}>
      <div className="stack gap-1">
        <h2 id={id}>{title}</h2>
        {lead && <p className="quiet">{lead}</p>}
      </div>
      <div className={`${line.line} ${styles.row}`} data-slim>
        <BeerCards columns={4} {...cards} />
      </div>
    </section>
  )
}
