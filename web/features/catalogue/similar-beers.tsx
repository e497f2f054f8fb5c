import type { BeerSummary } from '#contract/catalogue.ts'
import * as similarTexts from '#contract/texts/similar.ts'
import { useText } from '#web/texts.ts'
import type { ActionsFor } from './beer-cards.tsx'
import type { Hearted } from './beer-heart.tsx'
import { BeerRow } from './beer-row.tsx'
import { tasteBeside } from './taste-beside.ts'

type Props = {
  beer: BeerSummary
  similar: readonly (BeerSummary & Hearted)[]
  actionsFor: ActionsFor
}

/** *Parecidas*: what tastes most like a beer, each with how it differs. Nothing where there is none. */
export function SimilarBeers({ beer, similar, actionsFor }: Props) {
  const t = useText()
  const differenceOf = (other: BeerSummary) =>
    tasteBeside(other, beer)
      .map((words) => t(words))
      .join(', ')
  return (
    <BeerRow
      id="similar"
      title={t(similarTexts.title)}
      lead={t(similarTexts.lead)}
      beers={similar}
      noteOf={differenceOf}
      actionsFor={actionsFor}
    />
  )
}
