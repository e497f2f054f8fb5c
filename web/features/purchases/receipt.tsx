import { chargeWords } from '#contract/charge-words.ts'
import { centsFromDollars, priceText } from '#contract/money.ts'
import { orderCode } from '#contract/order-code.ts'
import type { OwnPurchase } from '#contract/purchases.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as chargeTexts from '#contract/texts/charge.ts'
import * as ownOrderTexts from '#contract/texts/own-order.ts'
import { placeText } from '#contract/texts/place-text.ts'
import { SiteName } from '#web/layout/site-name.tsx'
import { useText } from '#web/texts.ts'
import { momentDay, momentWords } from '#web/ui/moment-words.ts'
import { LeftOfTotal } from './left-of-total.tsx'
import styles from './receipt.module.css'
import { ReceiptLines } from './receipt-lines.tsx'
import { RefundList } from './refund-list.tsx'

type Props = {
  purchase: OwnPurchase
  /** ISO instant. */
  paidAt: string
  timeZone: string
  /** What is known of who runs the shop, a line each. */
  shop: string[]
}

/** A receipt as it lies on paper: black on white by day and by night. */
export function Receipt({ purchase, paidAt, timeZone, shop }: Props) {
  const t = useText()
  const { delivery, buyerName, refunds } = purchase
  const dayOf = momentDay(timeZone)
  const onCard = chargeWords(chargeTexts.onTheCard, purchase.charge, momentWords(timeZone))
  const { city, state, country } = delivery
  return (
    <article className={`stack gap-5 ${styles.sheet}`} aria-labelledby="receipt">
      <header className={styles.head}>
        <div>
          <p className={styles.name}>
            <SiteName />
          </p>
          <h1 id="receipt">{t(ownOrderTexts.receiptOf, { code: orderCode(purchase.id) })}</h1>
        </div>
        <p className={styles.days}>
          <span>{t(ownOrderTexts.placedOn, { date: dayOf(purchase.date) })}</span>
          <span>{t(accountWords.paidOn, { date: dayOf(paidAt) })}</span>
        </p>
      </header>
      <div className={styles.people}>
        <People title={t(ownOrderTexts.receiptShop)} lines={shop} />
        <People title={t(ownOrderTexts.receiptBuyer)} lines={[buyerName, purchase.buyerEmail]} />
        {delivery.address && (
          <People
            title={t(accountWords.deliveryAddress)}
            lines={[delivery.recipient, delivery.address, placeText({ city, state, country })]}
          />
        )}
      </div>
      <ReceiptLines purchase={purchase} />
      <div className={`stack gap-1 ${styles.sums}`}>
        <p className={styles.total}>
          {t(accountWords.total)} <strong>{priceText(centsFromDollars(purchase.totalPrice))}</strong>
        </p>
        <LeftOfTotal purchase={purchase} className={styles.total} />
        {onCard && <p>{onCard}</p>}
      </div>
      {refunds.length > 0 && (
        <section className={styles.refunds}>
          <h2>{t(accountWords.refunds)}</h2>
          <RefundList refunds={refunds} dayOf={dayOf} />
        </section>
      )}
      <p className={styles.note}>{t(ownOrderTexts.notTaxInvoice)}</p>
    </article>
  )
}

function People({ title, lines }: { title: string; lines: string[] }) {
  return (
    <section>
      <h2>{title}</h2>
      {lines.filter(Boolean).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  )
}
