import type { BeerSummary, Brewery } from '#contract/catalogue.ts'
import * as detailTexts from '#contract/texts/detail.ts'
import { placeText } from '#contract/texts/place-text.ts'
import { useText } from '#web/texts.ts'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import styles from './promises.module.css'

type Props = {
  company: BeerSummary['company']
  /** Where it is; null where that is not told. */
  brewery: Pick<Brewery, 'city' | 'country'> | null
}

/** What whoever hesitates wants to know, in three lines: who sends it and from where, what becomes of it if it goes wrong, who takes it at the door. */
export function Promises({ company: { company }, brewery }: Props) {
  const t = useText()
  const place = brewery && placeText({ city: brewery.city, country: brewery.country })
  const lines: [IconName, string][] = [
    ...(place ? ([['parcel', t(detailTexts.sentBy, { company, place })]] as [IconName, string][]) : []),
    ['undo', t(detailTexts.moneyBack)],
    ['person', t(detailTexts.adultAtTheDoor)],
  ]
  return (
    <ul className={`stack gap-2 ${styles.promises}`} aria-label={t(detailTexts.promises)}>
      {lines.map(([icon, words]) => (
        <li key={icon} className="beside gap-3">
          <Icon name={icon} size={18} />
          {words}
        </li>
      ))}
    </ul>
  )
}
