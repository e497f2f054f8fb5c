import type { ReactNode } from 'react'
import styles from './skip-link.module.css'

/** Leads the keyboard past what stands on every page: seen while it has the focus. @param to `#` and the id of a place there */
export function SkipLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a href={to} className={styles.skip}>
      {children}
    </a>
  )
}
