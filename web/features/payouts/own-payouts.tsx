import { Link } from 'react-router'
import { debtText } from '#contract/charge-text.ts'
import { payoutAccountInWords } from '#contract/payout-account-words.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import * as ownPayoutsTexts from '#contract/texts/own-payouts.ts'
import * as payoutAccountTexts from '#contract/texts/payout-account.ts'
import * as payoutsTexts from '#contract/texts/payouts.ts'
import { statementAddress } from '#web/request/payouts-address.ts'
import { useText } from '#web/texts.ts'
import { PayoutStateWord } from '#web/ui/payout-state-word.tsx'
import { type Column, DataTable, type Sorts } from '#web/ui/table/data-table.tsx'
import { PayoutMeaning } from './payout-meaning.tsx'
import type { OwnPayout } from './show-own-payouts.server.ts'

type Props = {
  payouts: OwnPayout[]
  /** The shop's day of an ISO instant, dd/mm/yyyy. */
  dayOf: (instant: string) => string
  ofAdmin: boolean
  /** How they are sorted, and where they are in another order. */
  sorts: Sorts
}

/** What a brewery was paid, newest first, how each payout stands, and the way to what it is made of. */
export function OwnPayouts({ payouts, dayOf, ofAdmin, sorts }: Props) {
  const t = useText()
  // A column in which nobody wrote anything is none.
  const words: Column<OwnPayout>[] = [
    {
      key: 'account',
      head: t(payoutAccountTexts.account),
      card: 'line',
      cell: ({ account }) => account && payoutAccountInWords(account),
    },
    { key: 'reference', head: t(payoutsTexts.reference), card: 'line', cell: ({ reference }) => reference },
  ]
  const told = words.filter(({ cell }) => payouts.some(cell))
  return (
    <DataTable
      caption={t(ownPayoutsTexts.caption)}
      rows={payouts}
      keyOf={({ id }) => id}
      sortsElsewhere
      {...sorts}
      columns={[
        {
          key: 'date',
          head: t(accountWords.date),
          sorts: true,
          card: 'start',
          cell: ({ date }) => <time dateTime={date}>{dayOf(date)}</time>,
        },
        {
          key: 'amount',
          head: t(adminWords.amount),
          number: true,
          sorts: true,
          card: 'end',
          cell: ({ amount, currency }) => <strong>{debtText(amount, currency)}</strong>,
        },
        {
          key: 'state',
          head: t(accountWords.state),
          card: 'start',
          cell: (payout) => (
            <div className="stack gap-1">
              <PayoutStateWord state={payout.state} />
              <PayoutMeaning payout={payout} ofAdmin={ofAdmin} />
            </div>
          ),
        },
        ...told,
        {
          key: 'statement',
          head: t(ownPayoutsTexts.statement),
          action: true,
          card: 'end',
          cell: (payout) => (
            <Link
              to={statementAddress(payout)}
              aria-label={t(ownPayoutsTexts.seeStatement, { day: dayOf(payout.date) })}
            >
              {t(ownPayoutsTexts.statement)}
            </Link>
          ),
        },
      ]}
    />
  )
}
