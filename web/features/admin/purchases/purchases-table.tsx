import { Link } from 'react-router'
import { centsFromDollars, formatCents } from '#contract/money.ts'
import type { Purchase } from '#contract/purchases.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminPurchasesTexts from '#contract/texts/admin-purchases.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import { parcelStateTexts } from '#contract/texts/parcel-state.ts'
import * as purchasesTexts from '#contract/texts/purchases.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import type { Text } from '#contract/texts/text.ts'

import { useText } from '#web/texts.ts'
import { EmailWords } from '#web/ui/email-words.tsx'
import { type Column, DataTable } from '#web/ui/table/data-table.tsx'
import { OrderLink } from '../order-link.tsx'
import { PurchaseState } from '../purchase-state.tsx'
import styles from './purchases.module.css'

const PARCELS = {
  pending: parcelStateTexts.pending,
  shipped: parcelStateTexts.shipped,
  delivered: parcelStateTexts.delivered,
  cancelled: parcelStateTexts.cancelled,
} as const satisfies Record<NonNullable<Purchase['Items'][number]['parcel']>, Text>

type Props = {
  purchases: Purchase[]
  /** The shop's day of an ISO instant, dd/mm/yyyy. */
  dayOf: (instant: string) => string
}

/** Orders of anybody: when, whose, of what, for how much and how each stands. */
export function PurchasesTable({ purchases, dayOf }: Props) {
  const t = useText()
  const columns: Column<Purchase>[] = [
    {
      key: 'date',
      head: t(accountWords.date),
      cell: ({ date }) => <time dateTime={date}>{dayOf(date)}</time>,
    },
    { key: 'buyer', head: t(adminWords.buyer), cell: (purchase) => <Buyer purchase={purchase} /> },
    {
      key: 'beers',
      head: t(shopWords.beers),
      long: true,
      cell: ({ Items }) => <Lines lines={Items} />,
    },
    {
      key: 'total',
      head: t(accountWords.total),
      number: true,
      cell: ({ totalPrice }) => usd(t, totalPrice),
    },
    { key: 'state', head: t(accountWords.state), cell: ({ state }) => <PurchaseState state={state} /> },
    { key: 'order', head: t(accountWords.order), cell: ({ id }) => <OrderLink id={id} /> },
  ]
  return (
    <DataTable
      caption={t(adminPurchasesTexts.title)}
      columns={columns}
      rows={purchases}
      keyOf={({ id }) => id}
    />
  )
}

function Buyer({ purchase: { userPersonId, buyerName, buyerEmail } }: { purchase: Purchase }) {
  return (
    <span className="stack gap-1">
      <Link to={`/admin/buyer/${userPersonId}`}>{buyerName}</Link>
      {buyerEmail && (
        <span className={styles.quiet}>
          <EmailWords email={buyerEmail} />
        </span>
      )}
    </span>
  )
}

function Lines({ lines }: { lines: Purchase['Items'] }) {
  const t = useText()
  return (
    <ul className="stack gap-2">
      {lines.map(({ id, ProductId, name, company, amount, unitPrice, totalPrice, parcel }) => (
        <li key={id}>
          <Link to={`/detail/${ProductId}`}>{name}</Link> <span className={styles.quiet}>{company}</span>
          <span className={styles.sum}>
            {t(adminPurchasesTexts.line, {
              amount,
              unit: t(purchasesTexts.unitPrice, { price: formatCents(centsFromDollars(unitPrice)) }),
              total: usd(t, totalPrice),
            })}
            {parcel && (
              <>
                {' · '}
                <span className={styles.parcel}>{t(PARCELS[parcel])}</span>
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Dollars as purchases write them (specification section 2, Purchase history). */
function usd(t: ReturnType<typeof useText>, dollars: number): string {
  return t(purchasesTexts.totalPrice, { price: formatCents(centsFromDollars(dollars)) })
}
