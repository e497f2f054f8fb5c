import { rateWords } from '#contract/charge-text.ts'
import * as chargeTexts from '#contract/texts/charge.ts'
import { useLocalRate } from './local-rate.ts'
import styles from './local-rate-note.module.css'
import { momentWords } from './moment-words.ts'

/** At which rate the prices of a page stand in the charge currency too; nothing where they stand in dollars alone. */
export function LocalRateNote() {
  const rate = useLocalRate()
  if (!rate) return null
  return <p className={styles.note}>{rateWords(chargeTexts.pricesAt, rate, momentWords(rate.timeZone))}</p>
}
