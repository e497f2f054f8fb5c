import { siteOf } from '#contract/charge-currencies.ts'
import type { LineLeft } from '../orders/lines-left.ts'
import type { RefundedAmount } from '../orders/what-goes-back.ts'

/** Of a line no more than `mostCents`, in cents of dollars. */
type Room = { beerId: string; mostCents: number }

/**
 * Shares an amount among lines by how much each may give: of all lines up to one the shares together are rounded down, and a line
 * has the difference to those before it, so that no cent is lost and none is there twice. Both are cents of dollars; `cents` is at
 * most what all lines may give together.
 */
export function shareAmount(cents: number, rooms: Room[]): { beerId: string; cents: number }[] {
  const all = rooms.reduce((sum, { mostCents }) => sum + mostCents, 0)
  let soFar = 0
  let shared = 0
  return rooms.map(({ beerId, mostCents }) => {
    soFar += mostCents
    const upToHere = Math.floor((cents * soFar) / (all || 1))
    const share = upToHere - shared
    shared = upToHere
    return { beerId, cents: share }
  })
}

/** What is left of a line of which something is, in cents of dollars. */
function leftDollars({ unitCents, chargeUnitCents, leftCents }: LineLeft): number {
  return Math.max(1, Math.round((leftCents * unitCents) / chargeUnitCents))
}

/** What may go back of a line for so much that was asked for, in cents of dollars. */
export const roomOf = (line: LineLeft, askedCents: number) => Math.min(askedCents, leftDollars(line))

/** What units of a line come to, as far as it is left, in cents of dollars. */
export const worthOf = (line: LineLeft, units: number) => Math.min(units * line.unitCents, leftDollars(line))

/**
 * A share of a line in what its order was charged in, at the line's own rate, in the currency's smallest coins: at least one, and no
 * more than is left.
 */
export function chargedShare(
  { beerId, unitCents, chargeUnitCents, leftCents }: LineLeft,
  cents: number,
  currency: string,
): RefundedAmount {
  const coin = (siteOf(currency)?.decimals ?? 2) === 0 ? 100 : 1
  const charged = Math.round((cents * chargeUnitCents) / unitCents / coin) * coin
  return { beerId, amountCents: Math.min(leftCents, Math.max(coin, charged)) }
}
