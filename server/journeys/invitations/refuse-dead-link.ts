import { type ErrorCode, type Refusal, refuse } from '#contract/errors.ts'
import type { Services } from '../../services.ts'

/**
 * What is said to whoever brings a link that does not live: trying them out counts like a log-in.
 * @param address of the peer
 * @param over what is said of such a link
 * Answers with `over`, or with too-many-requests.
 */
export async function refuseDeadLink(
  rateLimits: Services['rateLimits'],
  address: string,
  over: ErrorCode,
): Promise<Refusal> {
  return (await rateLimits.take('log-in', address)) ?? refuse(over)
}
