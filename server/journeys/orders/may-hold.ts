import { createHmac } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { fitsHold } from '#contract/hold-room.ts'
import type { Transaction } from '#database/open-pool.ts'
import type { Settings } from '../../settings/env.ts'
import { readOwnRoom, readRoomAtAddress } from './hold-room.ts'
import type { WantedBeer } from './order-keys.ts'

/** `from` is what the order is counted under while it holds: a keyed hash of an address, or nothing. */
export type Holding = { isHeld: true; from: string | null } | { isHeld: false; from: null }

const NOT_HELD: Holding = { isHeld: false, from: null }

/**
 * May this buyer hold these beers now? Whoever may not still gets their order and pays; the beers are taken when the
 * money comes. There must be room for them by the buyer's own record and, for who has paid little or nothing, beside what
 * others at their address hold (`hold-room.ts`).
 *
 * Addresses wait for themselves here until the transaction ends, so that no two requests count the same free places. Who
 * has paid passes without waiting. The caller holds the buyer and no beer yet.
 * @param address of the peer; undefined where there is none to count by
 */
export async function mayHold(
  env: Settings,
  tx: Transaction,
  { buyerId, address, wanted }: { buyerId: string; address: string | undefined; wanted: WantedBeer[] },
): Promise<Holding> {
  if (env.RATE_LIMITS === 'off') return { isHeld: true, from: null }
  const beerIds = wanted.map(({ beerId }) => beerId)
  const own = await readOwnRoom(env, tx, { buyerId, beerIds })
  if (!fitsHold(own.room, wanted)) return NOT_HELD
  if (own.hasPaid || address === undefined) return { isHeld: true, from: null }

  const from = heldFrom(env, address)
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`holding:${from}`}, 0))`)
  const room = await readRoomAtAddress(env, tx, { buyerId, from, beerIds })
  return fitsHold(room, wanted) ? { isHeld: true, from } : NOT_HELD
}

/** What an address is counted under. A plain hash would not do: all IPv4 addresses are tried in minutes. */
export function heldFrom({ sessionSecret }: Pick<Settings, 'sessionSecret'>, address: string): string {
  return createHmac('sha256', sessionSecret).update(`held-from:${address}`).digest('base64url')
}
