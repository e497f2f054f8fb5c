import type { ReactNode } from 'react'
import styles from './fact-list.module.css'

export type Fact = {
  name: string
  value: ReactNode
  /** Takes a whole line, or does so where two would stand narrow beside each other. */
  wide?: boolean | 'onPhones'
}

function classOf(wide: Fact['wide']): string | undefined {
  return wide === 'onPhones' ? styles.wideOnPhones : wide ? styles.wide : undefined
}

/** A record to be read: names small, values below them. `empty` stands for what nobody has filled in. */
export function FactList({ facts, empty }: { facts: Fact[]; empty: string }) {
  return (
    <dl className={styles.list}>
      {facts.map(({ name, value, wide }) => (
        <div key={name} className={classOf(wide)}>
          <dt>{name}</dt>
          <dd>{value || <span className={styles.empty}>{empty}</span>}</dd>
        </div>
      ))}
    </dl>
  )
}
