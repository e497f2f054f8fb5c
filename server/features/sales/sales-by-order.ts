import { centsFromDollars, dollarsFromCents } from '#contract/money.ts'
import type { Sale, SaleGroup } from '#contract/sales.ts'

/** Sales by order, in the order in which they come. */
export function salesByOrder(sales: Sale[]): SaleGroup[] {
  const orders = Map.groupBy(sales, ({ ShoppingHistoryId }) => ShoppingHistoryId)
  return [...orders.values()].map((Items) => {
    const { ShoppingHistoryId, date, buyerEmail, buyerName, state, chargeback, parcel } = Items[0]!
    return {
      ...{ ShoppingHistoryId, date, buyerEmail, buyerName, state, chargeback, parcel },
      ...sumsOf(Items, AMOUNTS),
      charge: {
        currency: Items[0]!.charge.currency,
        ...sumsOf(
          Items.map(({ charge }) => charge),
          [...AMOUNTS, ...PARTS],
        ),
      },
      Items,
    }
  })
}

const AMOUNTS = ['totalPrice', 'refunded', 'owed', 'paidOut'] as const
const PARTS = ['commission', 'commissionTax', 'fee', 'net'] as const

/** Fields of many sales of one currency, added up as hundredths. */
function sumsOf<Field extends string>(
  sales: Record<Field, number>[],
  fields: readonly Field[],
): Record<Field, number> {
  const sumOf = (field: Field) => sales.reduce((cents, sale) => cents + centsFromDollars(sale[field]), 0)
  return Object.fromEntries(fields.map((field) => [field, dollarsFromCents(sumOf(field))])) as Record<
    Field,
    number
  >
}
