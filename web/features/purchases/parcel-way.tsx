import type { PurchaseParcel } from '#contract/purchases.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as purchasesTexts from '#contract/texts/purchases.ts'
import { useText } from '#web/texts.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { TrackingWords } from '#web/ui/tracking-words.tsx'
import styles from './purchases.module.css'

type Props = { parcel: PurchaseParcel; cancelAt: string | undefined }

/** Under a brewery's beers: who brings them, and while they have not left the way to cancel them, for who may. */
export function ParcelWay({ parcel, cancelAt }: Props) {
  const t = useText()
  const { company, carrier, refund } = parcel
  const canBeCancelled = refund !== null && cancelAt !== undefined
  if (!carrier && !canBeCancelled) return null
  return (
    <div className={`wrap ${styles.way}`}>
      {carrier && <p>{t(accountWords.carriedBy, { carrier })}</p>}
      {carrier && <TrackingWords parcel={parcel} className={styles.tracking} />}
      {canBeCancelled && (
        <LinkButton asks to={cancelAt} look="quiet" size="small" className={styles.cancel} preventScrollReset>
          {t(purchasesTexts.cancelParcel)}{' '}
          <span className="visually-hidden">{t(purchasesTexts.cancelParcelOf, { company })}</span>
        </LinkButton>
      )}
    </div>
  )
}
