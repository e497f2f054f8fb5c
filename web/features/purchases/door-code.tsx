import { inThrees } from '#contract/in-threes.ts'
import * as ownOrderTexts from '#contract/texts/own-order.ts'
import { useText } from '#web/texts.ts'
import styles from './own-order.module.css'

type Props = {
  code: string
  /** Whether it says when to say it: once a page is enough. */
  tellsHow: boolean
}

/** What a buyer says to whoever brings a parcel: that it came to the adult who bought it. */
export function DoorCode({ code, tellsHow }: Props) {
  const t = useText()
  return (
    <p className={`wrap gap-2 ${styles.door}`}>
      <span>{t(ownOrderTexts.doorCode)}</span>
      <strong>{inThrees(code)}</strong>
      {tellsHow && <span className="quiet">{t(ownOrderTexts.doorCodeHint)}</span>}
    </p>
  )
}
