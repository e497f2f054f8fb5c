import { type Refusal, refuse } from '#contract/errors.ts'
import type { DeliveryAddress } from '#contract/orders.ts'
import * as formTexts from '#contract/texts/form.ts'
import { textOf } from '#contract/texts/text.ts'

import type { OrderingBuyer } from './lock-buyer.ts'

const NEEDED = ['recipient', 'address', 'city', 'state', 'country'] as const

/**
 * Where an order goes: where the buyer said this time, else to the address of their profile.
 * Refuses: address-missing, with the missing fields named.
 */
export function deliveryOf(
  given: DeliveryAddress | undefined,
  buyer: OrderingBuyer,
): (DeliveryAddress & { phone: string }) | Refusal {
  if (given) return { ...given, phone: given.phone ?? buyer.phone }
  const { name, lastName, address, city, state, country, phone } = buyer
  const delivery = { recipient: `${name} ${lastName}`.trim(), address, city, state, country, phone }
  const missing = NEEDED.filter((field) => !delivery[field])
  if (!missing.length) return delivery
  const fields = missing.map((field) => [`delivery.${field}`, textOf(formTexts.required)])
  return refuse('address-missing', undefined, Object.fromEntries(fields))
}
