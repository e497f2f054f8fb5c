import type { BeerSummary } from '#contract/catalogue.ts'
import * as forYouTexts from '#contract/texts/for-you.ts'
import { useText } from '#web/texts.ts'
import type { ActionsFor } from './beer-cards.tsx'
import type { Hearted } from './beer-heart.tsx'
import { BeerRow } from './beer-row.tsx'

type Props = { beers: readonly (BeerSummary & Hearted)[]; actionsFor: ActionsFor }

/** *Se compran juntas*: what others bought with a beer. Nothing where there is none. */
export function BoughtTogether({ beers, actionsFor }: Props) {
  const t = useText()
  return (
    <BeerRow
      id="together"
      title={t(forYouTexts.together)}
      lead={t(forYouTexts.togetherLead)}
      beers={beers}
      actionsFor={actionsFor}
    />
  )
}
