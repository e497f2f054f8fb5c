import * as beerTexts from '#contract/texts/beer.ts'
import { useText } from '#web/texts.ts'
import styles from './fresh-mark.module.css'

/** 'Fresca' while a beer is: packaged in the last 60 days, and not past its date. Else nothing. */
export function FreshMark({ fresh }: { fresh: boolean }) {
  const t = useText()
  return fresh ? <span className={styles.mark}>{t(beerTexts.fresh)}</span> : null
}
