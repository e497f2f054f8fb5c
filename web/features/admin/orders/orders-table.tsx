import { Link } from 'react-router'
import { debtText } from '#contract/charge-text.ts'
import type { FoundOrder } from '#contract/found-orders.ts'
import { shippingWords } from '#contract/shipping-words.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as adminWords from '#contract/texts/admin-words.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import { useText } from '#web/texts.ts'
import { momentWords } from '#web/ui/moment-words.ts'
import { orderSorting } from '#web/ui/order-search/order-sorter.tsx'
import type { OrdersPlace } from '#web/ui/order-search/orders-place.ts'
import { type Column, DataTable } from '#web/ui/table/data-table.tsx'
import { OrderLink } from '../order-link.tsx'
import { PurchaseState } from '../purchase-state.tsx'
import { OrderBreweries } from './order-breweries.tsx'
import { OrderShipping } from './order-shipping.tsx'
import styles from './orders.module.css'

type Props = { orders: FoundOrder[]; path: string; place: OrdersPlace; timeZone: string }

/** A page of found orders; each leads to its desk. */
export function OrdersTable({ orders, path, place, timeZone }: Props) {
  const t = useText()
  const moment = momentWords(timeZone)
  const columns: Column<FoundOrder>[] = [
    { key: 'order', head: t(accountWords.order), card: 'start', cell: ({ id }) => <OrderLink id={id} /> },
    {
      key: 'date',
      head: t(accountWords.date),
      sorts: true,
      card: 'end',
      cell: ({ date }) => <time dateTime={date}>{moment(date)}</time>,
    },
    {
      key: 'buyer',
      head: t(adminWords.buyer),
      card: 'start',
      cell: ({ buyer }) => (
        <span className={styles.links}>
          {/* A line a row: the e-mail is there for who asks, and stands with its buyer. */}
          <Link to={`/admin/buyer/${buyer.id}`} title={buyer.email}>
            {buyer.name}
          </Link>
        </span>
      ),
    },
    {
      key: 'breweries',
      head: t(shopWords.breweries),
      card: 'start',
      cell: ({ breweries }) => <OrderBreweries breweries={breweries} />,
    },
    {
      key: 'shipping',
      head: t(accountWords.shipments),
      card: 'end',
      cell: ({ parcels, lateDays }) => <OrderShipping parcels={parcels} lateDays={lateDays} />,
    },
    {
      key: 'state',
      head: t(accountWords.state),
      card: 'end',
      cell: ({ state, parcels }) => (
        // Where parcels say how they stand, that they were paid is said.
        <span className={state === 'paid' && shippingWords(parcels).length > 0 ? styles.said : undefined}>
          <PurchaseState state={state} />
        </span>
      ),
    },
    {
      key: 'total',
      head: t(accountWords.total),
      number: true,
      sorts: true,
      card: 'end',
      cell: ({ totalPrice }) => debtText(totalPrice, 'USD'),
    },
    {
      key: 'refunded',
      head: t(accountWords.refunded),
      number: true,
      card: 'line',
      cell: ({ refunded }) => (refunded ? debtText(refunded, 'USD') : null),
    },
  ]
  return (
    <div className={styles.orders}>
      <DataTable
        caption={t(accountWords.orders)}
        columns={columns}
        rows={orders}
        keyOf={({ id }) => id}
        sortsElsewhere
        {...orderSorting(path, place)}
      />
    </div>
  )
}
