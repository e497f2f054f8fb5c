import { Link } from 'react-router'
import { debtText } from '#contract/charge-text.ts'
import type { DeskOrder } from '#contract/order-desk.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminOrderTexts from '#contract/texts/admin-order.ts'
import { useText } from '#web/texts.ts'
import { type Column, DataTable } from '#web/ui/table/data-table.tsx'
import styles from './order.module.css'
import { unitsField } from './order-steps.ts'

type Line = DeskOrder['lines'][number]

type Props = {
  lines: Line[]
  /** Where money can go back: how many units of each are chosen at first. */
  refund?: 'none' | 'all'
  /** The beers of which more is typed than can go back. */
  tooMany?: readonly string[]
}

/**
 * What was ordered; once some of it went back, what has not, and where money can go back, how many units of each. On phones a beer
 * is what it is called and what it came to.
 */
export function OrderLines({ lines, refund: chosen, tooMany = [] }: Props) {
  const t = useText()
  const columns: Column<Line>[] = [
    {
      key: 'beer',
      head: t(accountWords.beer),
      card: 'start',
      cell: ({ ProductId, name, summary, company }) => (
        <span className={styles.two}>
          <Link to={`/detail/${ProductId}`}>{name}</Link>
          <span className={`quiet ${styles.quiet}`}>
            {summary} · {company}
          </span>
        </span>
      ),
    },
    {
      key: 'amount',
      head: t(accountWords.units),
      number: true,
      card: 'start',
      cell: ({ amount, unitPrice }) =>
        t(accountWords.unitsOfBeer, { count: amount, beer: debtText(unitPrice, 'USD') }),
    },
    {
      key: 'total',
      head: t(accountWords.total),
      number: true,
      card: 'end',
      cell: ({ amount, unitPrice }) => <strong>{debtText(amount * unitPrice, 'USD')}</strong>,
    },
  ]
  const left: Column<Line> = {
    key: 'left',
    head: t(adminOrderTexts.left),
    number: true,
    card: 'end',
    named: true,
    cell: ({ left }) => left,
  }
  const refund: Column<Line> = {
    key: 'refund',
    head: t(adminOrderTexts.toRefund),
    number: true,
    card: 'line',
    cell: ({ ProductId, name, left }) => (
      <span className={styles.typed}>
        <input
          inputMode="numeric"
          autoComplete="off"
          name={unitsField(ProductId)}
          defaultValue={chosen === 'all' ? left : 0}
          readOnly={left === 0}
          className={styles.units}
          aria-label={t(adminOrderTexts.unitsOf, { beer: name })}
          aria-invalid={tooMany.includes(ProductId) || undefined}
          aria-describedby={`most-${ProductId}`}
        />
        <span id={`most-${ProductId}`} role="status" className={styles.wrong}>
          {tooMany.includes(ProductId) && t(adminOrderTexts.atMost, { count: left })}
        </span>
      </span>
    ),
  }
  const hasGoneBack = lines.some((line) => line.left < line.amount)
  return (
    <DataTable
      caption={t(adminOrderTexts.lines)}
      columns={[...columns, ...(chosen || hasGoneBack ? [left] : []), ...(chosen ? [refund] : [])]}
      rows={lines}
      keyOf={({ ProductId }) => ProductId}
    />
  )
}
