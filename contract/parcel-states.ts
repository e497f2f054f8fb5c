/** Where a parcel can be: 'Envio pendiente', 'Enviado', 'Entregado'; or it was cancelled while it was pending, by its buyer or by its brewery that cannot send it. */
export const PARCEL_STATES = ['pending', 'shipped', 'delivered', 'cancelled'] as const
export type ParcelState = (typeof PARCEL_STATES)[number]
