import type { CSSProperties } from 'react'
import { Link } from 'react-router'
import styles from './total-list.module.css'

/** A number in words, and how it changed. */
export type Total = {
  name: string
  value: string
  /** The same in other money, small beside it. */
  beside?: string
  change?: string | undefined
  /** The page that has more of it. */
  to?: string
}

const isNumber = (value: string) => /\d/.test(value)
const isNothing = (value: string) => isNumber(value) && !/[1-9]/.test(value)

/** A period in large numbers, each with how it changed below it. All are as large as the longest has room for, but for nothing, which is small. */
export function TotalList({ totals }: { totals: readonly Total[] }) {
  const longest = Math.max(1, ...totals.map(({ value }) => (isNumber(value) ? value.length : 0)))
  return (
    <div className={styles.room}>
      <dl className={styles.totals} style={{ '--longest': longest } as CSSProperties}>
        {totals.map(({ name, value, beside, change, to }) => (
          <div key={name}>
            <dt>{to ? <Link to={to}>{name}</Link> : name}</dt>
            <dd
              className={styles.value}
              data-words={!isNumber(value) || undefined}
              data-nothing={isNothing(value) || undefined}
            >
              {value}
              {beside && <span className={styles.beside}>{beside}</span>}
            </dd>
            {change && <dd className={styles.change}>{change}</dd>}
          </div>
        ))}
      </dl>
    </div>
  )
}
