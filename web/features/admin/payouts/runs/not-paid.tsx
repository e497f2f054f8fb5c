import { Link } from 'react-router'
import { debtText } from '#contract/charge-text.ts'
import type { PayoutRun } from '#contract/payout-runs.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import * as payoutRunsTexts from '#contract/texts/payout-runs.ts'
import { useText } from '#web/texts.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { momentWords } from '#web/ui/moment-words.ts'
import { type Column, DataTable } from '#web/ui/table/data-table.tsx'

/** So many are shown at once; more are behind their title. */
const FEW = 10

type Whom = { companyId: string; company: string; currency: string; amount: number }

const keyOf = ({ companyId, currency }: Whom) => `${companyId} ${currency}`

/** Of a draft: who is owed something and is no part of it, and why; and who owes something back. */
export function NotPaid({ run: { leftOut, owing }, timeZone }: { run: PayoutRun; timeZone: string }) {
  const t = useText()
  const moment = momentWords(timeZone)
  const whom: Column<Whom>[] = [
    {
      key: 'company',
      head: t(adminWords.brewery),
      cell: ({ companyId, company }) => <Link to={`/admin/seller/${companyId}`}>{company}</Link>,
    },
    {
      key: 'amount',
      head: t(adminWords.amount),
      number: true,
      cell: ({ amount, currency }) => debtText(Math.abs(amount), currency),
    },
  ]
  const because: Column<PayoutRun['leftOut'][number]> = {
    key: 'because',
    head: t(accountWords.reason),
    long: true,
    cell: ({ because, until }) => t(payoutRunsTexts.because[because], { moment: until ? moment(until) : '' }),
  }
  return (
    <>
      {leftOut.length > 0 && (
        <Disclosure
          open={leftOut.length <= FEW}
          title={t(payoutRunsTexts.leftOut, { count: leftOut.length })}
        >
          <DataTable
            caption={t(payoutRunsTexts.leftOutCaption)}
            rows={leftOut}
            keyOf={keyOf}
            columns={[...whom, because]}
          />
        </Disclosure>
      )}
      {owing.length > 0 && (
        <Disclosure open={owing.length <= FEW} title={t(payoutRunsTexts.owing, { count: owing.length })}>
          <p>{t(payoutRunsTexts.owingIs)}</p>
          <DataTable caption={t(payoutRunsTexts.owingCaption)} rows={owing} keyOf={keyOf} columns={whom} />
        </Disclosure>
      )}
    </>
  )
}
