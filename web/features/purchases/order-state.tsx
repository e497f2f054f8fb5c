import * as accountWords from '#contract/texts/account-words.ts'
import * as purchasesTexts from '#contract/texts/purchases.ts'
import type { Text } from '#contract/texts/text.ts'
import { useText } from '#web/texts.ts'
import { StatusWord } from '#web/ui/status-word.tsx'
import type { ShownState } from './shown-state.ts'

type Tone = 'good' | 'waiting' | 'over'

const STATES: Record<ShownState, { text: Text; tone: Tone }> = {
  paid: { text: purchasesTexts.statePaid, tone: 'good' },
  'partly-on-its-way': { text: purchasesTexts.statePartlyOnItsWay, tone: 'good' },
  'on-its-way': { text: purchasesTexts.stateOnItsWay, tone: 'good' },
  delivered: { text: purchasesTexts.stateDelivered, tone: 'good' },
  pending: { text: purchasesTexts.statePending, tone: 'waiting' },
  'payment-in-process': { text: purchasesTexts.statePaymentInProcess, tone: 'waiting' },
  review: { text: purchasesTexts.stateReview, tone: 'waiting' },
  refund_due: { text: purchasesTexts.stateRefundDue, tone: 'waiting' },
  expired: { text: purchasesTexts.stateExpired, tone: 'over' },
  cancelled: { text: purchasesTexts.stateCancelled, tone: 'over' },
  refunded: { text: accountWords.moneyGivenBack, tone: 'over' },
  charged_back: { text: accountWords.chargedBack, tone: 'over' },
}

/** How an order stands, as a word with a dot. */
export function OrderState({ state }: { state: ShownState }) {
  const t = useText()
  const { text, tone } = STATES[state]
  return <StatusWord tone={tone}>{t(text)}</StatusWord>
}
