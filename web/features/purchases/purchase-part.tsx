import type { ReactNode } from 'react'
import type { Purchase, PurchaseParcel } from '#contract/purchases.ts'
import * as purchasesTexts from '#contract/texts/purchases.ts'
import { useText } from '#web/texts.ts'
import { LabelStack } from './label-stack.tsx'
import { ParcelProgress } from './parcel-progress.tsx'
import { ParcelWay } from './parcel-way.tsx'
import { PurchaseLine } from './purchase-line.tsx'
import styles from './purchases.module.css'

type Line = Purchase['Items'][number]

type Props = {
  /** What its buyer complains of while that is open, and the way to it. */
  complaint: ReactNode
  /** Its lines of the order, one at least. */
  lines: readonly Line[]
  /** There is none before it is paid. */
  parcel: PurchaseParcel | undefined
  /** dd/mm/yyyy. */
  date: string
  /** What stands at the end of a line that was bought. */
  reviewOf: ((line: Line) => ReactNode) | undefined
  cancelAt: string | undefined
}

/** What comes from one brewery in one parcel: its labels, how far it is, its beers, who brings it and what can be done with it. */
export function PurchasePart({ complaint, lines, parcel, date, reviewOf, cancelAt }: Props) {
  const t = useText()
  return (
    <section className={styles.part}>
      <LabelStack images={lines.map(({ image }) => image)} />
      <div className="stack gap-2">
        <div className={`ends ${styles.from}`}>
          <h3>{t(purchasesTexts.from, { company: lines[0]!.company })}</h3>
          {parcel && <ParcelProgress state={parcel.state} />}
        </div>
        <ul className="stack gap-3">
          {lines.map((line) => (
            <PurchaseLine key={line.id} line={line} date={date} review={reviewOf?.(line)} />
          ))}
        </ul>
        {parcel && <ParcelWay parcel={parcel} cancelAt={cancelAt} />}
        {complaint && <div className={styles.complaint}>{complaint}</div>}
      </div>
    </section>
  )
}
