/** Where a parcel can be: 'Envio pendiente', 'Enviado', 'Entregado'; or its buyer cancelled it while it was pending. */
export const PARCEL_STATES = ['pending', 'shipped', 'delivered', 'cancelled'] as const
export type ParcelState = (typeof PARCEL_STATES)[number]
