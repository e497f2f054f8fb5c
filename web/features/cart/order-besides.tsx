import type { Purchase } from '#contract/purchases.ts'
import * as cartTexts from '#contract/texts/cart.ts'
import { useText } from '#web/texts.ts'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import styles from './cart.module.css'
import type { NotHeld, NotStarted } from './start-purchase.server.ts'
import { WaitingOrder } from './waiting-order.tsx'

type Props = {
  order: Purchase | null
  timeZone: string
  answer: NotStarted | NotHeld | undefined
}

/** Below a cart that is empty: why nothing was bought just now, and the order that a cart became before. */
export function OrderBesides({ order, timeZone, answer }: Props) {
  const t = useText()
  const refused = answer && 'error' in answer ? answer.error : undefined
  return (
    <>
      {refused && <ErrorSummary title={refused.message} errors={[{ text: t(cartTexts.notCharged) }]} />}
      {order && (
        <div className={styles.apart}>
          <WaitingOrder order={order} timeZone={timeZone} isThisCart={false} />
        </div>
      )}
    </>
  )
}
