/** The field of what is said for all ticked parcels. */
export const CARRIER_ID = 'batch-carrier'

/** Id and name of the field of an order's tracking number. */
export function fieldOf(orderId: string): string {
  return `tracking-${orderId}`
}

/** Whether a field of this name is a tracking number. */
export function isTracking(name: string): boolean {
  return name.startsWith(fieldOf(''))
}
