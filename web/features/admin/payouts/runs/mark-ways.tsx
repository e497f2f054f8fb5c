import type { PayoutRun, RunPayout } from '#contract/payout-runs.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as payoutEndingsTexts from '#contract/texts/payout-endings.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { type RunPlace, runAddress } from './run-address.ts'
import { stepsOf } from './steps-of.ts'

const WORDS = {
  paid: { word: accountWords.arrived, said: payoutEndingsTexts.markPaidOf },
  failed: { word: payoutEndingsTexts.markFailed, said: payoutEndingsTexts.markFailedOf },
  returned: { word: payoutEndingsTexts.markReturned, said: payoutEndingsTexts.markReturnedOf },
}

type Props = { run: Pick<PayoutRun, 'id' | 'way'>; place: RunPlace; payout: RunPayout }

/** What can be said of a payout now, each behind a question. */
export function MarkWays({ run, place, payout }: Props) {
  const t = useText()
  const { id, company } = payout
  return (
    <div className="wrap gap-2">
      {stepsOf(run.way, payout).map((step) => (
        <LinkButton
          key={step}
          to={runAddress(run.id, place, { step, payout: id })}
          look={step === 'paid' ? 'outline' : 'quiet'}
          size="small"
          preventScrollReset
          aria-label={t(WORDS[step].said, { company })}
        >
          {t(WORDS[step].word)}
        </LinkButton>
      ))}
    </div>
  )
}
