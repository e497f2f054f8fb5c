import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { centsFromDollars, formatCents } from '#contract/money.ts'
import type { Purchase } from '#contract/purchases.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import { parcelStateTexts } from '#contract/texts/parcel-state.ts'
import * as parcelsTexts from '#contract/texts/parcels.ts'
import * as purchasesTexts from '#contract/texts/purchases.ts'
import type { Text } from '#contract/texts/text.ts'

import { useText } from '#web/texts.ts'
import { Picture } from '#web/ui/picture.tsx'
import styles from './purchases.module.css'

type Line = Purchase['Items'][number]

const PARCELS = {
  pending: parcelStateTexts.pending,
  shipped: parcelStateTexts.shipped,
  delivered: parcelStateTexts.delivered,
  cancelled: parcelStateTexts.cancelled,
} as const satisfies Record<NonNullable<Line['parcel']>, Text>

type Props = {
  line: Line
  /** dd/mm/yyyy. */
  date: string
  /** False where the brewery stands above its lines. */
  showsCompany: boolean
  review: ReactNode
}

/** A line of an order, with every column of specification section 2 ("Purchase history"). */
export function PurchaseLine({ line, date, showsCompany, review }: Props) {
  const t = useText()
  const back = line.amount - line.left
  const facts: [Text, ReactNode][] = [
    [accountWords.date, date],
    [accountWords.quantity, line.amount],
    [
      accountWords.unitPrice,
      t(purchasesTexts.unitPrice, { price: formatCents(centsFromDollars(line.unitPrice)) }),
    ],
    [
      accountWords.total,
      t(purchasesTexts.totalPrice, { price: formatCents(centsFromDollars(line.totalPrice)) }),
    ],
  ]
  return (
    <li className={styles.line}>
      <div className={styles.picture}>
        <Picture image={line.image} alt="" frame={[300, 420]} sizes="80px" />
      </div>
      <div className={styles.words}>
        {showsCompany && <p className="quiet">{line.company}</p>}
        <h3>
          <Link to={`/detail/${line.ProductId}`}>{line.name}</Link>
        </h3>
        <p className="quiet">{line.summary}</p>
        {back > 0 && (
          <p className={styles.back}>
            {back === 1 ? t(parcelsTexts.oneUnitBack) : t(parcelsTexts.unitsBack, { count: back })}
          </p>
        )}
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <div key={t(name)}>
              <dt>{t(name)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {(line.parcel || review) && (
        <div className={`ends gap-3 ${styles.end}`}>
          {line.parcel && <p className={styles.parcel}>{t(PARCELS[line.parcel])}</p>}
          {review}
        </div>
      )}
    </li>
  )
}
