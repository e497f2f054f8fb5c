import { Link } from 'react-router'
import { debtText } from '#contract/charge-text.ts'
import { payoutAccountInWords } from '#contract/payout-account-words.ts'
import { payoutReasonInWords } from '#contract/payout-reason-in-words.ts'
import type { PayoutRun, RunPayout } from '#contract/payout-runs.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import * as ownPayoutsTexts from '#contract/texts/own-payouts.ts'
import * as payoutAccountTexts from '#contract/texts/payout-account.ts'
import * as payoutRunsTexts from '#contract/texts/payout-runs.ts'
import { returnedPart } from '#contract/texts/payout-state.ts'
import * as payoutsTexts from '#contract/texts/payouts.ts'
import { statementAddress } from '#web/request/payouts-address.ts'
import { useText } from '#web/texts.ts'
import { PayoutStateWord } from '#web/ui/payout-state-word.tsx'
import { type Column, DataTable } from '#web/ui/table/data-table.tsx'
import { MarkWays } from './mark-ways.tsx'
import type { RunPlace } from './run-address.ts'

/**
 * The payouts of a run: of a draft what it proposes, of one that is approved how each stands and what can be said of it. On phones
 * a payout is a few lines of one list.
 */
export function RunPayouts({ run, place }: { run: PayoutRun; place: RunPlace }) {
  const t = useText()
  const proposed: Column<RunPayout>[] = [
    {
      key: 'takenOff',
      card: 'end',
      named: true,
      head: t(payoutRunsTexts.takenOff),
      number: true,
      cell: ({ takenOff, currency }) => takenOff < 0 && debtText(-takenOff, currency),
    },
  ]
  // Of what is only approved its ways say so: the word would be the same in every row.
  const isTold = ({ state, reason }: RunPayout) => state !== 'approved' || reason !== ''
  const standing: Column<RunPayout> = {
    key: 'state',
    head: t(accountWords.state),
    card: 'end',
    cell: (payout) => isTold(payout) && <PayoutStanding payout={payout} />,
  }
  const decided: Column<RunPayout>[] = [
    ...(run.payouts.some(isTold) ? [standing] : []),
    {
      key: 'statement',
      card: 'start',
      head: t(ownPayoutsTexts.statement),
      cell: (payout) => (
        <Link
          to={statementAddress(payout)}
          aria-label={t(payoutRunsTexts.statementOf, { company: payout.company })}
        >
          {t(ownPayoutsTexts.statement)}
        </Link>
      ),
    },
    {
      key: 'actions',
      head: t(accountWords.actions),
      action: true,
      card: 'end',
      cell: (payout) => <MarkWays run={run} place={place} payout={payout} />,
    },
  ]
  return (
    <DataTable
      caption={t(payoutRunsTexts.payoutsCaption)}
      rows={run.payouts}
      keyOf={({ id }) => id}
      columns={[
        {
          key: 'company',
          card: 'start',
          head: t(adminWords.brewery),
          cell: ({ companyId, company }) => <Link to={`/admin/seller/${companyId}`}>{company}</Link>,
        },
        {
          key: 'amount',
          card: 'end',
          head: t(adminWords.amount),
          number: true,
          cell: ({ amount, currency }) => <strong>{debtText(amount, currency)}</strong>,
        },
        {
          key: 'lines',
          // Of one that is decided on, its statement says so.
          card: run.state === 'draft' ? 'end' : 'out',
          named: true,
          head: t(payoutsTexts.forSales),
          number: true,
          cell: ({ lines }) => lines,
        },
        {
          key: 'account',
          card: 'start',
          head: t(payoutAccountTexts.account),
          cell: ({ account }) => (account ? payoutAccountInWords(account) : t(payoutRunsTexts.asKnown)),
        },
        ...(run.state === 'draft' ? proposed : decided),
      ]}
    />
  )
}

/** The state in a word, what the bank called it, and why it is no better. */
function PayoutStanding({
  payout: { state, reference, reason, returned, amount, currency },
}: {
  payout: RunPayout
}) {
  const t = useText()
  return (
    <div className="stack gap-1">
      <PayoutStateWord state={state} />
      {returned > 0 && returned < amount && (
        <p className="quiet">{t(returnedPart, { amount: debtText(returned, currency) })}</p>
      )}
      {reference && <p className="quiet">{reference}</p>}
      {reason && <p className="quiet">{payoutReasonInWords(reason)}</p>}
    </div>
  )
}
