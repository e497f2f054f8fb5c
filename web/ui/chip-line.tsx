import { type ReactNode, useRef } from 'react'
import styles from './chip-line.module.css'
import { useOwnInView } from './use-own-in-view.ts'

/**
 * Chips of a list, each in a `<li>`: on one line, whatever the width, so that on phones the list begins soon.
 * @param chosen a name of the one that is chosen, which is kept in view; undefined: none is
 */
export function ChipLine({ chosen, children }: { chosen: string | undefined; children: ReactNode }) {
  const list = useRef<HTMLUListElement>(null)
  useOwnInView(list, chosen)
  return (
    <ul ref={list} className={`slides gap-2 ${styles.line}`}>
      {children}
    </ul>
  )
}
