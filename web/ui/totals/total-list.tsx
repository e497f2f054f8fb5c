import { Link } from 'react-router'
import styles from './total-list.module.css'

/** More characters than these are written as small as their room asks for: no amount is broken. */
const FEW_CHARACTERS = 11

/** A number in words, and how it changed. */
export type Total = {
  name: string
  value: string
  change?: string | undefined
  /** The page that has more of it. */
  to?: string
}

/** A period in large numbers, each with how it changed below it. */
export function TotalList({ totals }: { totals: readonly Total[] }) {
  return (
    <dl className={styles.totals}>
      {totals.map(({ name, value, change, to }) => (
        <div key={name}>
          <dt>{to ? <Link to={to}>{name}</Link> : name}</dt>
          <dd className={styles.value} data-long={value.length > FEW_CHARACTERS || undefined}>
            {value}
          </dd>
          {change && <dd className={styles.change}>{change}</dd>}
        </div>
      ))}
    </dl>
  )
}
