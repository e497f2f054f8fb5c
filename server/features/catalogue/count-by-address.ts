import type { Refusal } from '#contract/errors.ts'
import type { Services } from '../../services.ts'
import { type RoomForBeers, refuseForRoom } from './room-for-beers.ts'

/**
 * Counts what a company is about to publish that has proved nothing, by address: otherwise one person with twenty sign-ups
 * an hour, or who deletes the account and signs up anew, would have room without end. To be asked outside of a
 * transaction, whose connection would wait for another one here.
 * @param beers how many; what there is no room for is not counted
 * @param address of the peer
 * Refuses as a full room does, so that the way out is told: no-room-unproved.
 */
export async function countByAddress(
  rateLimits: Services['rateLimits'],
  room: RoomForBeers,
  beers: number,
  address: string,
): Promise<Refusal | undefined> {
  const counted = Math.min(beers, room.left)
  if (room.proved || counted === 0) return undefined
  const tooMany = await rateLimits.take('unproved-beers-by-address', address, counted)
  return tooMany && refuseForRoom(room)
}
