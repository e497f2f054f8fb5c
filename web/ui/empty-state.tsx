import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

/** There is nothing to show: says so in one sentence, and offers a way on as children. */
export function EmptyState({ text, children }: { text: ReactNode; children?: ReactNode }) {
  return (
    <div className={`stack gap-4 ${styles.empty}`}>
      <svg viewBox="0 0 120 120" width="120" height="120" aria-hidden="true" focusable="false">
        <ellipse cx="60" cy="108" rx="40" ry="6" className={styles.ground} />
        <path d="M34 14h52l-6 92H40L34 14Z" className={styles.glass} />
        <path d="M39.2 90h41.6L80 104H40l-.8-14Z" className={styles.rest} />
        <path d="M46 26l3 48" className={styles.gleam} />
      </svg>
      <p>{text}</p>
      {children && <div className={`wrap gap-3 ${styles.ways}`}>{children}</div>}
    </div>
  )
}
