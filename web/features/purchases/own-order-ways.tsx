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
import { InvoiceLinks } from '#web/ui/invoice-links.tsx'
import { PostForm } from '#web/ui/post-form.tsx'
import styles from './own-order.module.css'
import { receiptAddress } from './own-order-address.ts'

type Props = {
  purchase: OwnPurchase
  /** What its breweries attached, beside the receipt of the shop. */
  invoices: ParcelInvoice[]
  contactAt: string
}

/** What can be done with an order as a whole: bought again, and more quietly its papers and whom to ask. */
export function OwnOrderWays({ purchase, invoices, contactAt }: Props) {
  const t = useText()
  const { id, state, paidAt, parcels } = purchase
  const isUnderWay = parcels.some((parcel) => parcel.state === 'pending' || parcel.state === 'shipped')
  return (
    <section className="stack gap-2" aria-label={t(ownOrderTexts.ways)}>
      {state !== 'pending' && (
        <PostForm action="/cart">
          <input type="hidden" name="intent" value="again" />
          <input type="hidden" name="orderId" value={id} />
          {/* While something is under way that is what one came for. */}
          <Button type="submit" look={isUnderWay ? 'outline' : 'primary'} wide>
            {t(againTexts.buy)}
          </Button>
        </PostForm>
      )}
      <div className={`row ${styles.ways}`}>
        {paidAt && (
          <LinkButton to={receiptAddress(id)} look="quiet" size="small">
            {t(ownOrderTexts.receipt)}
          </LinkButton>
        )}
        <InvoiceLinks orderId={id} invoices={invoices} look="quiet" size="small" />
        <LinkButton to={contactAt} look="quiet" size="small">
          {t(purchasesTexts.help)}
        </LinkButton>
        <CopyButton
          copied={orderCode(id)}
          label={ownOrderTexts.copyCode}
          done={ownOrderTexts.codeCopied}
          failed={accountWords.notCopied}
          look="quiet"
        />
        {paidAt && (
          <LinkButton to={`/withdraw?order=${id}`} look="quiet" size="small">
            {t(withdrawTexts.button)}
          </LinkButton>
        )}
      </div>
    </section>
  )
}
