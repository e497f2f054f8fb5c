import { useNavigate } from 'react-router'
import type { PayoutRun } from '#contract/payout-runs.ts'
import * as payoutRunsTexts from '#contract/texts/payout-runs.ts'
import { useText } from '#web/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { PostForm } from '#web/ui/post-form.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { useIsSending } from '#web/ui/use-is-sending.ts'
import { type RunPlace, type RunStep, runAddress } from './run-address.ts'
import { RunSums } from './run-sums.tsx'

type Props = { run: PayoutRun; place: RunPlace; step: Exclude<RunStep['step'], 'all-paid'> }

/** Asks whether a draft is approved, with all that it comes to, or dropped. */
export function DecideSheet({ run, place, step }: Props) {
  const t = useText()
  const navigate = useNavigate()
  const isSending = useIsSending()
  const closeTo = runAddress(run.id, place)
  const isApproval = step === 'approve'
  const title = t(isApproval ? payoutRunsTexts.approve : payoutRunsTexts.drop)
  return (
    <Sheet title={title} closeTo={closeTo} onClose={() => navigate(closeTo, { preventScrollReset: true })}>
      {/* Sent to the page without the sheet: what it is refused for is told there, with the way on. */}
      <PostForm action={closeTo} className="stack gap-4">
        <input type="hidden" name="act" value={step} />
        {isApproval ? (
          <>
            {/* What was seen is what is approved: should the draft be another one by now, nothing is. */}
            <input type="hidden" name="draftedAt" value={run.draftedAt} />
            <p>{t(payoutRunsTexts.approveAsk)}</p>
            <RunSums sums={run.sums} />
            {run.withoutAccount > 0 && (
              <p>{t(payoutRunsTexts.withoutAccount, { count: run.withoutAccount })}</p>
            )}
            <p className="quiet">{t(payoutRunsTexts.afterApproval[run.way])}</p>
          </>
        ) : (
          <p>{t(payoutRunsTexts.dropAsk)}</p>
        )}
        <Button type="submit" look={isApproval ? 'primary' : 'danger'} busy={isSending}>
          {title}
        </Button>
      </PostForm>
    </Sheet>
  )
}
