import type { BeerSummary } from '#contract/catalogue.ts'
import * as detailTexts from '#contract/texts/detail.ts'
import { useText } from '#web/texts.ts'
import type { ActionsFor } from './beer-cards.tsx'
import type { Hearted } from './beer-heart.tsx'
import { BeerRow } from './beer-row.tsx'

type Props = { company: string; beers: readonly (BeerSummary & Hearted)[]; actionsFor: ActionsFor }

/** *Más de …*: others of a beer's brewery that can be bought. Nothing where there is none. */
export function OtherBeers({ company, beers, actionsFor }: Props) {
  const t = useText()
  return (
    <BeerRow
      id="others"
      title={t(detailTexts.ofBrewery, { company })}
      beers={beers}
      actionsFor={actionsFor}
    />
  )
}
