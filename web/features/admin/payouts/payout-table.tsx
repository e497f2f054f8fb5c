import { Link } from 'react-router'
import { debtText } from '#contract/charge-text.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import { returnedPart } from '#contract/texts/payout-state.ts'
import * as payoutsTexts from '#contract/texts/payouts.ts'
import { IfMay } from '#web/layout/if-may.tsx'
import { useText } from '#web/texts.ts'
import { PayoutStateWord } from '#web/ui/payout-state-word.tsx'
import { DataTable, type Sorts } from '#web/ui/table/data-table.tsx'
import { Debt } from './debt.tsx'
import type { ShownPayout } from './show-payouts.server.ts'

type Props = {
  payouts: ShownPayout[]
  /** All of them went to one company, which is named elsewhere. */
  ofOne?: boolean
  /** How they are sorted, and where they are in another order; not said: they are not. */
  sorts?: Sorts
  sortsAmounts?: boolean
}

/** What was paid, newest first unless it is said. */
export function PayoutTable({ payouts, ofOne, sorts, sortsAmounts = false }: Props) {
  const t = useText()
  return (
    <DataTable
      caption={t(payoutsTexts.historyCaption)}
      rows={payouts}
      keyOf={({ id }) => id}
      sortsElsewhere
      {...sorts}
      columns={[
        {
          key: 'date',
          head: t(accountWords.date),
          sorts: true,
          cell: ({ date, day }) => <time dateTime={date}>{day}</time>,
        },
        ...(ofOne
          ? []
          : [
              {
                key: 'company',
                head: t(adminWords.brewery),
                cell: ({ companyId, company, currency }: ShownPayout) => (
                  <IfMay what="pay" otherwise={company}>
                    <Link to={`/admin/payouts/${companyId}?currency=${currency}`}>{company}</Link>
                  </IfMay>
                ),
              },
            ]),
        {
          key: 'amount',
          head: t(adminWords.amount),
          number: true,
          sorts: sortsAmounts,
          cell: ({ amount, dollars, currency }) => (
            <Debt amount={amount} dollars={dollars} currency={currency} />
          ),
        },
        {
          key: 'state',
          head: t(accountWords.state),
          cell: ({ state, returned, amount, currency }) => (
            <div className="stack gap-1">
              <PayoutStateWord state={state} />
              {returned > 0 && returned < amount && (
                <p className="quiet">{t(returnedPart, { amount: debtText(returned, currency) })}</p>
              )}
            </div>
          ),
        },
        { key: 'lines', head: t(payoutsTexts.forSales), number: true, cell: ({ lines }) => lines },
        {
          key: 'reference',
          head: t(payoutsTexts.reference),
          cell: ({ reference }) => reference || t(accountWords.nothing),
        },
      ]}
    />
  )
}
