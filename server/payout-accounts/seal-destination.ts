import type { PayoutDestination } from '#contract/payout-destination.ts'
import * as sealing from '../sealing/seal.ts'

type Keys = sealing.SealingKeys

const PURPOSE = 'payout account'

/** A payout account as it is kept: see `seal`. */
export function sealDestination(keys: Keys, companyId: string, destination: PayoutDestination): string {
  return sealing.seal(keys, PURPOSE, companyId, JSON.stringify(destination))
}

/** What was sealed; undefined where no key of the settings opens it, or it was sealed for another company, or changed. */
export function openDestination(
  keys: Keys,
  companyId: string,
  sealed: string,
): PayoutDestination | undefined {
  const text = sealing.unseal(keys, PURPOSE, companyId, sealed)
  return text === undefined ? undefined : JSON.parse(text)
}

/** Whether a sealed account is locked by the key in use, and not by one before it. */
export function isSealedByKeyInUse(keys: Keys, sealed: string): boolean {
  return sealing.isSealedByKeyInUse(keys, PURPOSE, sealed)
}
