import type { Complaint } from '#contract/complaint.ts'
import * as complaintTexts from '#contract/texts/complaint.ts'
import { useText } from '#web/texts.ts'
import { TrackingWords } from '#web/ui/tracking-words.tsx'
import { askedBeers } from './asked-beers.ts'
import styles from './complaints.module.css'

/** What is sent again in the place of money, as it stands: offered, promised, or gone, with the way of it; else nothing. */
export function AgainWords({ complaint }: { complaint: Complaint }) {
  const t = useText()
  const { state, carrier } = complaint
  const beers = askedBeers(t, complaint.lines)
  if (carrier) {
    return (
      <p className={styles.again}>
        {t(complaintTexts.againSent, { beers, carrier })}
        {complaint.tracking && ' · '}
        <TrackingWords parcel={complaint} />
      </p>
    )
  }
  if (state === 'offered-again')
    return <p className={styles.again}>{t(complaintTexts.againOffer, { beers })}</p>
  if (state === 'to-send-again')
    return <p className={styles.again}>{t(complaintTexts.againToSend, { beers })}</p>
  return null
}
