import type { BeerSummary } from '#contract/catalogue.ts'
import * as forYouTexts from '#contract/texts/for-you.ts'
import { useText } from '#web/texts.ts'
import { type ActionsFor, BeerCards } from './beer-cards.tsx'
import type { Hearted } from './beer-heart.tsx'

type Props = { beers: readonly (BeerSummary & Hearted)[]; actionsFor: ActionsFor }

/** *Se compran juntas*: what others bought with a beer. Nothing where there is none. */
export function BoughtTogether({ beers, actionsFor }: Props) {
  const t = useText()
  if (!beers.length) return null
  return (
    <section className="stack gap-4" aria-labelledby="together">
      <h2 id="together">{t(forYouTexts.together)}</h2>
      <p className="quiet">{t(forYouTexts.togetherLead)}</p>
      <BeerCards beers={beers} columns={4} actionsFor={actionsFor} />
    </section>
  )
}
