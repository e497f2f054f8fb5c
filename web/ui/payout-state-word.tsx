import type { PayoutState } from '#contract/payout-states.ts'
import { payoutStateTexts } from '#contract/texts/payout-state.ts'
import { useText } from '#web/texts.ts'
import { StatusWord } from './status-word.tsx'

const TONES = {
  draft: 'waiting',
  approved: 'waiting',
  sent: 'waiting',
  paid: 'good',
  failed: 'bad',
  returned: 'bad',
} as const satisfies Record<PayoutState, string>

/** How a payout stands, to be scanned in a list. */
export function PayoutStateWord({ state }: { state: PayoutState }) {
  const t = useText()
  return <StatusWord tone={TONES[state]}>{t(payoutStateTexts[state])}</StatusWord>
}
