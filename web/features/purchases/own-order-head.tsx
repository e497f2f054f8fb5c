import { orderCode } from '#contract/order-code.ts'
import type { ParcelInvoice } from '#contract/parcel-invoices.ts'
import type { OwnPurchase } from '#contract/purchases.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as againTexts from '#contract/texts/again.ts'
import * as ownOrderTexts from '#contract/texts/own-order.ts'
import * as purchasesTexts from '#contract/texts/purchases.ts'
import * as withdrawTexts from '#contract/texts/withdraw.ts'
import { useText } from '#web/texts.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { InvoiceLinks } from '#web/ui/invoice-links.tsx'
import { PostForm } from '#web/ui/post-form.tsx'
import { OrderState } from './order-state.tsx'
import styles from './own-order.module.css'
import { receiptAddress } from './own-order-address.ts'
import { shownState } from './shown-state.ts'
import { WhyNotPaid } from './why-not-paid.tsx'

type Props = {
  purchase: OwnPurchase
  /** What its breweries attached, beside the receipt of the shop. */
  invoices: ParcelInvoice[]
  contactAt: string
  /** dd/mm/yyyy of an ISO instant. */
  dayOf: (instant: string) => string
}

/** What an order is called and how it stands; and what can be done with it as a whole. */
export function OwnOrderHead({ purchase, invoices, contactAt, dayOf }: Props) {
  const t = useText()
  const code = orderCode(purchase.id)
  const isUnderWay = purchase.parcels.some(({ state }) => state === 'pending' || state === 'shipped')
  return (
    <header className="stack gap-3">
      <div>
        <LinkButton to="/myShop" look="quiet" size="small" className={styles.toAll}>
          <Icon name="left" />
          {t(purchasesTexts.title)}
        </LinkButton>
      </div>
      <div className={`row ${styles.title}`}>
        <h1>{t(accountWords.orderCode, { code })}</h1>
        <CopyButton
          copied={code}
          label={ownOrderTexts.copyCode}
          done={ownOrderTexts.codeCopied}
          failed={accountWords.notCopied}
        />
      </div>
      <p className={`row ${styles.facts}`}>
        <OrderState state={shownState(purchase)} />
        <time dateTime={purchase.date} className="quiet">
          {t(ownOrderTexts.placedOn, { date: dayOf(purchase.date) })}
        </time>
      </p>
      <WhyNotPaid purchase={purchase} />
      <div className="row gap-2">
        {purchase.state !== 'pending' && (
          <PostForm action="/cart">
            <input type="hidden" name="intent" value="again" />
            <input type="hidden" name="orderId" value={purchase.id} />
            {/* While something is under way that is what one came for. */}
            <Button type="submit" look={isUnderWay ? 'outline' : 'primary'}>
              {t(againTexts.buy)}
            </Button>
          </PostForm>
        )}
        {purchase.paidAt && (
          <LinkButton to={receiptAddress(purchase.id)} look="outline">
            {t(ownOrderTexts.receipt)}
          </LinkButton>
        )}
        <InvoiceLinks orderId={purchase.id} invoices={invoices} />
        <LinkButton to={contactAt} look="quiet">
          {t(purchasesTexts.help)}
        </LinkButton>
        {purchase.paidAt && (
          <LinkButton to={`/withdraw?order=${purchase.id}`} look="quiet">
            {t(withdrawTexts.button)}
          </LinkButton>
        )}
      </div>
    </header>
  )
}
