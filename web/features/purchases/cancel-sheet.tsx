import { centsFromDollars } from '#contract/money.ts'
import type { Purchase, PurchaseParcel } from '#contract/purchases.ts'
import * as purchasesTexts from '#contract/texts/purchases.ts'
import { useText } from '#web/texts.ts'
import { ConfirmSheet } from '#web/ui/confirm-sheet.tsx'
import styles from './cancel-sheet.module.css'
import { totalPriceText } from './purchase-money.ts'

type Props = { purchase: Purchase; parcel: PurchaseParcel; closeTo: string }

/** Asks once more before a parcel is cancelled, and says what comes back. */
export function CancelSheet({ purchase, parcel, closeTo }: Props) {
  const t = useText()
  const { company, companyId, refund } = parcel
  const lines = purchase.Items.filter((item) => item.companyId === companyId && item.left > 0)
  return (
    <ConfirmSheet
      title={t(purchasesTexts.cancelParcel)}
      hidden={{ intent: 'cancel', orderId: purchase.id, companyId }}
      submit={t(purchasesTexts.cancelParcel)}
      leave={t(purchasesTexts.cancelNo)}
      action={closeTo}
      closeTo={closeTo}
    >
      <p>
        {refund
          ? t(purchasesTexts.cancelLead, { company, amount: totalPriceText(t, centsFromDollars(refund)) })
          : t(purchasesTexts.cancelFree, { company })}
      </p>
      <ul className={styles.beers} aria-label={t(purchasesTexts.cancelBeers)}>
        {lines.map(({ id, name, left }) => (
          <li key={id}>
            {left} × {name}
          </li>
        ))}
      </ul>
    </ConfirmSheet>
  )
}
