import type { DeskOrder } from '#contract/order-desk.ts'
import { useText } from '#web/texts.ts'
import { StatusWord } from '#web/ui/status-word.tsx'
import { type Column, DataTable } from '#web/ui/table/data-table.tsx'
import { amountText } from './amount-text.ts'
import styles from './order.module.css'

type Payment = DeskOrder['payments'][number]

const TONES = {
  waiting: 'waiting',
  ended: 'over',
  captured: 'good',
  'given-back': 'over',
  'charged-back': 'bad',
} as const

/** Every payment that the provider told of, and what became of its money. */
export function OrderPayments({
  payments,
  moment,
}: Pick<DeskOrder, 'payments'> & { moment: (instant: string) => string }) {
  const t = useText()
  if (!payments.length) return <p className={styles.quiet}>{t('adminOrder.noPayments')}</p>
  const columns: Column<Payment>[] = [
    { key: 'id', head: t('adminOrder.payment'), cell: ({ id }) => <code className={styles.id}>{id}</code> },
    {
      key: 'money',
      head: t('adminOrder.paymentMoney'),
      cell: ({ money, status }) => (
        <span className={styles.two}>
          <StatusWord tone={TONES[money]}>{t(`adminOrder.money.${money}`)}</StatusWord>
          <code className={styles.quiet}>{status}</code>
        </span>
      ),
    },
    {
      key: 'use',
      head: t('adminOrder.paymentUse'),
      cell: ({ disposition }) => t(`adminOrder.use.${disposition ?? 'none'}`),
    },
    {
      key: 'seen',
      head: t('adminOrder.paymentSeen'),
      cell: ({ updatedAt }) => <time dateTime={updatedAt}>{moment(updatedAt)}</time>,
    },
    {
      key: 'amount',
      head: t('adminOrders.total'),
      number: true,
      cell: ({ amount, currency }) => amountText(amount, currency),
    },
  ]
  return (
    <DataTable caption={t('adminOrder.payments')} columns={columns} rows={payments} keyOf={({ id }) => id} />
  )
}
