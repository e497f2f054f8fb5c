import type { TextCode } from '#contract/texts/catalogue.ts'
import { useText } from '#web/texts.ts'
import { StatusWord } from '#web/ui/status-word.tsx'
import type { ShownState } from './shown-state.ts'

type Tone = 'good' | 'waiting' | 'over'

const STATES: Record<ShownState, { text: TextCode; tone: Tone }> = {
  paid: { text: 'purchases.statePaid', tone: 'good' },
  pending: { text: 'purchases.statePending', tone: 'waiting' },
  'payment-in-process': { text: 'purchases.statePaymentInProcess', tone: 'waiting' },
  review: { text: 'purchases.stateReview', tone: 'waiting' },
  refund_due: { text: 'purchases.stateRefundDue', tone: 'waiting' },
  expired: { text: 'purchases.stateExpired', tone: 'over' },
  cancelled: { text: 'purchases.stateCancelled', tone: 'over' },
  refunded: { text: 'purchases.stateRefunded', tone: 'over' },
  charged_back: { text: 'purchases.stateChargedBack', tone: 'over' },
}

/** How an order stands, as a word with a dot. */
export function OrderState({ state }: { state: ShownState }) {
  const t = useText()
  const { text, tone } = STATES[state]
  return <StatusWord tone={tone}>{t(text)}</StatusWord>
}
