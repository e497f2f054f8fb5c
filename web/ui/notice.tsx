import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import styles from './notice.module.css'

type Props = {
  label?: string
  /** check: all is well. */
  icon?: 'alert' | 'check'
  /** A sentence, no more: on phones as tall as it is. */
  brief?: boolean
  children: ReactNode
}

/** What waits for its reader, in words; beside them, where there is room, the form that goes on with it. */
export function Notice({ label, icon = 'alert', brief = false, children }: Props) {
  return (
    <section className={`beside gap-3 ${styles.notice} ${brief ? styles.brief : ''}`} aria-label={label}>
      <Icon name={icon} size={24} />
      {children}
    </section>
  )
}
