import type { BeerDetail } from '#contract/catalogue.ts'
import * as beerTexts from '#contract/texts/beer.ts'
import { dayWords } from '#contract/texts/days.ts'
import { useText } from '#web/texts.ts'
import styles from './paused-beer.module.css'

type Props = { beer: Pick<BeerDetail, 'pausedUntil' | 'pauseNote'> }

/** What stands in the place of the buttons of a beer whose brewery is away: until when, and what it says to that. */
export function PausedBeer({ beer: { pausedUntil, pauseNote } }: Props) {
  const t = useText()
  return (
    <div className={`stack gap-1 ${styles.paused}`}>
      <p>
        <strong>{t(beerTexts.paused, { day: dayWords(pausedUntil ?? '') })}</strong>
      </p>
      {pauseNote && <p className="quiet">«{pauseNote}»</p>}
    </div>
  )
}
