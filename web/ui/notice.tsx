import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import styles from './notice.module.css'

/** What waits for its reader, in words; beside them, where there is room, the form that goes on with it. */
export function Notice({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <section className={`beside gap-3 ${styles.notice}`} aria-label={label}>
      <Icon name="alert" size={24} />
      {children}
    </section>
  )
}
