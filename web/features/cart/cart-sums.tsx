import { priceText } from '#contract/money.ts'
import * as cartTexts from '#contract/texts/cart.ts'
import * as detailTexts from '#contract/texts/detail.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import { counted } from '#web/counted.ts'
import { useText } from '#web/texts.ts'
import type { CartParcel } from './cart-parcels.ts'
import styles from './cart-sums.module.css'

/** What the cart comes to, as a receipt says it: a line a parcel, and what is not charged beside. */
export function CartSums({ parcels }: { parcels: CartParcel[] }) {
  const t = useText()
  return (
    <section aria-labelledby="cart-sums">
      <h2 id="cart-sums" className={styles.title}>
        {t(cartTexts.summary)}
      </h2>
      <dl className={`stack gap-2 ${styles.sums}`}>
        {parcels.map(({ company, units, totalCents }) => (
          <div key={company}>
            <dt>
              {company}{' '}
              <span className="quiet">{counted(t, units, shopWords.oneUnit, detailTexts.unitsLeft)}</span>
            </dt>
            <dd>{priceText(totalCents)}</dd>
          </div>
        ))}
        <div>
          <dt>{counted(t, parcels.length, cartTexts.oneParcel, cartTexts.countParcels)}</dt>
          <dd>{t(cartTexts.included)}</dd>
        </div>
      </dl>
    </section>
  )
}
