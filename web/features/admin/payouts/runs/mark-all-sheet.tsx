import { useNavigate } from 'react-router'
import type { PayoutRun } from '#contract/payout-runs.ts'
import { numberText } from '#contract/texts/numbers.ts'
import * as payoutEndingsTexts from '#contract/texts/payout-endings.ts'
import { useText } from '#web/texts.ts'
import { type NotMarked, PaidSheet } from './paid-sheet.tsx'
import { type RunPlace, runAddress } from './run-address.ts'
import { RunSums } from './run-sums.tsx'

type Props = { run: PayoutRun; place: RunPlace; failed: NotMarked | undefined }

/** Asks whether all payouts of a run that have not ended arrived, with all that they come to. */
export function MarkAllSheet({ run, place, failed }: Props) {
  const t = useText()
  const navigate = useNavigate()
  const closeTo = runAddress(run.id, place)
  const open = run.sums.flatMap(({ currency, open }) => (open.payouts ? [{ currency, ...open }] : []))
  return (
    <PaidSheet
      title={t(payoutEndingsTexts.markAllPaid, { count: numberText(run.open) })}
      action={runAddress(run.id, place, { step: 'all-paid' })}
      closeTo={closeTo}
      onClose={() => navigate(closeTo, { preventScrollReset: true })}
      // What was seen is what is marked: should others have ended meanwhile, nothing is.
      hidden={{ act: 'all-paid', open: run.open }}
      submit={t(payoutEndingsTexts.allArrived)}
      failed={failed}
    >
      <p>{t(payoutEndingsTexts.markAllPaidAsk)}</p>
      <RunSums sums={open} />
      <p className="quiet">{t(payoutEndingsTexts.markAllPaidHint)}</p>
    </PaidSheet>
  )
}
