import { debtText } from '#contract/charge-text.ts'
import type { DeskOrder } from '#contract/order-desk.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminOrderTexts from '#contract/texts/admin-order.ts'
import { paymentStatusTexts } from '#contract/texts/payment-status.ts'
import { useText } from '#web/texts.ts'
import { StatusWord } from '#web/ui/status-word.tsx'
import { type Column, DataTable } from '#web/ui/table/data-table.tsx'
import styles from './order.module.css'

type Payment = DeskOrder['payments'][number]

const TONES = {
  waiting: 'waiting',
  ended: 'over',
  captured: 'good',
  'given-back': 'over',
  'charged-back': 'bad',
} as const

/** Details of the provider's that say no more than how the payment stands. */
const PLAIN_DETAILS: ReadonlySet<string> = new Set(['accredited'])

/** Every payment that the provider told of, and what became of its money. */
export function OrderPayments({
  payments,
  moment,
}: Pick<DeskOrder, 'payments'> & { moment: (instant: string) => string }) {
  const t = useText()
  if (!payments.length) return <p className={`quiet ${styles.quiet}`}>{t(adminOrderTexts.noPayments)}</p>
  const columns: Column<Payment>[] = [
    {
      key: 'id',
      head: t(adminOrderTexts.payment),
      card: 'start',
      cell: ({ id }) => <code className={styles.id}>{id}</code>,
    },
    {
      key: 'money',
      head: t(adminOrderTexts.paymentMoney),
      card: 'end',
      cell: ({ money, status, statusDetail }) => (
        <span className={styles.two}>
          <StatusWord tone={TONES[money]}>{t(adminOrderTexts.money[money])}</StatusWord>
          <span className={`quiet ${styles.quiet}`}>
            {t(paymentStatusTexts[status as keyof typeof paymentStatusTexts] ?? status)}
            {statusDetail && statusDetail !== status && !PLAIN_DETAILS.has(statusDetail) && (
              <>
                {' · '}
                <code>{statusDetail}</code>
              </>
            )}
          </span>
        </span>
      ),
    },
    {
      key: 'use',
      head: t(adminOrderTexts.paymentUse),
      card: 'start',
      cell: ({ disposition }) => t(adminOrderTexts.use[disposition ?? 'none']),
    },
    {
      key: 'seen',
      head: t(adminOrderTexts.paymentSeen),
      card: 'end',
      cell: ({ updatedAt }) => <time dateTime={updatedAt}>{moment(updatedAt)}</time>,
    },
    {
      key: 'amount',
      head: t(accountWords.total),
      number: true,
      card: 'line',
      cell: ({ amount, currency, fee, net, releasedAt, money }) => (
        <span className={styles.two}>
          <span>{debtText(amount, currency)}</span>
          {fee !== null && (
            <span className={`quiet ${styles.quiet}`}>
              {t(adminOrderTexts.paymentFee, { amount: debtText(fee, currency) })}
            </span>
          )}
          {net !== null && (
            <span className={`quiet ${styles.quiet}`}>
              {t(adminOrderTexts.paymentNet, { amount: debtText(net, currency) })}
            </span>
          )}
          {releasedAt && money === 'captured' && (
            <span className={`quiet ${styles.quiet}`}>
              {t(adminOrderTexts.paymentReleased, { date: moment(releasedAt) })}
            </span>
          )}
        </span>
      ),
    },
  ]
  return (
    <DataTable
      caption={t(adminOrderTexts.payments)}
      columns={columns}
      rows={payments}
      keyOf={({ id }) => id}
    />
  )
}
