import { z } from 'zod'
import { CHARGE_CURRENCIES } from './charge-currencies.ts'
import { endpoint } from './endpoint.ts'
import { choice, clearableText, pageNumber, queryDay, uuid } from './fields.ts'
import {
  ADMIN_ROWS_PER_PAGE,
  COUNTED_ORDERS,
  COUNTED_ORDERS_OF_MANY,
  EMAIL_MAX_CHARACTERS,
  SEARCH_MAX_CHARACTERS,
} from './limits.ts'
import { ORDER_SORTS } from './order-sorts.ts'
import { ORDER_STATES } from './purchases.ts'
import * as formTexts from './texts/form.ts'
import { said } from './texts/said.ts'

/** All orders as admins look for them: the page of them and the file. Money is dollars, instants are ISO. */

/** How parcels of an order can stand: what is late is to be sent too. */
const SHIPPINGS = ['pending', 'late', 'shipped', 'delivered', 'cancelled'] as const
export type Shipping = (typeof SHIPPINGS)[number]

const currency = z.enum(CHARGE_CURRENCIES)

const foundOrder = z.object({
  id: uuid,
  date: z.string(),
  state: z.enum(ORDER_STATES),
  units: z.number(),
  totalPrice: z.number(),
  refunded: z.number().describe('What went back, or is on its way'),
  charge: z.object({ currency, charged: z.number() }).describe('What its card is charged, or was'),
  buyer: z.object({ id: uuid, name: z.string(), email: z.string() }),
  breweries: z
    .array(z.object({ id: uuid, name: z.string() }))
    .describe('Whose beers are in it, in the order of the cart, as they were called then'),
  parcels: z
    .record(z.enum(SHIPPINGS), z.number())
    .describe(
      'How many stand how, each counted once: late ones are not among the pending, and what was given back before it left is among the cancelled. All 0 before it is paid',
    ),
  lateDays: z
    .number()
    .nullable()
    .describe('For how many days the latest of its late parcels was paid; null: none is late'),
})
export type FoundOrder = z.output<typeof foundOrder>

/** Which orders are meant, of the page and of the file alike; the days are the shop's. */
const ordersQuery = z.strictObject({
  q: clearableText(EMAIL_MAX_CHARACTERS).describe(
    'An order’s id or the last 8 characters of it, the provider’s id of a payment or of a payment page; or words, each of which its buyer’s name or e-mail, or one of its beers holds',
  ),
  brewery: clearableText(SEARCH_MAX_CHARACTERS).describe('Words that the name of one of its breweries holds'),
  shipping: z
    .enum(['', ...SHIPPINGS], said(formTexts.notOffered))
    .transform((shipping) => shipping || undefined)
    .optional()
    .describe('That one of its parcels stands so; `pending` are late ones too'),
  state: z
    .enum(['', ...ORDER_STATES], said(formTexts.notOffered))
    .transform((state) => state || undefined)
    .optional(),
  from: queryDay,
  to: queryDay,
})
export type AskedOrders = z.output<typeof ordersQuery>

/** What orders of one currency come to; money is dollars, but for what was charged. */
const ordersSum = z.object({
  currency,
  orders: z.number(),
  totalPrice: z.number(),
  refunded: z.number(),
  charged: z.number().describe('In the currency, of those that were paid'),
})
export type OrdersSum = z.output<typeof ordersSum>

export const findOrders = endpoint({
  method: 'GET',
  path: '/admin/orders',
  summary: `Orders, newest first, but late ones by how long they wait, unless \`sort\` says otherwise, ${ADMIN_ROWS_PER_PAGE} a page: those that are asked for, and what they come to.`,
  access: ['Admin'],
  query: ordersQuery.extend({
    sort: choice(ORDER_SORTS).describe(
      `By the day or by the total, of equals the newest first; by the total the newest of those that are asked for, as many as are counted`,
    ),
    dir: choice(['asc', 'desc']).describe('`desc` unless it is said'),
    pag: pageNumber,
  }),
  response: z.object({
    orders: z.array(foundOrder),
    total: z
      .number()
      .describe(
        `Orders that were found, at most ${COUNTED_ORDERS}; ${COUNTED_ORDERS_OF_MANY} where \`isOfNewest\``,
      ),
    isMore: z.boolean().describe('More were found than are counted'),
    isOfNewest: z
      .boolean()
      .describe('The words mean too many: they were looked for among the newest orders of these days alone'),
    totalPages: z.number(),
    sums: z
      .array(ordersSum)
      .nullable()
      .describe(
        'In each currency that their cards are charged in, most orders first; null where there are more',
      ),
  }),
  status: 200,
})

export const downloadOrders = endpoint({
  method: 'GET',
  path: '/admin/orders.csv',
  summary:
    'The same orders as a file for spreadsheets, newest first, whatever their number: in the shop’s time and the reader’s language. That it was taken is an entry of the audit log.',
  access: ['Admin'],
  query: ordersQuery,
  response: z.custom<Response>(),
  answers: 'csv',
  status: 200,
})
