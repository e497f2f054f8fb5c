import { centsFromDollars, dollarsFromCents } from '#contract/money.ts'
import type { Sale, SaleGroup } from '#contract/sales.ts'

/** Sales by order, in the order in which they come. */
export function salesByOrder(sales: Sale[]): SaleGroup[] {
  const orders = Map.groupBy(sales, ({ ShoppingHistoryId }) => ShoppingHistoryId)
  return [...orders.values()].map((Items) => {
    const { ShoppingHistoryId, date, buyerEmail, buyerName, state, chargeback, parcel } = Items[0]!
    return {
      ...{ ShoppingHistoryId, date, buyerEmail, buyerName, state, chargeback, parcel },
      ...sums(Items),
      charge: {
        currency: Items[0]!.charge.currency,
        ...sums(Items.map(({ charge }) => charge)),
        ...parts(Items.map(({ charge }) => charge)),
      },
      Items,
    }
  })
}

type Amounts = Pick<Sale, 'totalPrice' | 'refunded' | 'owed' | 'paidOut'>
type Parts = Pick<Sale['charge'], 'commission' | 'commissionTax' | 'fee' | 'net'>

function sums(sales: Amounts[]): Amounts {
  return {
    totalPrice: sumOf(sales, 'totalPrice'),
    refunded: sumOf(sales, 'refunded'),
    owed: sumOf(sales, 'owed'),
    paidOut: sumOf(sales, 'paidOut'),
  }
}

function parts(sales: Parts[]): Parts {
  return {
    commission: sumOf(sales, 'commission'),
    commissionTax: sumOf(sales, 'commissionTax'),
    fee: sumOf(sales, 'fee'),
    net: sumOf(sales, 'net'),
  }
}

/** Of one currency, added up as hundredths. */
function sumOf<Field extends string>(sales: Record<Field, number>[], field: Field): number {
  return dollarsFromCents(sales.reduce((cents, sale) => cents + centsFromDollars(sale[field]), 0))
}
