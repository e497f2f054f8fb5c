import { Link } from 'react-router'
import type { DeskOrder } from '#contract/order-desk.ts'
import { useText } from '#web/texts.ts'
import { type Column, DataTable } from '#web/ui/table/data-table.tsx'
import { amountText } from './amount-text.ts'
import styles from './order.module.css'
import { unitsField } from './order-steps.ts'

type Line = DeskOrder['lines'][number]

type Props = { lines: Line[]; isPaid: boolean; canRefund: boolean }

/** What was ordered; once paid, what of it has not gone back, and where money can go back, how many units of each. */
export function OrderLines({ lines, isPaid, canRefund }: Props) {
  const t = useText()
  const columns: Column<Line>[] = [
    {
      key: 'beer',
      head: t('adminOrder.beer'),
      cell: ({ ProductId, name, summary }) => (
        <span className={styles.two}>
          <Link to={`/detail/${ProductId}`}>{name}</Link>
          <span className={styles.quiet}>{summary}</span>
        </span>
      ),
    },
    {
      key: 'company',
      head: t('adminOrder.company'),
      cell: ({ company, companyId }) => <Link to={`/admin/seller/${companyId}`}>{company}</Link>,
    },
    {
      key: 'price',
      head: t('adminOrder.unitPrice'),
      number: true,
      cell: ({ unitPrice }) => amountText(unitPrice),
    },
    { key: 'amount', head: t('adminOrder.amount'), number: true, cell: ({ amount }) => amount },
    {
      key: 'total',
      head: t('adminOrder.lineTotal'),
      number: true,
      cell: ({ amount, unitPrice }) => amountText(amount * unitPrice),
    },
  ]
  const left: Column<Line> = {
    key: 'left',
    head: t('adminOrder.left'),
    number: true,
    cell: ({ left }) => left,
  }
  const refund: Column<Line> = {
    key: 'refund',
    head: t('adminOrder.toRefund'),
    number: true,
    cell: ({ ProductId, name, left }) => (
      <input
        inputMode="numeric"
        autoComplete="off"
        name={unitsField(ProductId)}
        defaultValue={0}
        readOnly={left === 0}
        className={styles.units}
        aria-label={t('adminOrder.unitsOf', { beer: name })}
      />
    ),
  }
  return (
    <DataTable
      caption={t('adminOrder.lines')}
      columns={[...columns, ...(isPaid ? [left] : []), ...(canRefund ? [refund] : [])]}
      rows={lines}
      keyOf={({ ProductId }) => ProductId}
    />
  )
}
