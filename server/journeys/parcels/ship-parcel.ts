import type { BodyOf, ResponseOf } from '#contract/endpoint.ts'
import { isRefusal, type Refusal } from '#contract/errors.ts'
import type { shipParcel as call } from '#contract/parcels.ts'
import type { Services } from '../../services.ts'
import type { Mover } from './lock-to-move.ts'
import { sendParcel } from './send-parcel.ts'

/**
 * A company's parcel has left, or what was said of its way is corrected. Its seller says so, or an admin.
 * @param shipment `tracking` '' when there is no number; `seen` how its sender saw the parcel
 *
 * Refuses what `sendParcel` does.
 */
export async function shipParcel(
  services: Pick<Services, 'db' | 'jobs' | 'env'>,
  { id, orderId }: { id: string; orderId: string },
  mover: Mover,
  shipment: BodyOf<typeof call>,
): Promise<ResponseOf<typeof call> | Refusal> {
  const sent = await sendParcel(services, { companyId: id, orderId }, mover, shipment)
  return isRefusal(sent) ? sent : sent.parcel
}
