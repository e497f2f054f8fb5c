import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { cityName, personName, phoneNumber, streetAddress, text, uuid } from './fields.ts'
import { CART_MAX_LINES, CART_MAX_QUANTITY } from './limits.ts'
import { said } from './texts/said.ts'

/** Where an order goes. Country and state are free text here: imported addresses of any country may be kept. */
const deliveryAddress = z.strictObject({
  recipient: personName.max(160),
  address: streetAddress,
  city: cityName,
  state: text(80),
  country: text(60),
  phone: phoneNumber.optional(),
})
export type DeliveryAddress = z.output<typeof deliveryAddress>

/**
 * A cart line as the buyer saw it. `price` (dollars) is what the cart showed: a difference is refused, never charged. The
 * other fields of specification section 3 (Cart item) are known and say nothing.
 */
const orderedBeer = z.strictObject({
  id: uuid,
  quantity: z.int().min(1).max(CART_MAX_QUANTITY),
  price: z.number().optional(),
  name: z.unknown().optional(),
  image: z.unknown().optional(),
  summary: z.unknown().optional(),
})

/** A beer that is named twice is one line of the order, and no line holds more than a cart's: its cents stay an integer. */
function isWithinLines(products: { id: string; quantity: number }[]): boolean {
  const units = new Map<string, number>()
  for (const { id, quantity } of products) {
    const beerId = id.toLowerCase()
    units.set(beerId, (units.get(beerId) ?? 0) + quantity)
  }
  return [...units.values()].every((quantity) => quantity <= CART_MAX_QUANTITY)
}

export const createOrder = endpoint({
  method: 'POST',
  path: '/create-order',
  summary:
    'Holds the beers and answers with the payment address. Prices, totals and buyer are the server’s; the same cart resumes its open order. An Idempotency-Key header is honoured. Buyers only.',
  access: 'signed-in',
  body: z.strictObject({
    products: z
      .array(orderedBeer)
      .min(1)
      .max(CART_MAX_LINES)
      .refine(isWithinLines, said('form.wholeBetween', { min: 1, max: CART_MAX_QUANTITY })),
    user: z.unknown().optional(),
    delivery: deliveryAddress.optional(),
  }),
  response: z.object({
    orderId: uuid,
    results: z.object({ response: z.object({ id: z.string(), init_point: z.string() }) }),
  }),
  status: 201,
})

/** How a return from the provider stands. `open` = still waiting for the payment. */
export const paymentReturn = z.object({
  orderId: uuid.nullable(),
  outcome: z.enum(['paid', 'rejected', 'open', 'closed']),
  beerIds: z.array(uuid),
})

export const settleReturn = endpoint({
  method: 'POST',
  path: '/payment-return',
  summary:
    'A buyer came back from the provider: asks the provider and settles in line. What the address says is a hint only.',
  access: ['Person'],
  body: z.strictObject({
    payment_id: z.string().max(64).optional(),
    external_reference: z.string().max(64).optional(),
  }),
  response: paymentReturn,
  status: 200,
})

/** Mercado Pago's notice of a payment (developers: "Webhooks"); only the id is read, the payment is then asked for. */
export const receiveWebhook = endpoint({
  method: 'POST',
  path: '/webhooks/mercado-pago',
  summary: 'Takes a signed notice from the payment provider.',
  access: 'anyone',
  query: z.looseObject({ 'data.id': z.string().max(64).optional(), type: z.string().max(64).optional() }),
  body: z.looseObject({}),
  response: z.object({ received: z.literal(true) }),
  status: 200,
})

/** A line of the cart, priced now. `seenPrice` is what the cart was filled at. */
const cartLine = z.object({
  id: uuid,
  name: z.string(),
  company: z.string(),
  presentation: z.string(),
  image: z.string(),
  price: z.number(),
  seenPrice: z.number(),
  quantity: z.number(),
  stock: z.number(),
  lineTotal: z.number(),
  shipsTo: z.array(z.string()).nullable().describe('Countries that its brewery ships to; null for all'),
  problem: z
    .enum(['price-changed', 'less-left', 'sold-out', 'not-on-sale', 'not-shipped-there'])
    .nullable()
    .describe('not-shipped-there: to the country of the buyer’s own address'),
})
export type CartLine = z.output<typeof cartLine>

export const getCart = endpoint({
  method: 'GET',
  path: '/cart',
  summary: 'The cart cookie’s lines, priced now; what the buyer’s own open order holds counts as available.',
  access: 'anyone',
  response: z.object({
    lines: z.array(cartLine),
    total: z.number(),
    delivery: deliveryAddress.nullable(),
  }),
  status: 200,
})
export type PricedCart = z.output<typeof getCart.response>
