import type { BeerSummary } from '#contract/catalogue.ts'
import * as detailTexts from '#contract/texts/detail.ts'
import { useText } from '#web/texts.ts'
import { type ActionsFor, BeerCards } from './beer-cards.tsx'
import type { Hearted } from './beer-heart.tsx'

type Props = { company: string; beers: readonly (BeerSummary & Hearted)[]; actionsFor: ActionsFor }

/** *Más de …*: others of a beer's brewery that can be bought. Nothing where there is none. */
export function OtherBeers({ company, beers, actionsFor }: Props) {
  const t = useText()
  if (!beers.length) return null
  return (
    <section className="stack gap-4" aria-labelledby="others">
      <h2 id="others">{t(detailTexts.ofBrewery, { company })}</h2>
      <BeerCards beers={beers} columns={4} actionsFor={actionsFor} />
    </section>
  )
}
