import * as parcelBatchTexts from './parcel-batch.ts'
import { parcelStateTexts } from './parcel-state.ts'
import * as todayTexts from './today.ts'

/** How the parcels of an order stand, for who looks after the shop. */

export const orderShippingTexts = {
  pending: todayTexts.toSend,
  late: parcelBatchTexts.late,
  shipped: parcelStateTexts.shipped,
  delivered: parcelStateTexts.delivered,
  cancelled: parcelStateTexts.cancelled,
}
