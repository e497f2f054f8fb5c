import type { WorkRow as Row } from '#contract/work-list.ts'
import { useText } from '#web/texts.ts'
import { OrderLink } from '../order-link.tsx'
import { amountText } from './amount-text.ts'
import styles from './work.module.css'

/** Something to look at: what is wrong, in a sentence, since when, and the way to its order. */
export function WorkRow({ row, since }: { row: Row; since: string }) {
  const t = useText()
  const { kind, orderId, paymentId, amount, expected, currency, about } = row
  const money = (value: number | null) => (value === null ? '' : amountText(value, currency ?? undefined))
  const values = {
    amount: money(amount),
    // What an order costs is in the shop's own currency, whatever somebody paid in.
    expected: expected === null ? '' : amountText(expected),
    payment: paymentId ?? '',
    about,
  }
  const isError = about && kind !== 'charged-back-unsent'
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.kind}>{t(`workKind.${kind}`)}</p>
        <p>{t(`workSays.${kind}`, values)}</p>
        {isError && <p className={styles.quiet}>{t('adminWork.lastError', { error: about })}</p>}
        <p className={styles.quiet}>
          <time dateTime={row.since}>{t('adminWork.since', { date: since })}</time>
        </p>
      </div>
      {orderId ? <OrderLink id={orderId} /> : <span className={styles.quiet}>{t('adminWork.noOrder')}</span>}
    </li>
  )
}
