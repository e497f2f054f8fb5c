import type { ReactNode } from 'react'
import { centsFromDollars } from '#contract/money.ts'
import { orderCode } from '#contract/order-code.ts'
import type { Purchase } from '#contract/purchases.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as purchasesTexts from '#contract/texts/purchases.ts'
import { useText } from '#web/texts.ts'
import styles from './purchase-head.module.css'
import { totalPriceText } from './purchase-money.ts'

type Props = {
  purchase: Pick<Purchase, 'id' | 'date' | 'totalPrice'>
  titleId: string
  /** dd/mm/yyyy. */
  date: string
  state: ReactNode
}

/** When an order was and what it came to; below it what it is called and how it stands. */
export function PurchaseHead({ purchase: { id, date: at, totalPrice }, titleId, date, state }: Props) {
  const t = useText()
  return (
    <div className={`stack gap-1 ${styles.head}`}>
      <div className={`ends ${styles.row}`}>
        <h2 id={titleId}>
          <span className="visually-hidden">{t(purchasesTexts.orderOf)}</span>{' '}
          <time dateTime={at}>{date}</time>
        </h2>
        <p className={styles.total}>
          <span className="visually-hidden">{t(accountWords.total)}: </span>
          {totalPriceText(t, centsFromDollars(totalPrice))}
        </p>
      </div>
      <div className={`ends ${styles.row}`}>
        <p className="quiet">{t(accountWords.orderCode, { code: orderCode(id) })}</p>
        <p className={styles.state}>{state}</p>
      </div>
    </div>
  )
}
