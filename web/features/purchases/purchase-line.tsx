import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { centsFromDollars } from '#contract/money.ts'
import type { Purchase } from '#contract/purchases.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as parcelsTexts from '#contract/texts/parcels.ts'
import { useText } from '#web/texts.ts'
import { totalPriceText, unitPriceText } from './purchase-money.ts'
import styles from './purchases.module.css'

type Props = {
  line: Purchase['Items'][number]
  /** dd/mm/yyyy. */
  date: string
  review: ReactNode
}

/**
 * A line of an order, with every column of specification section 2 ("Purchase history"): its state stands at its parcel, and its day, which
 * the order says, is here for who hears it.
 */
export function PurchaseLine({ line, date, review }: Props) {
  const t = useText()
  const back = line.amount - line.left
  return (
    <li className={styles.line}>
      <h4 className={styles.name}>
        <Link to={`/detail/${line.ProductId}`}>{line.name}</Link>
      </h4>
      <div className={`quiet ${styles.facts}`}>
        <p>{line.summary}</p>
        <dl>
          <div className="visually-hidden">
            <dt>{t(accountWords.date)}</dt>
            <dd>{date}</dd>
          </div>
          <div>
            <dt className="visually-hidden">{t(accountWords.quantity)}</dt>
            <dd>{line.amount} ×</dd>
          </div>
          <div>
            <dt className="visually-hidden">{t(accountWords.unitPrice)}</dt>
            <dd>{unitPriceText(t, centsFromDollars(line.unitPrice))}</dd>
          </div>
        </dl>
      </div>
      {back > 0 && (
        <p className={styles.back}>
          {back === 1 ? t(parcelsTexts.oneUnitBack) : t(parcelsTexts.unitsBack, { count: back })}
        </p>
      )}
      <p className={styles.amount}>
        <span className="visually-hidden">{t(accountWords.total)}: </span>
        {totalPriceText(t, centsFromDollars(line.totalPrice))}
      </p>
      {review && <div className={styles.review}>{review}</div>}
    </li>
  )
}
