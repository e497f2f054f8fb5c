import type { ReactNode } from 'react'
import styles from './foot-bar.module.css'

type Props = {
  /** Something is chosen: on phones it stays in view only then. */
  isReady: boolean
  /** What is chosen, in words; undefined before the page is live, when nobody knows. */
  says: ReactNode
  /** What a desk's keys do. */
  hint?: ReactNode
  /** Its buttons. */
  children: ReactNode
}

/** Below a list whose rows are ticked, and in view as long as the list is: what is done with those that are. */
export function FootBar({ isReady, says, hint, children }: Props) {
  return (
    <div className={styles.foot} data-any={isReady || undefined}>
      {says !== undefined && <p role="status">{says}</p>}
      {hint && <p className={`quiet ${styles.hint}`}>{hint}</p>}
      {children}
    </div>
  )
}
