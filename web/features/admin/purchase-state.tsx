import type { OrderState } from '#contract/purchases.ts'
import { orderStateTexts } from '#contract/texts/order-state.ts'
import { useText } from '#web/texts.ts'
import { StatusWord } from '#web/ui/status-word.tsx'

const TONES = {
  paid: 'good',
  pending: 'waiting',
  review: 'bad',
  refund_due: 'bad',
  expired: 'over',
  cancelled: 'over',
  refunded: 'over',
  charged_back: 'over',
} as const satisfies Record<OrderState, string>

/** How an order stands, in words for who looks after the shop. */
export function PurchaseState({ state }: { state: OrderState }) {
  const t = useText()
  return <StatusWord tone={TONES[state]}>{t(orderStateTexts[state])}</StatusWord>
}
