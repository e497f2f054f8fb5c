/**
 * How many units can be held for a buyer now, of all beers together and of each one that lies in the cart. Its schema stands where it
 * is sent (orders.ts): the cart's page asks `fitsHold`, and loads no validation library for it.
 */
export type HoldRoom = {
  units: number
  /** By the id of the beer. */
  ofBeers: Record<string, number>
}

/** Whether an order of these units is held until it is paid: the rule of which the cart tells, and which orders are placed by. */
export function fitsHold(
  { units, ofBeers }: HoldRoom,
  wanted: { beerId: string; quantity: number }[],
): boolean {
  return (
    wanted.reduce((sum, { quantity }) => sum + quantity, 0) <= units &&
    wanted.every(({ beerId, quantity }) => quantity <= (ofBeers[beerId] ?? 0))
  )
}
