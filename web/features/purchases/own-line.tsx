import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { centsFromDollars, priceText } from '#contract/money.ts'
import type { Purchase } from '#contract/purchases.ts'
import { unbroken } from '#contract/site-money.ts'
import * as ownOrderTexts from '#contract/texts/own-order.ts'
import * as parcelsTexts from '#contract/texts/parcels.ts'
import { useText } from '#web/texts.ts'
import { Picture } from '#web/ui/picture.tsx'
import styles from './own-order.module.css'

type Props = {
  line: Purchase['Items'][number]
  /** Of its units, those whose money went back or is to. */
  back: number
  review: ReactNode
}

/** A beer of an order as it was bought, and what of it came back. */
export function OwnLine({ line, back, review }: Props) {
  const t = useText()
  const price = priceText(centsFromDollars(line.unitPrice))
  return (
    <li className={styles.line}>
      <div className={styles.picture}>
        <Picture image={line.image} alt="" frame={[300, 420]} sizes="56px" />
      </div>
      <div className={styles.words}>
        <h3>
          <Link to={`/detail/${line.ProductId}`}>{line.name}</Link>
        </h3>
        <p className={`wrap quiet ${styles.facts}`}>
          <span>{line.summary}</span>
          <span>{unbroken(t(ownOrderTexts.unitsAt, { count: line.amount, price }))}</span>
        </p>
        {back > 0 && (
          <p className={styles.back}>
            {back === 1 ? t(parcelsTexts.oneUnitBack) : t(parcelsTexts.unitsBack, { count: back })}
          </p>
        )}
      </div>
      <p className={styles.amount}>{priceText(centsFromDollars(line.totalPrice))}</p>
      {review && <div className={styles.review}>{review}</div>}
    </li>
  )
}
