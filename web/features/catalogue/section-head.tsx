import type { ReactNode } from 'react'
import styles from './section-head.module.css'

/** The heading of a part of a page, with what belongs beside it: a link to all, the carousel's buttons. */
export function SectionHead({ id, title, children }: { id: string; title: ReactNode; children?: ReactNode }) {
  return (
    <div className={styles.head}>
      <h2 id={id}>{title}</h2>
      {children}
    </div>
  )
}
