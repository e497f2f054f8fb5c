import type { PurchaseParcel } from '#contract/purchases.ts'
import { parcelStateTexts } from '#contract/texts/parcel-state.ts'
import { useText } from '#web/texts.ts'
import styles from './parcel-progress.module.css'

/** How far a parcel is, at a glance: paid, sent, handed over, each a piece of a line; and in a word. */
export function ParcelProgress({ state }: { state: PurchaseParcel['state'] }) {
  const t = useText()
  return (
    <p className={`row gap-2 ${styles.progress}`} data-state={state}>
      <span className={styles.line} aria-hidden="true">
        <span />
        <span />
        <span />
      </span>
      {t(parcelStateTexts[state])}
    </p>
  )
}
