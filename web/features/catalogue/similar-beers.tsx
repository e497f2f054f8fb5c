import type { ReactNode } from 'react'
import type { BeerSummary } from '#contract/catalogue.ts'
import * as similarTexts from '#contract/texts/similar.ts'
import { useText } from '#web/texts.ts'
import { BeerCard } from './beer-card.tsx'
import { BeerGrid } from './beer-grid.tsx'
import type { Hearted } from './beer-heart.tsx'
import { tasteBeside } from './taste-beside.ts'

type Props = {
  beer: BeerSummary
  similar: readonly (BeerSummary & Hearted)[]
  /** What can be done with each. */
  actionsFor: (beer: BeerSummary) => ReactNode
}

/** *Parecidas*: what tastes most like a beer, each with how it differs. Nothing where there is none. */
export function SimilarBeers({ beer, similar, actionsFor }: Props) {
  const t = useText()
  if (!similar.length) return null
  return (
    <section className="stack gap-4" aria-labelledby="similar">
      <h2 id="similar">{t(similarTexts.title)}</h2>
      <p className="quiet">{t(similarTexts.lead)}</p>
      <BeerGrid columns={3}>
        {similar.map((other) => (
          <li key={other.id}>
            <BeerCard
              beer={other}
              note={
                <p className="quiet">
                  {tasteBeside(other, beer)
                    .map((words) => t(words))
                    .join(', ')}
                </p>
              }
              actions={actionsFor(other)}
            />
          </li>
        ))}
      </BeerGrid>
    </section>
  )
}
