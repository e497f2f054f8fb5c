import type { ReactNode } from 'react'
import { asSentence } from '#contract/texts/fill-in.ts'
import styles from './initial-message.module.css'

type Props = {
  /** What the specification says below an empty field (section 5); '' once what stands there is right. */
  initial: string
  /** What is said below it always: before the other, which comes and goes. */
  hint: string | undefined
}

/**
 * What stands below a field that has an initial message: that is seen while the field is in hand, so that nobody is told what is
 * missing before they have begun. Nothing moves when it shows or goes; it is read out with its field.
 */
export function InitialMessage({ initial, hint }: Props): ReactNode {
  if (!hint) {
    return (
      <span className={styles.over} aria-hidden={!initial || undefined}>
        {initial && <span className={styles.initial}>{initial}</span>}
      </span>
    )
  }
  return (
    <span className={styles.rule}>
      {asSentence(hint)} {initial && <span className={styles.initial}>{asSentence(initial)}</span>}
    </span>
  )
}
