import type { ChargeCurrency } from '#contract/charge-currencies.ts'
import styles from './sums-line.module.css'

type Props<Sum> = {
  /** What is summed up, for screen readers. */
  caption: string
  sums: readonly Sum[]
  currencyOf: (sum: Sum) => ChargeCurrency
  /** `wide`: told only where there is room for it. */
  parts: readonly { head: string; of: (sum: Sum) => string; wide?: boolean }[]
}

/** Sums of a list as a line above it: rows begin soon. Where it was charged in several currencies, a line for each, which names it. */
export function SumsLine<Sum>({ caption, sums, currencyOf, parts }: Props<Sum>) {
  return (
    <section aria-label={caption}>
      <ul className="stack gap-1">
        {sums.map((sum) => (
          <li key={currencyOf(sum)} className={styles.line}>
            {sums.length > 1 && <strong>{currencyOf(sum)}</strong>}
            <dl className={styles.parts}>
              {parts.map(({ head, of, wide }) => (
                <div key={head} data-wide={wide || undefined}>
                  <dt>{head}</dt> <dd>{of(sum)}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </section>
  )
}
