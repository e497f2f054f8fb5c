import type { Transaction } from '#database/open-pool.ts'
import type { LockedParcel } from '../parcels/lock-parcel.ts'
import { unitsToGive } from './give-back.ts'

/** Whether none of these units' money has gone back, nor is with a bank: nobody gets both, the money and the beer. */
export async function isStillOwed(
  tx: Transaction,
  parcel: LockedParcel,
  units: readonly { beerId: string; units: number }[],
): Promise<boolean> {
  const left = new Map((await unitsToGive(tx, parcel)).map(({ beerId, quantity }) => [beerId, quantity]))
  return units.every(({ beerId, units: count }) => count <= (left.get(beerId) ?? 0))
}
