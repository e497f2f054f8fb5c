import { z } from 'zod'

/** How many units can be held for a buyer now, of all beers together and of each one that lies in the cart. */
export const holdRoom = z.object({
  units: z.number(),
  ofBeers: z.record(z.string(), z.number()).describe('Units by the id of the beer'),
})
export type HoldRoom = z.output<typeof holdRoom>

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
