import { sql } from 'drizzle-orm'
import type { Transaction } from '#database/open-pool.ts'
import { refundLines } from '#database/schema.ts'
import { linesLeft } from './lines-left.ts'
import { restock } from './restock.ts'

/**
 * An order of which every paid unit was given back ends with its money. What was free in it and has not left goes back to the shelf
 * with the last refund: nobody may send it any more, nor cancel it. The caller holds the order, which is still paid.
 */
export async function returnFreeUnits(tx: Transaction, orderId: string, refundId: string): Promise<void> {
  const left = (await linesLeft(tx, orderId)).filter(({ quantity }) => quantity > 0)
  // Money that went back without saying for what leaves its units where they are, free ones too.
  if (!left.length || left.some(({ chargeUnitCents }) => chargeUnitCents > 0)) return
  const { rows: unsent } = await tx.execute<{ companyId: string }>(
    sql`SELECT company_id AS "companyId" FROM parcels WHERE order_id = ${orderId} AND state = 'pending'`,
  )
  const lines = left.filter(({ companyId }) => unsent.some((parcel) => parcel.companyId === companyId))
  if (!lines.length) return
  const written = await tx
    .insert(refundLines)
    .values(
      lines.map(({ beerId, quantity }) => ({ refundId, beerId, quantity, amountCents: 0, restocked: true })),
    )
    .onConflictDoUpdate({
      target: [refundLines.refundId, refundLines.beerId],
      set: { quantity: sql`${refundLines.quantity} + excluded.quantity` },
    })
    .returning({ beerId: refundLines.beerId, restocked: refundLines.restocked })
  // Others of the same beer stayed away with this very refund: so do these.
  const onShelf = new Set(written.flatMap(({ beerId, restocked }) => (restocked ? [beerId] : [])))
  await restock(
    tx,
    orderId,
    lines.filter(({ beerId }) => onShelf.has(beerId)),
  )
}
