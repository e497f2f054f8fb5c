import { Link } from 'react-router'
import type { DeskOrder } from '#contract/order-desk.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminOrderTexts from '#contract/texts/admin-order.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
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
      head: t(accountWords.beer),
      cell: ({ ProductId, name, summary }) => (
        <span className={styles.two}>
          <Link to={`/detail/${ProductId}`}>{name}</Link>
          <span className={`quiet ${styles.quiet}`}>{summary}</span>
        </span>
      ),
    },
    {
      key: 'company',
      head: t(adminWords.brewery),
      cell: ({ company, companyId }) => <Link to={`/admin/seller/${companyId}`}>{company}</Link>,
    },
    {
      key: 'price',
      head: t(shopWords.price),
      number: true,
      cell: ({ unitPrice }) => amountText(unitPrice),
    },
    { key: 'amount', head: t(accountWords.units), number: true, cell: ({ amount }) => amount },
    {
      key: 'total',
      head: t(accountWords.total),
      number: true,
      cell: ({ amount, unitPrice }) => amountText(amount * unitPrice),
    },
  ]
  const left: Column<Line> = {
    key: 'left',
    head: t(adminOrderTexts.left),
    number: true,
    cell: ({ left }) => left,
  }
  const refund: Column<Line> = {
    key: 'refund',
    head: t(adminOrderTexts.toRefund),
    number: true,
    cell: ({ ProductId, name, left }) => (
      <input
        inputMode="numeric"
        autoComplete="off"
        name={unitsField(ProductId)}
        defaultValue={0}
        readOnly={left === 0}
        className={styles.units}
        aria-label={t(adminOrderTexts.unitsOf, { beer: name })}
      />
    ),
  }
  return (
    <DataTable
      caption={t(adminOrderTexts.lines)}
      columns={[...columns, ...(isPaid ? [left] : []), ...(canRefund ? [refund] : [])]}
      rows={lines}
      keyOf={({ ProductId }) => ProductId}
    />
  )
}
