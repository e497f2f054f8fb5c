import type { ReactNode } from 'react'
import styles from './status-word.module.css'

/** A state as a word with a dot; the word alone says it, the colour is for who scans a list. */
export function StatusWord({
  tone,
  children,
}: {
  tone: 'good' | 'waiting' | 'bad' | 'over'
  children: ReactNode
}) {
  return (
    <span className={`quiet ${styles.status}`} data-tone={tone}>
      {children}
    </span>
  )
}
