import type { LineLeft } from './lines-left.ts'

/** Units of a line; whether they are back on the shelf, where that is said of them alone. */
export type RefundedUnits = { beerId: string; quantity: number; restock?: boolean }
/** Money of a line whose units stay with the buyer, in hundredths of what the order was charged in. */
export type RefundedAmount = { beerId: string; amountCents: number }

/** A line of a refund: so many units, and what of the line's money goes back with them. */
type LineBack = RefundedUnits & RefundedAmount

/** Of every line the units that are left, with all of its money that is. */
export function allThatIsLeft(left: LineLeft[]): LineBack[] {
  return left
    .filter(({ quantity }) => quantity > 0)
    .map(({ beerId, quantity, leftCents }) => ({ beerId, quantity, amountCents: leftCents }))
}

/**
 * The units and amounts that are named, with what goes back of each line. A unit is worth its price, or what is left of its line
 * where that is less. Undefined where there are not so many, or not so much.
 */
export function whatIsNamed(
  left: LineLeft[],
  { lines = [], amounts = [] }: { lines?: RefundedUnits[]; amounts?: RefundedAmount[] },
): LineBack[] | undefined {
  const named = new Map<string, LineBack>()
  for (const { beerId, quantity, restock } of lines) {
    const before = named.get(beerId)?.quantity ?? 0
    named.set(beerId, {
      beerId,
      quantity: before + quantity,
      amountCents: 0,
      ...(restock !== undefined && { restock }),
    })
  }
  for (const line of named.values()) {
    const of = left.find(({ beerId }) => beerId === line.beerId)
    if (!of || line.quantity <= 0 || line.quantity > of.quantity) return undefined
    line.amountCents = Math.min(line.quantity * of.chargeUnitCents, of.leftCents)
  }
  for (const { beerId, amountCents } of amounts) {
    const of = left.find((line) => line.beerId === beerId)
    if (!of || named.has(beerId) || amountCents <= 0 || amountCents > of.leftCents) return undefined
    named.set(beerId, { beerId, quantity: 0, amountCents, restock: false })
  }
  return [...named.values()]
}
