import { orderCode } from '#contract/order-code.ts'
import type { OwnPurchase } from '#contract/purchases.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as ownOrderTexts from '#contract/texts/own-order.ts'
import * as purchasesTexts from '#contract/texts/purchases.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { OrderState } from './order-state.tsx'
import styles from './own-order.module.css'
import { shownState } from './shown-state.ts'
import { WhyNotPaid } from './why-not-paid.tsx'

type Props = {
  purchase: OwnPurchase
  /** dd/mm/yyyy of an ISO instant. */
  dayOf: (instant: string) => string
}

/** What an order is called, how it stands, and why where it was not paid. */
export function OwnOrderHead({ purchase, dayOf }: Props) {
  const t = useText()
  return (
    <header className="stack gap-3">
      <div>
        <LinkButton to="/myShop" look="quiet" size="small" className={styles.toAll}>
          <Icon name="left" />
          {t(purchasesTexts.title)}
        </LinkButton>
      </div>
      <h1>{t(accountWords.orderCode, { code: orderCode(purchase.id) })}</h1>
      <p className={`row ${styles.facts}`}>
        <OrderState state={shownState(purchase)} />
        <time dateTime={purchase.date} className="quiet">
          {t(ownOrderTexts.placedOn, { date: dayOf(purchase.date) })}
        </time>
      </p>
      <WhyNotPaid purchase={purchase} />
    </header>
  )
}
