import type { ReactNode } from 'react'
import type { BeerSummary } from '#contract/catalogue.ts'
import * as forYouTexts from '#contract/texts/for-you.ts'
import { useText } from '#web/texts.ts'
import { BeerCard } from './beer-card.tsx'
import { BeerGrid } from './beer-grid.tsx'
import type { Hearted } from './beer-heart.tsx'

type Props = {
  beers: readonly (BeerSummary & Hearted)[]
  /** What can be done with each. */
  actionsFor: (beer: BeerSummary) => ReactNode
}

/** *Se compran juntas*: what others bought with a beer. Nothing where there is none. */
export function BoughtTogether({ beers, actionsFor }: Props) {
  const t = useText()
  if (!beers.length) return null
  return (
    <section className="stack gap-4" aria-labelledby="together">
      <h2 id="together">{t(forYouTexts.together)}</h2>
      <p className="quiet">{t(forYouTexts.togetherLead)}</p>
      <BeerGrid columns={4}>
        {beers.map((beer) => (
          <li key={beer.id}>
            <BeerCard beer={beer} actions={actionsFor(beer)} />
          </li>
        ))}
      </BeerGrid>
    </section>
  )
}
