import { parcelStateTexts } from './parcel-state.ts'

/** How sales go: a seller's figures and charts, and the files for spreadsheets. */

export const time = { es: 'Hora', en: 'Time', pt: 'Hora' }
export const unitPrice = { es: 'Precio unitario (U$S)', en: 'Unit price (U$S)', pt: 'Preço unitário (U$S)' }
export const total = { es: 'Total (U$S)', en: 'Total (U$S)', pt: 'Total (U$S)' }
export const charged = { es: 'Cobrado', en: 'Charged', pt: 'Cobrado' }
export const parcel = { es: 'Envío', en: 'Shipment', pt: 'Envio' }
export const parcels = {
  pending: parcelStateTexts.pending,
  shipped: parcelStateTexts.shipped,
  delivered: parcelStateTexts.delivered,
  cancelled: parcelStateTexts.cancelled,
}
