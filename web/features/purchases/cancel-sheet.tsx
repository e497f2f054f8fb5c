import { useNavigation } from 'react-router'
import { centsFromDollars, priceText } from '#contract/money.ts'
import type { Purchase, PurchaseParcel } from '#contract/purchases.ts'
import * as purchasesTexts from '#contract/texts/purchases.ts'
import { useText } from '#web/texts.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { PostForm } from '#web/ui/post-form.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import styles from './cancel-sheet.module.css'

type Props = {
  purchase: Purchase
  parcel: PurchaseParcel
  closeTo: string
  onClose: () => void
}

/** Asks once more before a parcel is cancelled, and says what comes back. */
export function CancelSheet({ onClose, ...question }: Props) {
  const t = useText()
  return (
    <Sheet title={t(purchasesTexts.cancelParcel)} onClose={onClose}>
      <Question {...question} />
    </Sheet>
  )
}

function Question({ purchase, parcel, closeTo }: Omit<Props, 'onClose'>) {
  const t = useText()
  const isSending = useNavigation().formMethod === 'POST'
  const { company, companyId, refund } = parcel
  const lines = purchase.Items.filter((item) => item.companyId === companyId && item.left > 0)
  return (
    <PostForm action={closeTo} className="stack gap-4" preventScrollReset>
      <input type="hidden" name="intent" value="cancel" />
      <input type="hidden" name="orderId" value={purchase.id} />
      <input type="hidden" name="companyId" value={companyId} />
      <p>
        {refund
          ? t(purchasesTexts.cancelLead, { company, amount: priceText(centsFromDollars(refund)) })
          : t(purchasesTexts.cancelFree, { company })}
      </p>
      <ul className={styles.beers} aria-label={t(purchasesTexts.cancelBeers)}>
        {lines.map(({ id, name, left }) => (
          <li key={id}>
            {left} × {name}
          </li>
        ))}
      </ul>
      <div className={`row ${styles.ways}`}>
        <Button type="submit" look="danger" size="large" busy={isSending}>
          {t(purchasesTexts.cancelParcel)}
        </Button>
        <LinkButton to={closeTo} look="quiet" preventScrollReset>
          {t(purchasesTexts.cancelNo)}
        </LinkButton>
      </div>
    </PostForm>
  )
}
