import { debtText } from '#contract/charge-text.ts'
import styles from './payouts.module.css'

type Props = { amount: number; dollars: number; currency: string }

/** What is owed or was paid, and below it what that is in dollars, where it is something else. */
export function Debt({ amount, dollars, currency }: Props) {
  return (
    <span className={styles.debt}>
      <strong className={amount < 0 ? styles.back : undefined}>{debtText(amount, currency)}</strong>
      {currency !== 'USD' && <span className="quiet">{debtText(dollars, 'USD')}</span>}
    </span>
  )
}
