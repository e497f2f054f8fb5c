import type { ReactNode } from 'react'
import styles from './filter-line.module.css'

/** What a list is narrowed down by, its search and its chips: on one line where there is room, so that rows begin soon. */
export function FilterLine({ children }: { children: ReactNode }) {
  return <div className={styles.line}>{children}</div>
}
