import * as accountWords from '#contract/texts/account-words.ts'
import * as forYouTexts from '#contract/texts/for-you.ts'
import { numberText } from '#contract/texts/numbers.ts'
import { useText } from '#web/texts.ts'
import { Stars } from '#web/ui/stars.tsx'

type Props = {
  beers: readonly { id: string; name: string; stars: number | null }[]
  /** How many others there are besides. */
  more: number
}

/** The beers of theirs by which somebody's taste is known. Nothing where there are none. */
export function StandsOn({ beers, more }: Props) {
  const t = useText()
  if (!beers.length) return null
  return (
    <section className="stack gap-3" aria-labelledby="stands-on">
      <h2 id="stands-on">{t(forYouTexts.standsOn)}</h2>
      <p className="quiet">{t(forYouTexts.standsOnLead)}</p>
      <ul className="stack gap-2">
        {beers.map(({ id, name, stars }) => (
          <li key={id} className="row gap-3">
            <span>{name}</span>
            {stars === null ? (
              <span className="quiet">{t(forYouTexts.bought)}</span>
            ) : (
              <Stars value={stars} />
            )}
          </li>
        ))}
        {more > 0 && <li className="quiet">{t(accountWords.andMore, { count: numberText(more) })}</li>}
      </ul>
    </section>
  )
}
