import type { ReactNode } from 'react'
import { debtText } from '#contract/charge-text.ts'
import { orderCode } from '#contract/order-code.ts'
import type { StatementLine } from '#contract/payout-statements.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as commissionTexts from '#contract/texts/commission.ts'
import * as figuresTexts from '#contract/texts/figures.ts'
import * as ownPayoutsTexts from '#contract/texts/own-payouts.ts'
import * as statementTexts from '#contract/texts/payout-statement.ts'
import type { Text } from '#contract/texts/text.ts'
import { useText } from '#web/texts.ts'
import { type Column, DataTable } from '#web/ui/table/data-table.tsx'
import styles from './payouts.module.css'
import type { MoneyColumn, ShownStatement } from './show-statement.server.ts'

const HEADS: Record<MoneyColumn, Text> = {
  gross: statementTexts.gross,
  refunded: statementTexts.refunded,
  commission: commissionTexts.commission,
  commissionTax: statementTexts.commissionTax,
  fee: statementTexts.fee,
  net: statementTexts.net,
  paid: statementTexts.paid,
}

/** What is taken off a sale: left out where nothing was. */
const TAKEN_OFF = ['refunded', 'commission', 'commissionTax', 'fee'] as const

type Props = Pick<ShownStatement, 'statement' | 'sums'> & {
  /** The shop's day of an ISO instant, dd/mm/yyyy. */
  dayOf: (instant: string) => string
}

/** The sales of a payout, each with what of its price is the brewery's, and their sums at the foot. */
export function StatementLines({ statement: { lines, currency }, sums, dayOf }: Props) {
  const t = useText()
  const money = (column: MoneyColumn): Column<StatementLine> => ({
    key: column,
    head: t(HEADS[column]),
    number: true,
    cell: (line) => debtText(line[column], currency),
    foot: <strong>{debtText(sums[column], currency)}</strong>,
  })
  const word = (key: string, head: string, cell: (line: StatementLine) => ReactNode) => ({ key, head, cell })
  return (
    <div className={styles.lines}>
      <DataTable
        caption={t(ownPayoutsTexts.statementCaption)}
        rows={lines}
        keyOf={({ ShoppingHistoryId, ProductId }) => `${ShoppingHistoryId} ${ProductId}`}
        columns={[
          {
            ...word('sold', t(figuresTexts.sales), ({ date }) => <time dateTime={date}>{dayOf(date)}</time>),
            foot: <strong>{t(ownPayoutsTexts.sum)}</strong>,
          },
          word('order', t(accountWords.order), (line) => <code>{orderCode(line.ShoppingHistoryId)}</code>),
          word('beer', t(accountWords.beer), ({ name }) => name),
          { ...word('units', t(accountWords.units), ({ units }) => units), number: true },
          money('gross'),
          ...TAKEN_OFF.filter((column) => sums[column] !== 0).map(money),
          money('net'),
          money('paid'),
        ]}
      />
    </div>
  )
}
