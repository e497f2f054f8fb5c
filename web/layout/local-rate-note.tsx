import styles from './local-rate-note.module.css'
import { useLocalRate } from './use-local-rate.ts'

/** At which rate the prices of a page stand in the charge currency too; nothing where they stand in dollars alone. */
export function LocalRateNote() {
  const rate = useLocalRate()
  return rate && <p className={styles.note}>{rate.note}</p>
}
