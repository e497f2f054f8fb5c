import { inThrees } from '#contract/in-threes.ts'
import * as ownOrderTexts from '#contract/texts/own-order.ts'
import { useText } from '#web/texts.ts'
import styles from './own-order.module.css'

/** What a buyer says to whoever brings a parcel: that it came to the adult who bought it. */
export function DoorCode({ code }: { code: string }) {
  const t = useText()
  return (
    <p className={`wrap gap-2 ${styles.door}`}>
      <span>{t(ownOrderTexts.doorCode)}</span>
      <strong>{inThrees(code)}</strong>
      <span className="quiet">{t(ownOrderTexts.doorCodeHint)}</span>
    </p>
  )
}
