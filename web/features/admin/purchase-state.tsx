import type { OrderState } from '#contract/purchases.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminPurchasesTexts from '#contract/texts/admin-purchases.ts'
import * as purchasesTexts from '#contract/texts/purchases.ts'
import type { Text } from '#contract/texts/text.ts'

import { useText } from '#web/texts.ts'
import { StatusWord } from '#web/ui/status-word.tsx'

const STATES = {
  paid: { text: purchasesTexts.statePaid, tone: 'good' },
  pending: { text: purchasesTexts.statePending, tone: 'waiting' },
  review: { text: adminPurchasesTexts.inReview, tone: 'bad' },
  refund_due: { text: adminPurchasesTexts.refundDue, tone: 'bad' },
  expired: { text: purchasesTexts.stateExpired, tone: 'over' },
  cancelled: { text: purchasesTexts.stateCancelled, tone: 'over' },
  refunded: { text: accountWords.moneyGivenBack, tone: 'over' },
  charged_back: { text: accountWords.chargedBack, tone: 'over' },
} as const satisfies Record<OrderState, { text: Text; tone: string }>

/** How an order stands, in words for who looks after the shop. */
export function PurchaseState({ state }: { state: OrderState }) {
  const t = useText()
  const { text, tone } = STATES[state]
  return <StatusWord tone={tone}>{t(text)}</StatusWord>
}
