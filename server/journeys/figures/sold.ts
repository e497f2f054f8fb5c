/** Cents. What was refunded stands with the sale that it takes from. */
export type Sold = { units: number; salesCents: number; refundedUnits: number; refundedCents: number }
/** In how many orders. */
export type SoldInOrders = Sold & { orders: number }

export const NOTHING_SOLD: SoldInOrders = {
  orders: 0,
  units: 0,
  salesCents: 0,
  refundedUnits: 0,
  refundedCents: 0,
}
