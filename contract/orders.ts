import { z } from 'zod'
import { chargeRate } from './charge.ts'
import { endpoint } from './endpoint.ts'
import { cityName, personName, phoneNumber, streetAddress, text, uuid, withoutPageAddress } from './fields.ts'
import type { HoldRoom } from './hold-room.ts'
import { CART_MAX_LINES, CART_MAX_QUANTITY } from './limits.ts'
import { OBSTACLES } from './obstacles.ts'
import { purchase } from './purchases.ts'
import { REJECTIONS } from './rejections.ts'
import * as formTexts from './texts/form.ts'
import { said } from './texts/said.ts'

/** Where an order goes. Country and state are free text here: imported addresses of any country may be kept. */
const deliveryAddress = z.strictObject({
  recipient: withoutPageAddress(personName.max(160)),
  address: withoutPageAddress(streetAddress),
  city: withoutPageAddress(cityName),
  state: withoutPageAddress(text(80)),
  country: withoutPageAddress(text(60)),
  phone: phoneNumber.optional(),
})
/** The same of a buyer's own record: what stands there is told, whatever the rules for new ones are. */
const shownDelivery = z.object({
  recipient: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  phone: z.string().optional(),
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
    'Makes the cart an order, holds its beers where the buyer may hold so many, and answers with the payment address. Prices, totals and buyer are the server’s; the same cart resumes its open order. An Idempotency-Key header is honoured. Buyers only.',
  access: 'signed-in',
  body: z.strictObject({
    products: z
      .array(orderedBeer)
      .min(1)
      .max(CART_MAX_LINES)
      .refine(isWithinLines, said(formTexts.wholeBetween, { min: 1, max: CART_MAX_QUANTITY })),
    user: z.unknown().optional(),
    delivery: deliveryAddress.optional(),
  }),
  response: z.object({
    orderId: uuid,
    heldUntil: z
      .string()
      .nullable()
      .describe('Until when the beers are kept for the buyer; null: they are taken when the payment comes'),
    results: z.object({ response: z.object({ id: z.string(), init_point: z.string() }) }),
  }),
  status: 201,
})

/**
 * How a return from the provider stands. `in-process`: the provider has the payment and has not decided; `open`: the
 * order waits, and nobody knows of a payment; `unknown`: no order of whoever asks goes by what the address says.
 */
export const paymentReturn = z.object({
  orderId: uuid.nullable(),
  outcome: z.enum(['paid', 'rejected', 'in-process', 'open', 'closed', 'unknown']),
  heldUntil: z
    .string()
    .nullable()
    .describe('Until when its beers are kept for the buyer; null: they are not'),
  beerIds: z.array(uuid),
  rejectedBecause: z
    .enum(REJECTIONS)
    .nullable()
    .describe('Of what was rejected, where something can be done about it'),
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
  query: z.looseObject({
    'data.id': z.string().max(64).optional(),
    type: z.string().max(64).optional(),
    topic: z.string().max(64).optional(),
  }),
  body: z.looseObject({}),
  response: z.object({ received: z.literal(true) }),
  status: 200,
})

const holdRoom: z.ZodType<HoldRoom> = z.object({
  units: z.number(),
  ofBeers: z.record(z.string(), z.number()).describe('Units by the id of the beer'),
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
  unitCharged: z.number().nullable().describe('What a unit would be charged now; null where nothing can be'),
  shipsTo: z.array(z.string()).nullable().describe('Countries that its brewery ships to; null for all'),
  onSale: z.boolean(),
  hasSeller: z.boolean(),
  pausedUntil: z
    .string()
    .nullable()
    .describe(
      'The last day on which its brewery is away; null: it is not, or the buyer’s own open order holds as many already',
    ),
  problem: z
    .enum(OBSTACLES)
    .nullable()
    .describe(
      'What stands against its purchase, the gravest; not-shipped-there: to the country of the buyer’s own address',
    ),
})
export type CartLine = z.output<typeof cartLine>

export const getCart = endpoint({
  method: 'GET',
  path: '/cart',
  takesNoTurn: true,
  summary:
    'The cart cookie’s lines, priced now, with all that an order of them would be refused for; what the buyer’s own open order holds counts as available.',
  access: 'anyone',
  response: z.object({
    lines: z.array(cartLine),
    total: z.number(),
    quote: z
      .object(chargeRate)
      .nullable()
      .describe('How an order placed now would be charged; null: nobody can be charged now'),
    delivery: shownDelivery.nullable(),
    mayNotBuy: z
      .enum(['sellers-cannot-buy', 'minor-cannot-buy'])
      .nullable()
      .describe('Why whoever asks buys nothing, whatever lies in the cart'),
    openOrder: purchase.nullable().describe('The buyer’s order that waits for its payment'),
    holding: holdRoom
      .nullable()
      .describe(
        'How many units an order placed now would hold; null where nothing limits it, or nobody is known',
      ),
  }),
  status: 200,
})
export const priceAgain = endpoint({
  method: 'GET',
  path: '/purchases/{id}/again',
  summary:
    'The lines of an order of the session’s buyer, priced now as if they lay in their cart at what they cost then: what can still be had of it. The same 404 as the order itself.',
  access: ['Person'],
  params: z.object({ id: z.string() }),
  response: z.object({ lines: z.array(cartLine.omit({ unitCharged: true })) }),
  status: 200,
})
export type AgainLine = z.output<typeof priceAgain.response>['lines'][number]

export const countCart = endpoint({
  method: 'GET',
  path: '/cart/units',
  takesNoTurn: true,
  summary:
    'How many units of each beer in the cart cookie can be had: what the cart’s icon counts no more than.',
  access: 'anyone',
  response: z.object({ ofBeers: z.record(z.string(), z.number()).describe('Units by the id of the beer') }),
  status: 200,
})

export type PricedCart = z.output<typeof getCart.response>
