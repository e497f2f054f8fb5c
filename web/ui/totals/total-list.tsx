import styles from './total-list.module.css'

/** A number in words, and how it changed. */
export type Total = { name: string; value: string; change?: string | undefined }

/** A period in large numbers, each with how it changed below it. */
export function TotalList({ totals }: { totals: readonly Total[] }) {
  return (
    <dl className={styles.totals}>
      {totals.map(({ name, value, change }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className={styles.value}>{value}</dd>
          {change && <dd className={styles.change}>{change}</dd>}
        </div>
      ))}
    </dl>
  )
}
