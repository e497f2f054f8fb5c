import { centsFromDollars, priceText } from '#contract/money.ts'
import { orderCode } from '#contract/order-code.ts'
import type { Purchase } from '#contract/purchases.ts'
import * as cartTexts from '#contract/texts/cart.ts'
import * as purchasesTexts from '#contract/texts/purchases.ts'
import { rejectionTexts } from '#contract/texts/rejection.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { momentWords } from '#web/ui/moment-words.ts'
import styles from './cart.module.css'

type Props = {
  order: Purchase
  timeZone: string
  /** Whether the cart still holds just what was ordered: the cart's own button then goes on with it. */
  isThisCart: boolean
}

/**
 * Beside the total: the order that this cart, or another one, became already, and how its payment stands. Until when its
 * beers are kept is said before anybody pays twice.
 */
export function WaitingOrder({ order, timeZone, isThisCart }: Props) {
  const t = useText()
  const { paymentInProcess, rejectedBecause, heldUntil, continuePaying, totalPrice } = order
  const total = priceText(centsFromDollars(totalPrice))
  return (
    <section className={styles.waiting} aria-labelledby="waiting-order">
      <h2 id="waiting-order">
        {t(paymentInProcess ? cartTexts.paymentInProcess : cartTexts.orderWaits, {
          ...{ code: orderCode(order.id), total },
        })}
      </h2>
      {paymentInProcess && <p>{t(cartTexts.paymentInProcessLead)}</p>}
      {rejectedBecause && !paymentInProcess && (
        <p>
          {t(purchasesTexts.lastRejected)} {t(rejectionTexts[rejectedBecause])}
        </p>
      )}
      <p>
        {heldUntil
          ? t(purchasesTexts.heldUntil, { date: momentWords(timeZone)(heldUntil) })
          : t(purchasesTexts.notHeld)}
      </p>
      {continuePaying && !isThisCart && (
        <LinkButton to={continuePaying} look="outline" size="small" reloadDocument>
          {t(paymentInProcess ? purchasesTexts.payOtherwise : purchasesTexts.continuePaying)}
        </LinkButton>
      )}
    </section>
  )
}
