import { centsFromDollars, priceText } from '#contract/money.ts'
import type { Purchase } from '#contract/purchases.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as cartTexts from '#contract/texts/cart.ts'
import * as orderTexts from '#contract/texts/orders.ts'
import { useText } from '#web/texts.ts'
import { Picture } from '#web/ui/picture.tsx'
import styles from './bought-beers.module.css'

/** Beers that fit on the slip; the others are counted. */
const MOST = 5

type Props = { order: Pick<Purchase, 'Items' | 'totalPrice'> }

/** What was just bought, as the slip that a till prints: its labels, how many of each, what it came to, and in how many parcels it comes. */
export function BoughtBeers({ order: { Items, totalPrice } }: Props) {
  const t = useText()
  const more = Items.length - MOST
  const parcels = new Set(Items.map(({ companyId }) => companyId)).size
  return (
    <section className={styles.shadow} aria-label={t(orderTexts.bought)}>
      <div className={`stack gap-4 ${styles.slip}`}>
        <ul className="stack gap-3">
          {Items.slice(0, MOST).map(({ id, image, name, amount, company, totalPrice: price }) => (
            <li key={id} className={styles.beer}>
              <Picture image={image} alt="" frame={[300, 420]} sizes="60px" loading="eager" />
              <div>
                <p className={styles.name}>{t(accountWords.unitsOfBeer, { count: amount, beer: name })}</p>
                <p className="quiet">{company}</p>
              </div>
              <span className={styles.amount}>{priceText(centsFromDollars(price))}</span>
            </li>
          ))}
        </ul>
        {more > 0 && <p className="quiet">{t(accountWords.andMore, { count: more })}</p>}
        <p className={`ends ${styles.total}`}>
          {t(accountWords.total)} <strong>{priceText(centsFromDollars(totalPrice))}</strong>
        </p>
        <p className="quiet">
          {parcels === 1 ? t(cartTexts.nextOneParcel) : t(cartTexts.nextParcels, { count: parcels })}
        </p>
      </div>
    </section>
  )
}
