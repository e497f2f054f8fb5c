import { sql } from 'drizzle-orm'
import { isRefusal, type Refusal, refuse } from '#contract/errors.ts'
import { REMOVALS_A_PARCEL } from '#contract/limits.ts'
import type { ShortfallReason } from '#contract/shortfall-reasons.ts'
import type { Transaction } from '#database/open-pool.ts'
import { parcelRemovalLines, parcelRemovals } from '#database/schema.ts'
import { LINES_IN_ORDER } from '../../orders/lines-in-order.ts'
import type { Services } from '../../services.ts'
import { linesLeft } from '../orders/lines-left.ts'
import { giveBack } from './give-back.ts'
import type { LockedParcel } from './lock-parcel.ts'

/** Units of a beer that leave a parcel: `left` is how many were to be sent as who asks saw it. */
type RemovedUnits = { beerId: string; quantity: number; left: number; restock: boolean }

type Asked = {
  key: string
  /** Who does it: `users.id`. */
  by: string
  reason: ShortfallReason | null
  words: string
  lines: RemovedUnits[]
}

/**
 * Takes units out of a locked parcel that waits to be sent, and gives them back: once, because whoever asks names what they saw
 * left. `isEmpty`: nothing of it is left to be sent.
 *
 * Refuses: parcel-changed (other units are left than were seen, or fewer than are named), too-many-removals (unless they are all
 * that is left), refund-too-much.
 */
export async function removeUnits(
  services: Pick<Services, 'jobs'>,
  tx: Transaction,
  parcel: LockedParcel,
  { key, by, reason, words, lines }: Asked,
): Promise<{ removalId: string; isEmpty: boolean } | Refusal> {
  const { order, companyId } = parcel
  const left = (await linesLeft(tx, order.id)).filter((line) => line.companyId === companyId)
  const back = lines.flatMap((line) => {
    const found = left.find(({ beerId }) => beerId === line.beerId)
    const isAsSeen = found && found.quantity === line.left && line.quantity <= line.left
    return isAsSeen ? [{ ...found, quantity: line.quantity, restock: line.restock }] : []
  })
  const isNamedOnce = new Set(lines.map(({ beerId }) => beerId)).size === lines.length
  if (back.length < lines.length || !isNamedOnce) {
    return refuse('parcel-changed', { left: await leftInWords(tx, parcel) })
  }
  const units = (of: { quantity: number }[]) => of.reduce((sum, { quantity }) => sum + quantity, 0)
  const isEmpty = units(back) === units(left)
  if (!isEmpty && (await countRemovals(tx, parcel, reason !== null)) >= REMOVALS_A_PARCEL) {
    return refuse('too-many-removals', { most: REMOVALS_A_PARCEL })
  }
  const given = await giveBack(services, tx, parcel, back, reason ? 'parcel-short' : 'units-cancelled')
  if (isRefusal(given)) return given
  const [removal] = await tx
    .insert(parcelRemovals)
    .values({ orderId: order.id, companyId, key, userId: by, reason, words, refundId: given.refundId })
    .returning({ id: parcelRemovals.id })
  const removalId = removal!.id
  await tx
    .insert(parcelRemovalLines)
    .values(
      back.map(({ beerId, quantity, restock: restocked }) => ({ removalId, beerId, quantity, restocked })),
    )
  return { removalId, isEmpty }
}

/** Those of one side: its brewery gives a reason, whoever of its team it is, and the buyer none. */
async function countRemovals(tx: Transaction, { order, companyId }: LockedParcel, isBrewery: boolean) {
  const found = await tx.execute<{ count: number }>(sql`
    SELECT count(*)::int AS count FROM parcel_removals
    WHERE order_id = ${order.id} AND company_id = ${companyId} AND (reason IS NOT NULL) = ${isBrewery}`)
  return found.rows[0]!.count
}

/** «3 × Ñandú IPA, 0 × Stout»: what is left of each line. */
async function leftInWords(tx: Transaction, { order, companyId }: LockedParcel): Promise<string> {
  const left = await linesLeft(tx, order.id)
  const { rows } = await tx.execute<{ beerId: string; name: string }>(sql`
    SELECT beer_id AS "beerId", name FROM order_lines AS line
    WHERE order_id = ${order.id} AND company_id = ${companyId} ORDER BY ${LINES_IN_ORDER}`)
  const unitsOf = new Map(left.map(({ beerId, quantity }) => [beerId, quantity]))
  return rows.map(({ beerId, name }) => `${unitsOf.get(beerId) ?? 0} × ${name}`).join(', ')
}
