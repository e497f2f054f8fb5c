import type { FoundOrder, Shipping } from './found-orders.ts'
import { orderShippingTexts } from './texts/order-shipping.ts'
import { textOf } from './texts/text.ts'

/** What is late stands first, what is over last. */
const IN_ORDER = ['late', 'pending', 'shipped', 'delivered', 'cancelled'] as const satisfies Shipping[]

/** How the parcels of an order stand, each way once and in words: 'Enviado', and 'Enviado (2)' where several do. Empty before it is paid. */
export function shippingWords(parcels: FoundOrder['parcels']): { shipping: Shipping; words: string }[] {
  return IN_ORDER.filter((shipping) => parcels[shipping] > 0).map((shipping) => {
    const words = textOf(orderShippingTexts[shipping])
    return { shipping, words: parcels[shipping] > 1 ? `${words} (${parcels[shipping]})` : words }
  })
}
