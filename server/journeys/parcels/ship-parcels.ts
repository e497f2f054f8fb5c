import type { BodyOf, ResponseOf } from '#contract/endpoint.ts'
import { isRefusal, type Refusal, refusalText } from '#contract/errors.ts'
import type { shipParcels as call } from '#contract/parcels.ts'
import type { Services } from '../../services.ts'
import type { Mover } from './lock-to-move.ts'
import { refuseParcelsOf } from './refuse-parcels-of.ts'
import { sendParcel } from './send-parcel.ts'

type Answer = ResponseOf<typeof call>['parcels'][number]

/**
 * Parcels of a company have left together. Each is sent by itself, one after the other and in a transaction of its own: never
 * are two orders locked at once, so that batches in any order stand in nobody's way, and what one is refused for keeps no other.
 * Where the shop fails midway, what has been sent is; the same batch again says so, and sends the rest.
 * @returns what became of each, in the order asked
 *
 * Refuses: not-found (no such company, somebody else's). A single one of them: see `sendParcel`; it is never sent despite a warning.
 */
export async function shipParcels(
  services: Pick<Services, 'db' | 'jobs' | 'env'>,
  companyId: string,
  mover: Mover,
  { parcels }: BodyOf<typeof call>,
): Promise<ResponseOf<typeof call> | Refusal> {
  const refused = await refuseParcelsOf(services.db, companyId, mover.caller)
  if (refused) return refused
  const answers: Answer[] = []
  for (const { orderId, ...shipment } of parcels) {
    const sent = await sendParcel(services, { companyId, orderId }, mover, shipment)
    answers.push({
      orderId,
      ...(isRefusal(sent) ? whyNot(sent) : { outcome: sent.outcome, code: null, message: '' }),
    })
  }
  return { parcels: answers }
}

function whyNot({ refused, details }: Refusal) {
  return { outcome: 'refused', code: refused, message: refusalText(refused, details) } as const
}
