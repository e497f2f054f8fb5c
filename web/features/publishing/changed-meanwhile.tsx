import { useEffect, useRef } from 'react'
import * as beerEditTexts from '#contract/texts/beer-edit.ts'
import { useText } from '#web/texts.ts'
import { Icon } from '#web/ui/icon.tsx'
import { changedFieldText } from './changed-field-text.ts'
import styles from './changed-meanwhile.module.css'
import type { ChangedField } from './merge-edits.ts'

type Props = { message: string; changed: ChangedField[] }

/** Tells the second of two editors what the first one changed, beside what they wrote themselves. Takes the focus. */
export function ChangedMeanwhile({ message, changed }: Props) {
  const t = useText()
  const panel = useRef<HTMLDivElement>(null)

  useEffect(() => {
    panel.current?.focus()
  }, [])

  return (
    <div ref={panel} className={styles.panel} role="alert" tabIndex={-1}>
      <Icon name="alert" size={24} />
      <div className={`stack gap-2 ${styles.words}`}>
        <p className={styles.title}>{message}</p>
        <ul>
          {changed.map((change) => (
            <li key={change.field}>{changedFieldText(change)}</li>
          ))}
        </ul>
        <p>{t(beerEditTexts.changedLead)}</p>
      </div>
    </div>
  )
}
