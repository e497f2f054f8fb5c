/** The fields of the address that an order goes to, as the form names them and the API too. */
export const DELIVERY_FIELDS = ['recipient', 'address', 'city', 'state', 'country', 'phone'] as const
export type DeliveryField = (typeof DELIVERY_FIELDS)[number]
export type DeliveryForm = Record<DeliveryField, string>
