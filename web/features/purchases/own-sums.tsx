import type { ReactNode } from 'react'
import { chargeWords } from '#contract/charge-words.ts'
import { centsFromDollars, priceText } from '#contract/money.ts'
import type { OwnPurchase } from '#contract/purchases.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as chargeTexts from '#contract/texts/charge.ts'
import * as ownOrderTexts from '#contract/texts/own-order.ts'
import { placeText } from '#contract/texts/place-text.ts'
import * as purchasesTexts from '#contract/texts/purchases.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { momentDay, momentWords } from '#web/ui/moment-words.ts'
import { LeftOfTotal } from './left-of-total.tsx'
import styles from './own-order.module.css'
import { RefundList } from './refund-list.tsx'

type Props = {
  purchase: OwnPurchase
  timeZone: string
  /** What can be done with the whole of it. */
  children: ReactNode
}

/** What an order came to and what of it went back, and where it goes; while it can still be paid, the way there. */
export function OwnSums({ purchase, timeZone, children }: Props) {
  const t = useText()
  const { continuePaying, heldUntil, paymentInProcess, paidAt, refunds, delivery, phone } = purchase
  const onCard = chargeWords(chargeTexts.onTheCard, purchase.charge, momentWords(timeZone))
  const parcels = [...Map.groupBy(purchase.Items, ({ companyId }) => companyId)].map(
    ([companyId, items]) =>
      [
        companyId,
        items[0]!.company,
        items.reduce((cents, { totalPrice }) => cents + centsFromDollars(totalPrice), 0),
      ] as const,
  )
  const place = placeText({ city: delivery.city, state: delivery.state, country: delivery.country })
  return (
    <aside className={`stack gap-5 ${styles.aside}`}>
      <section className="stack gap-2" aria-labelledby="own-sums">
        <h2 id="own-sums">
          {t(paidAt ? ownOrderTexts.summary : continuePaying ? ownOrderTexts.toPay : accountWords.order)}
        </h2>
        {parcels.length > 1 && (
          <ul className="stack gap-1 quiet">
            {parcels.map(([companyId, company, cents]) => (
              <li key={companyId} className="ends">
                <span>{company}</span> <span>{priceText(cents)}</span>
              </li>
            ))}
          </ul>
        )}
        <p className={`ends ${styles.sum}`}>
          {t(accountWords.total)} <strong>{priceText(centsFromDollars(purchase.totalPrice))}</strong>
        </p>
        <LeftOfTotal purchase={purchase} className={`ends ${styles.sum}`} />
        {/* Of one that ended unpaid nothing was charged, nor will be. */}
        {onCard && (paidAt || continuePaying) && <p>{onCard}</p>}
        {continuePaying && (
          <>
            <p className="quiet">
              {heldUntil
                ? t(purchasesTexts.heldUntil, { date: momentWords(timeZone)(heldUntil) })
                : t(purchasesTexts.notHeld)}
            </p>
            <LinkButton
              to={continuePaying}
              look={paymentInProcess ? 'outline' : 'primary'}
              wide
              reloadDocument
            >
              {t(paymentInProcess ? purchasesTexts.payOtherwise : purchasesTexts.continuePaying)}
            </LinkButton>
          </>
        )}
      </section>
      {refunds.length > 0 && (
        <section className="stack gap-2" aria-labelledby="own-refunds">
          <h2 id="own-refunds">{t(accountWords.refunds)}</h2>
          <RefundList refunds={refunds} dayOf={momentDay(timeZone)} />
        </section>
      )}
      {delivery.address && (
        <section className="stack gap-2" aria-labelledby="own-delivery">
          <h2 id="own-delivery">{t(accountWords.deliveryAddress)}</h2>
          <address className={styles.address}>
            <span>{delivery.recipient}</span>
            <span>{delivery.address}</span>
            <span>{place}</span>
            {phone && <span>{t(accountWords.phoneIs, { phone })}</span>}
          </address>
        </section>
      )}
      {children}
    </aside>
  )
}
