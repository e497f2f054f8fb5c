import type { ReactNode } from 'react'
import styles from './beer-grid.module.css'

type Props = { columns: 3 | 4; children: ReactNode; busy?: boolean }

/** A list of cards: as many columns as there is room for, at most 3 or 4. Its children are `<li>`s. */
export function BeerGrid({ columns, children, busy }: Props) {
  return (
    <ul className={`stack gap-3 ${styles.grid}`} data-columns={columns} data-busy={busy || undefined}>
      {children}
    </ul>
  )
}
