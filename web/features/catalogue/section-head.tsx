import type { ReactNode } from 'react'
import styles from './section-head.module.css'

type Props = {
  id: string
  title: ReactNode
  /** What the part is about, in a line. */
  lead?: string | undefined
  children?: ReactNode
}

/** The heading of a part of a page, with what belongs beside it: a link to all, the carousel's buttons. */
export function SectionHead({ id, title, lead, children }: Props) {
  return (
    <div className={styles.head}>
      <h2 id={id}>{title}</h2>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </div>
  )
}
