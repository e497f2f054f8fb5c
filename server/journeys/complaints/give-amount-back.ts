import { isRefusal, type Refusal, refuse } from '#contract/errors.ts'
import { priceText } from '#contract/money.ts'
import type { Transaction } from '#database/open-pool.ts'
import type { Services } from '../../services.ts'
import type { LineLeft } from '../orders/lines-left.ts'
import type { LockedParcel } from '../parcels/lock-parcel.ts'
import { refundFor, unitsToGive } from './give-back.ts'
import { chargedShare, roomOf, shareAmount } from './share-amount.ts'

/** What was asked for of a beer, in cents of dollars. */
type AskedLine = { beerId: string; askedCents: number }

/**
 * Gives an amount of what was asked for back, as far as it is left: the buyer keeps the units, whose price is lowered by it.
 *
 * @param cents of dollars
 * @returns the refund and how much it is, in cents of dollars; null and 0 where nothing was left to go back
 * Refuses: as giveBack.
 */
export async function giveAmountBack(
  services: Pick<Services, 'jobs'>,
  tx: Transaction,
  parcel: LockedParcel,
  { cents, asked }: { cents: number; asked: AskedLine[] },
): Promise<{ refundId: string | null; cents: number } | Refusal> {
  const rooms = roomsOf(asked, await unitsToGive(tx, parcel))
  const given = Math.min(cents, sumOfRooms(rooms))
  const amounts = shareAmount(given, rooms).flatMap(({ cents: share }, at) =>
    share > 0 ? [chargedShare(rooms[at]!.line, share, parcel.order.chargeCurrency)] : [],
  )
  const refund = await refundFor(services, tx, parcel, { amounts })
  return isRefusal(refund) ? refund : { ...refund, cents: given }
}

/** Refuses an amount that is more than is left of what was asked for: complaint-amount, with what is. */
export function refuseMoreThanRoom(cents: number, asked: AskedLine[], left: LineLeft[]): Refusal | undefined {
  const mostCents = sumOfRooms(roomsOf(asked, left))
  return cents > mostCents ? refuse('complaint-amount', { amount: priceText(mostCents) }) : undefined
}

/** What may go back of each line that was asked for. */
function roomsOf(asked: AskedLine[], left: LineLeft[]) {
  return asked.flatMap(({ beerId, askedCents }) => {
    const line = left.find((each) => each.beerId === beerId)
    return line ? [{ beerId, line, mostCents: roomOf(line, askedCents) }] : []
  })
}

const sumOfRooms = (rooms: { mostCents: number }[]) =>
  rooms.reduce((sum, { mostCents }) => sum + mostCents, 0)
