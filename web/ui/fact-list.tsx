import type { ReactNode } from 'react'
import styles from './fact-list.module.css'

export type Fact = { name: string; value: ReactNode; wide?: boolean }

/** A record to be read: names small, values below them. `empty` stands for what nobody has filled in. */
export function FactList({ facts, empty }: { facts: Fact[]; empty: string }) {
  return (
    <dl className={styles.list}>
      {facts.map(({ name, value, wide }) => (
        <div key={name} className={wide ? styles.wide : undefined}>
          <dt>{name}</dt>
          <dd>{value || <span className={styles.empty}>{empty}</span>}</dd>
        </div>
      ))}
    </dl>
  )
}
