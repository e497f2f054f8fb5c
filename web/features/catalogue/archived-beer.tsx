import type { BeerDetail } from '#contract/catalogue.ts'
import * as detailTexts from '#contract/texts/detail.ts'
import { useText } from '#web/texts.ts'
import styles from './paused-beer.module.css'

type Props = { beer: Pick<BeerDetail, 'company'> }

/** What stands in the place of the buttons of a beer that is no longer made. */
export function ArchivedBeer({ beer: { company } }: Props) {
  const t = useText()
  return (
    <div className={`stack gap-1 ${styles.paused}`}>
      <p>
        <strong>{t(detailTexts.noLongerMade)}</strong>
      </p>
      <p className="quiet">{t(detailTexts.noLongerMadeLead, { company: company.company })}</p>
    </div>
  )
}
