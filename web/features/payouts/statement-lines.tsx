import { Link } from 'react-router'
import { debtText } from '#contract/charge-text.ts'
import { orderCode } from '#contract/order-code.ts'
import type { StatementLine } from '#contract/payout-statements.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as ownPayoutsTexts from '#contract/texts/own-payouts.ts'
import { useText } from '#web/texts.ts'
import { type Column, DataTable } from '#web/ui/table/data-table.tsx'
import { MONEY_HEADS } from './money-columns.ts'
import styles from './payouts.module.css'
import type { MoneyColumn, ShownStatement } from './show-statement.server.ts'

type Props = Pick<ShownStatement, 'statement' | 'columns' | 'sums'> & {
  /** The shop's day of an ISO instant, dd/mm/yyyy. */
  dayOf: (instant: string) => string
  /** Where an order is read. */
  orderAt: (orderId: string) => string
}

/** The sales of a payout, each with what of its price is the brewery's, and their sums at the foot. */
export function StatementLines({ statement, columns, sums, dayOf, orderAt }: Props) {
  const t = useText()
  const { lines, currency } = statement
  const money = (column: MoneyColumn): Column<StatementLine> => ({
    key: column,
    head: t(MONEY_HEADS[column]),
    number: true,
    card: column === 'paid' ? 'end' : 'out',
    cell: (line) => debtText(line[column], currency),
    foot: <strong>{debtText(sums[column], currency)}</strong>,
  })
  return (
    <div className={styles.lines}>
      <DataTable
        caption={t(ownPayoutsTexts.statementCaption)}
        rows={lines}
        keyOf={({ ShoppingHistoryId, ProductId }) => `${ShoppingHistoryId} ${ProductId}`}
        columns={[
          {
            key: 'order',
            head: t(accountWords.order),
            card: 'start',
            cell: ({ ShoppingHistoryId }) => (
              <Link to={orderAt(ShoppingHistoryId)}>
                <code>{orderCode(ShoppingHistoryId)}</code>
              </Link>
            ),
            foot: <strong>{t(ownPayoutsTexts.sum)}</strong>,
          },
          {
            key: 'sold',
            head: t(accountWords.date),
            card: 'end',
            cell: ({ date }) => <time dateTime={date}>{dayOf(date)}</time>,
          },
          {
            key: 'beer',
            head: t(accountWords.beer),
            card: 'start',
            cell: ({ units, name }) => t(accountWords.unitsOfBeer, { count: units, beer: name }),
          },
          ...columns.map(money),
        ]}
      />
    </div>
  )
}
