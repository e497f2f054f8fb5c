import type { OrderState } from '#contract/purchases.ts'
import type { TextCode } from '#contract/texts/catalogue.ts'
import { useText } from '#web/texts.ts'
import { StatusWord } from '#web/ui/status-word.tsx'

const STATES = {
  paid: { text: 'purchases.statePaid', tone: 'good' },
  pending: { text: 'purchases.statePending', tone: 'waiting' },
  review: { text: 'adminPurchases.inReview', tone: 'bad' },
  refund_due: { text: 'adminPurchases.refundDue', tone: 'bad' },
  expired: { text: 'purchases.stateExpired', tone: 'over' },
  cancelled: { text: 'purchases.stateCancelled', tone: 'over' },
  refunded: { text: 'purchases.stateRefunded', tone: 'over' },
  charged_back: { text: 'purchases.stateChargedBack', tone: 'over' },
} as const satisfies Record<OrderState, { text: TextCode; tone: string }>

/** How an order stands, in words for who looks after the shop. */
export function PurchaseState({ state }: { state: OrderState }) {
  const t = useText()
  const { text, tone } = STATES[state]
  return <StatusWord tone={tone}>{t(text)}</StatusWord>
}
