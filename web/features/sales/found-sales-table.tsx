import { Link } from 'react-router'
import { debtText } from '#contract/charge-text.ts'
import { centsFromDollars, priceText } from '#contract/money.ts'
import { orderCode } from '#contract/order-code.ts'
import type { SaleGroup } from '#contract/sales.ts'
import * as accountWords from '#contract/texts/account-words.ts'
import * as salesTexts from '#contract/texts/sales.ts'
import * as shopWords from '#contract/texts/shop-words.ts'
import { useText } from '#web/texts.ts'
import { EmailWords } from '#web/ui/email-words.tsx'
import { momentWords } from '#web/ui/moment-words.ts'
import { type Column, DataTable } from '#web/ui/table/data-table.tsx'
import styles from './found-sales.module.css'
import { SaleState } from './sale-state.tsx'

type Props = {
  groups: SaleGroup[]
  timeZone: string
  /** The page of a sale's parcel. */
  parcelAt: (sale: SaleGroup) => string
}

/** A page of sales, an order a row. */
export function FoundSalesTable({ groups, timeZone, parcelAt }: Props) {
  const t = useText()
  const moment = momentWords(timeZone)
  const dollars = (amount: number) => priceText(centsFromDollars(amount))
  const columns: Column<SaleGroup>[] = [
    {
      key: 'order',
      head: t(accountWords.order),
      cell: (sale) => (
        <Link to={parcelAt(sale)}>
          <code>{orderCode(sale.ShoppingHistoryId)}</code>
        </Link>
      ),
    },
    {
      key: 'date',
      head: t(accountWords.date),
      cell: ({ date }) => <time dateTime={date}>{moment(date)}</time>,
    },
    {
      key: 'buyer',
      head: t(salesTexts.buyer),
      cell: ({ buyerName, buyerEmail }) => (
        <span className={styles.two}>
          {buyerName}
          {buyerEmail && (
            <a className="quiet" href={`mailto:${buyerEmail}`}>
              <EmailWords email={buyerEmail} />
            </a>
          )}
        </span>
      ),
    },
    {
      key: 'beers',
      head: t(shopWords.beers),
      long: true,
      cell: ({ Items }) => (
        <ul className={styles.beers}>
          {Items.map(({ id, amount, name }) => (
            <li key={id}>{t(accountWords.unitsOfBeer, { count: amount, beer: name })}</li>
          ))}
        </ul>
      ),
    },
    { key: 'state', head: t(accountWords.state), cell: (sale) => <SaleState sale={sale} /> },
    {
      key: 'total',
      head: t(accountWords.total),
      number: true,
      cell: ({ totalPrice }) => dollars(totalPrice),
    },
    {
      key: 'refunded',
      head: t(accountWords.refunded),
      number: true,
      cell: ({ refunded }) => (refunded ? dollars(refunded) : null),
    },
    {
      key: 'net',
      head: t(salesTexts.net),
      number: true,
      cell: ({ charge }) => debtText(charge.net, charge.currency),
    },
  ]
  return (
    <DataTable
      caption={t(accountWords.sales)}
      columns={columns}
      rows={groups}
      keyOf={({ ShoppingHistoryId }) => ShoppingHistoryId}
    />
  )
}
