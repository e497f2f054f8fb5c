import type { ReactNode } from 'react'
import { chargeWords } from '#contract/charge-words.ts'
import { orderCode } from '#contract/order-code.ts'
import type { Purchase } from '#contract/purchases.ts'
import * as chargeTexts from '#contract/texts/charge.ts'
import * as ownOrderTexts from '#contract/texts/own-order.ts'
import * as purchasesTexts from '#contract/texts/purchases.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { momentWords } from '#web/ui/moment-words.ts'
import { ownOrderAddress } from './own-order-address.ts'
import styles from './purchases.module.css'

type Props = {
  purchase: Purchase
  timeZone: string
  /** Whether its buyer reads it, not an admin. */
  isOwn: boolean
  /** Other ways on. */
  ways?: ReactNode
}

/** The foot of an order: the way to all of it and to help, and back to the payment page while there is one. */
export function PurchaseFoot({ purchase, timeZone, isOwn, ways }: Props) {
  const t = useText()
  const { id, continuePaying, heldUntil, paymentInProcess } = purchase
  // Its buyer reads the rate on the page of the order, where dollars are written as it writes them.
  const sentence = isOwn ? chargeTexts.onTheCardAlone : chargeTexts.onTheCard
  const onCard = chargeWords(sentence, purchase.charge, momentWords(timeZone))
  const isToPay = isOwn && continuePaying !== null
  return (
    <footer className={styles.foot}>
      {(isToPay || (!isOwn && onCard)) && (
        <p className={`quiet ${styles.terms}`}>
          {onCard}{' '}
          {isToPay &&
            (heldUntil
              ? t(purchasesTexts.heldUntil, { date: momentWords(timeZone)(heldUntil) })
              : t(purchasesTexts.notHeld))}
        </p>
      )}
      <div className={`row ${styles.ways}`}>
        {isOwn && (
          <LinkButton to={`/contact?purchase=${id}`} look="quiet" size="small" className={styles.help}>
            {t(purchasesTexts.help)}
          </LinkButton>
        )}
        {ways}
        {isOwn && (
          <LinkButton to={ownOrderAddress(id)} look="outline" size="small">
            {t(ownOrderTexts.seeOrder)} <span className="visually-hidden">{orderCode(id)}</span>
          </LinkButton>
        )}
        {isToPay && (
          <LinkButton
            to={continuePaying}
            look={paymentInProcess ? 'outline' : 'primary'}
            size="small"
            reloadDocument
          >
            {t(paymentInProcess ? purchasesTexts.payOtherwise : purchasesTexts.continuePaying)}
          </LinkButton>
        )}
      </div>
    </footer>
  )
}
