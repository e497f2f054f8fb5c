import type { ReactNode } from 'react'
import styles from './charts.module.css'

/** Charts beside each other: the first across the page, the others two in a row where there is room. */
export function ChartGrid({ children }: { children: ReactNode }) {
  return <div className={`stack gap-5 ${styles.charts}`}>{children}</div>
}
