import type { ReactNode } from 'react'
import type { BeerSummary } from '#contract/catalogue.ts'
import { BeerCard } from '../beer-card.tsx'
import { BeerGrid } from '../beer-grid.tsx'
import type { Hearted } from '../beer-heart.tsx'
import type { Worded } from './recommended.server.ts'

type Props = {
  beers: readonly (Worded & Hearted)[]
  /** What can be done with each. */
  actionsFor: (beer: BeerSummary) => ReactNode
}

/** Recommended beers, each with its reason. */
export function RecommendedBeers({ beers, actionsFor }: Props) {
  return (
    <BeerGrid columns={4}>
      {beers.map((beer) => (
        <li key={beer.id}>
          <BeerCard beer={beer} note={<p className="quiet">{beer.why}</p>} actions={actionsFor(beer)} />
        </li>
      ))}
    </BeerGrid>
  )
}
