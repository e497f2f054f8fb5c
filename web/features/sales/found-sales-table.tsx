import { Link } from 'react-router'
import { debtText } from '#contract/charge-text.ts'
import { orderCode } from '#contract/order-code.ts'
import type { SaleGroup } from '#contract/sales.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as salesTexts from '#contract/texts/sales.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import { useText } from '#web/texts.ts'
import { momentWords } from '#web/ui/moment-words.ts'
import { orderSorting } from '#web/ui/order-search/order-sorter.tsx'
import type { OrdersPlace } from '#web/ui/order-search/orders-place.ts'
import { type Column, DataTable } from '#web/ui/table/data-table.tsx'
import styles from './found-sales.module.css'
import { SaleState } from './sale-state.tsx'

type Props = {
  groups: SaleGroup[]
  /** The list's page, and where on it one is. */
  path: string
  place: OrdersPlace
  timeZone: string
  /** The page of a sale's parcel. */
  parcelAt: (sale: SaleGroup) => string
}

/** A page of sales, an order a row, its money in what it was charged in. */
export function FoundSalesTable({ groups, path, place, timeZone, parcelAt }: Props) {
  const t = useText()
  const moment = momentWords(timeZone)
  const columns: Column<SaleGroup>[] = [
    {
      key: 'order',
      head: t(accountWords.order),
      card: 'start',
      cell: (sale) => (
        <Link to={parcelAt(sale)}>
          <code>{orderCode(sale.ShoppingHistoryId)}</code>
        </Link>
      ),
    },
    {
      key: 'date',
      head: t(accountWords.date),
      sorts: true,
      card: 'end',
      cell: ({ date }) => <time dateTime={date}>{moment(date)}</time>,
    },
    {
      key: 'buyer',
      head: t(salesTexts.buyer),
      card: 'start',
      cell: ({ buyerName }) => buyerName,
    },
    {
      key: 'beers',
      head: t(shopWords.beers),
      card: 'start',
      cell: ({ Items }) => (
        <ul className={styles.beers}>
          {Items.map(({ id, amount, name }) => (
            <li key={id}>{t(accountWords.unitsOfBeer, { count: amount, beer: name })}</li>
          ))}
        </ul>
      ),
    },
    {
      key: 'state',
      head: t(accountWords.state),
      card: 'end',
      cell: (sale) => <SaleState sale={sale} />,
    },
    {
      key: 'total',
      head: t(accountWords.total),
      number: true,
      sorts: true,
      card: 'out',
      cell: ({ charge }) => debtText(charge.totalPrice, charge.currency),
    },
    {
      key: 'refunded',
      head: t(accountWords.refunded),
      number: true,
      card: 'line',
      cell: ({ charge }) => (charge.refunded ? debtText(charge.refunded, charge.currency) : null),
    },
    {
      key: 'net',
      head: t(salesTexts.net),
      number: true,
      card: 'end',
      cell: ({ charge }) => <strong>{debtText(charge.net, charge.currency)}</strong>,
    },
  ]
  return (
    <DataTable
      caption={t(accountWords.sales)}
      columns={columns}
      rows={groups}
      keyOf={({ ShoppingHistoryId }) => ShoppingHistoryId}
      sortsElsewhere
      {...orderSorting(path, place)}
    />
  )
}
