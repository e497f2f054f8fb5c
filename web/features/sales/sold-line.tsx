import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { centsFromDollars, priceText } from '#contract/money.ts'
import { orderCode } from '#contract/order-code.ts'
import type { Sale } from '#contract/sales.ts'
import type { TextCode } from '#contract/texts/catalogue.ts'
import { useText } from '#web/texts.ts'
import { EmailWords } from '#web/ui/email-words.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { StatusWord } from '#web/ui/status-word.tsx'
import styles from './sold-beers.module.css'

const PARCELS = {
  pending: 'sales.parcelPending',
  shipped: 'sales.parcelShipped',
  delivered: 'sales.parcelDelivered',
  cancelled: 'sales.parcelCancelled',
} as const satisfies Record<Sale['parcel'], TextCode>

const TONES = { pending: 'waiting', shipped: 'good', delivered: 'good', cancelled: 'over' } as const

type Props = { sale: Sale; dayOf: (instant: string) => string }

/** A sale with every field of specification section 3 (Sale detail), and what of its money is whose. */
export function SoldLine({ sale, dayOf }: Props) {
  const t = useText()
  return (
    <li className={styles.line}>
      <div className={styles.picture}>
        <Picture image={sale.image} alt="" frame={[300, 420]} sizes="80px" />
      </div>
      <div className={styles.words}>
        <p className={styles.state}>
          {sale.state === 'charged_back' ? (
            <StatusWord tone="bad">{t('sales.chargedBack')}</StatusWord>
          ) : (
            <StatusWord tone={TONES[sale.parcel]}>{t(PARCELS[sale.parcel])}</StatusWord>
          )}
        </p>
        <h3>
          <Link to={`/detail/${sale.ProductId}`}>{sale.name}</Link>
        </h3>
        <p className={styles.quiet}>{sale.summary}</p>
        <p className={styles.description}>{sale.description}</p>
        <p className={styles.buyer}>
          <span className={styles.quiet}>{t('sales.buyer')}</span> {sale.buyerName}
          {sale.buyerEmail && (
            <a className={styles.email} href={`mailto:${sale.buyerEmail}`}>
              <EmailWords email={sale.buyerEmail} />
            </a>
          )}
        </p>
      </div>
      <Facts sale={sale} dayOf={dayOf} />
    </li>
  )
}

function Facts({ sale, dayOf }: Props) {
  const t = useText()
  const money = (dollars: number) => priceText(centsFromDollars(dollars))
  const facts: [TextCode, ReactNode][] = [
    [
      'sales.date',
      <time key="date" dateTime={sale.date}>
        {dayOf(sale.date)}
      </time>,
    ],
    ['sales.order', <code key="order">{orderCode(sale.ShoppingHistoryId)}</code>],
    ['sales.amount', sale.amount],
    ['sales.price', money(sale.price)],
    ['sales.total', money(sale.totalPrice)],
  ]
  if (sale.refunded) {
    const values = { amount: money(sale.refunded), units: sale.refundedAmount }
    facts.push(['sales.refunded', sale.refundedAmount ? t('sales.refundedUnits', values) : values.amount])
  }
  facts.push(['sales.owed', money(sale.owed)])
  if (sale.payoutDate) {
    const values = { amount: money(sale.paidOut), date: dayOf(sale.payoutDate) }
    facts.push(['sales.paid', t('sales.paidOn', values)])
  }
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{t(name)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
