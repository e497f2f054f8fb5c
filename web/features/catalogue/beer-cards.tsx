import type { ReactNode } from 'react'
import type { BeerSummary } from '#contract/catalogue.ts'
import { BeerCard } from './beer-card.tsx'
import { BeerGrid } from './beer-grid.tsx'
import type { Hearted } from './beer-heart.tsx'

/** What can be done with a beer: `(beer) => <AddToCart beer={beer} />`. */
export type ActionsFor = (beer: BeerSummary) => ReactNode

type Props<Beer> = {
  beers: readonly Beer[]
  columns: 3 | 4
  /** What else is to be told of each. */
  noteOf?: (beer: Beer) => string
  actionsFor: ActionsFor
}

/** Beers side by side, as cards. */
export function BeerCards<Beer extends BeerSummary & Hearted>({
  beers,
  columns,
  noteOf,
  actionsFor,
}: Props<Beer>) {
  return (
    <BeerGrid columns={columns}>
      {beers.map((beer) => (
        <li key={beer.id}>
          <BeerCard
            beer={beer}
            note={noteOf && <p className="quiet">{noteOf(beer)}</p>}
            actions={actionsFor(beer)}
          />
        </li>
      ))}
    </BeerGrid>
  )
}
