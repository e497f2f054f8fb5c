import type { BeerSummary } from '#contract/catalogue.ts'
import * as forYouTexts from '#contract/texts/for-you.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import { counted } from '#web/counted.ts'
import { useText } from '#web/texts.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { type ActionsFor, BeerCards } from '../beer-cards.tsx'
import type { Hearted } from '../beer-heart.tsx'
import type { Worded } from './recommended.server.ts'

type Props = {
  beers: readonly (Worded & Hearted)[]
  /** Why there are none. */
  none: string
  /** What is shown in their place. */
  instead: { title: string; beers: readonly (BeerSummary & Hearted)[] }
  actionsFor: ActionsFor
}

/** *Qué probar*: what is recommended, each with its reason; where that is nothing, why, and the best rated. */
export function ToTry({ beers, none, instead, actionsFor }: Props) {
  const t = useText()
  return (
    <section className="stack gap-4" aria-labelledby="to-try">
      <div className="ends">
        <h2 id="to-try">{t(forYouTexts.toTry)}</h2>
        <p role="status" className={beers.length ? 'quiet' : 'visually-hidden'}>
          {counted(t, beers.length, shopWords.oneBeer, shopWords.countBeers)}
        </p>
      </div>
      {beers.length ? (
        <BeerCards beers={beers} columns={3} noteOf={({ why }) => why} actionsFor={actionsFor} />
      ) : (
        <EmptyState text={none} />
      )}
      {instead.beers.length > 0 && (
        <>
          <h2>{instead.title}</h2>
          <BeerCards beers={instead.beers} columns={3} actionsFor={actionsFor} />
        </>
      )}
    </section>
  )
}
