import { isProviderFailure, type ProviderFailure } from '../../ports/payment-provider.ts'
import type { Services } from '../../services.ts'
import { notKnownYet } from '../disputes/not-known-yet.ts'
import { takePayoutStanding } from './take-payout-standing.ts'

type Parts = Pick<Services, 'db' | 'jobs' | 'log' | 'payoutProvider'>

/**
 * Asks the provider how a payout stands, and brings the books to that. Repeating it changes nothing. While the provider does not
 * know it, it counts as a failure, for a day.
 * @param reference where the provider tells of it (ports/payout-provider.ts)
 * @param receivedAt when its notice came
 */
export async function settlePayout(
  services: Parts,
  reference: string,
  receivedAt: Date,
): Promise<Record<string, never> | ProviderFailure> {
  const told = await services.payoutProvider.read(reference)
  if (told === null) return notKnownYet('payout', receivedAt) ?? {}
  if (isProviderFailure(told)) return told
  await takePayoutStanding(services, told)
  return {}
}
