import type { PayoutRunSummary } from '#contract/payout-runs.ts'
import * as payoutRunsTexts from '#contract/texts/payout-runs.ts'
import { useText } from '#web/texts.ts'
import { StatusWord } from '#web/ui/status-word.tsx'

/** How a run stands: proposed, decided on, or with every payout at its end. */
export function RunStateWord({ run: { state, open } }: { run: Pick<PayoutRunSummary, 'state' | 'open'> }) {
  const t = useText()
  if (state === 'draft') return <StatusWord tone="waiting">{t(payoutRunsTexts.states.draft)}</StatusWord>
  return open > 0 ? (
    <StatusWord tone="waiting">{t(payoutRunsTexts.states.approved)}</StatusWord>
  ) : (
    <StatusWord tone="good">{t(payoutRunsTexts.allEnded)}</StatusWord>
  )
}
