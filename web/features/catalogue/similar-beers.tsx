import type { BeerSummary } from '#contract/catalogue.ts'
import * as similarTexts from '#contract/texts/similar.ts'
import { useText } from '#web/texts.ts'
import { type ActionsFor, BeerCards } from './beer-cards.tsx'
import type { Hearted } from './beer-heart.tsx'
import { tasteBeside } from './taste-beside.ts'

type Props = {
  beer: BeerSummary
  similar: readonly (BeerSummary & Hearted)[]
  actionsFor: ActionsFor
}

/** *Parecidas*: what tastes most like a beer, each with how it differs. Nothing where there is none. */
export function SimilarBeers({ beer, similar, actionsFor }: Props) {
  const t = useText()
  if (!similar.length) return null
  const differenceOf = (other: BeerSummary) =>
    tasteBeside(other, beer)
      .map((words) => t(words))
      .join(', ')
  return (
    <section className="stack gap-4" aria-labelledby="similar">
      <h2 id="similar">{t(similarTexts.title)}</h2>
      <p className="quiet">{t(similarTexts.lead)}</p>
      <BeerCards beers={similar} columns={3} noteOf={differenceOf} actionsFor={actionsFor} />
    </section>
  )
}
