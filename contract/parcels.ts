import { z } from 'zod'
import { parcelArrival } from './arrival.ts'
import { endpoint } from './endpoint.ts'
import { choice, optionalText, pageNumber, sought, text, uuid, withoutPageAddress } from './fields.ts'
import {
  ARRIVAL_CHANGE_DAYS,
  CARRIER_MAX_CHARACTERS,
  CARRIERS_PROPOSED,
  COUNTED_PARCELS,
  DONE_PARCELS_PER_PAGE,
  HAND_OVER_CODE,
  PARCELS_A_BATCH,
  PARCELS_PER_PAGE,
  SEARCH_MAX_CHARACTERS,
  TRACKING_MAX_CHARACTERS,
} from './limits.ts'
import { parcelComplaint } from './parcel-complaint.ts'
import { PARCEL_STATES } from './parcel-states.ts'
import { removals } from './removals.ts'
import * as formTexts from './texts/form.ts'
import * as parcelBatchTexts from './texts/parcel-batch.ts'
import * as parcelsTexts from './texts/parcels.ts'
import { said } from './texts/said.ts'

/** What a brewery sends for an order, and what becomes of it on its way to the buyer. */

const parcelLine = z.object({
  ProductId: uuid,
  name: z.string(),
  summary: z.string().describe('Presentation of the beer when it was sold'),
  amount: z.number(),
  toSend: z.number().describe('Of amount, the units whose money has not gone back'),
  unitPrice: z.number().nullable().describe('What its buyer paid for one, in dollars; null to packers'),
})

/** What happened to a parcel; the first one is its payment, which nobody of the parcel did. */
const parcelEvent = z.object({
  from: z.enum(PARCEL_STATES).nullable(),
  to: z.enum(PARCEL_STATES),
  at: z.string().describe('ISO instant'),
  by: z.enum(['seller', 'buyer', 'admin']).nullable(),
  author: z.string().describe('Name of the seller who did it; empty for everybody else'),
  carrier: z.string(),
  tracking: z.string(),
})

/**
 * A parcel as its seller sees it. Recipient, address and phone are empty once the buyer deleted their account, the parcel
 * was cancelled or must not leave, or its hand-over was long ago (BUYER_SEEN_DAYS); the country stays.
 */
const parcel = z.object({
  orderId: uuid,
  companyId: uuid,
  date: z.string().describe('ISO instant of the payment'),
  days: z.number().describe('Whole days since then'),
  late: z.boolean().describe('It should have left by now'),
  state: z.enum(PARCEL_STATES),
  moneyBack: z
    .boolean()
    .describe('Its money went back or is on its way: while it is pending it must not leave'),
  warnedAt: z
    .string()
    .nullable()
    .describe('Since when the payment provider asks not to send it, while it is pending: it may be a fraud'),
  refundReason: z.string().describe('Why the administration gave money of it back, in its words; else empty'),
  carrier: z.string(),
  tracking: z.string(),
  idChecked: z.boolean().describe('Whoever handed it over says that they saw that an adult took it'),
  handedByCode: z.boolean().describe('Whoever handed it over was told its buyer’s code'),
  codeTries: z
    .number()
    .describe('How often the code of its buyer may still be said; 0: never, the tick is left'),
  recipient: z.string(),
  address: z.string(),
  city: z.string(),
  addressState: z.string(),
  country: z.string(),
  phone: z.string(),
  arrival: parcelArrival.nullable().describe('What its buyer said last; null: nothing'),
  complaint: parcelComplaint,
  lines: z.array(parcelLine),
  removals,
  events: z.array(parcelEvent),
})
export type Parcel = z.output<typeof parcel>

/** An id, its comma and the blanks that people leave around it. */
const CHARACTERS_AN_ORDER = 40

/** Orders by their ids or codes, parted by commas. What is neither is the id of no order. */
const orders = sought(PARCELS_A_BATCH * CHARACTERS_AN_ORDER)
  .transform((said) => said.split(',').flatMap((each) => each.trim().toLowerCase() || []))
  .refine((said) => said.length <= PARCELS_A_BATCH, said(parcelBatchTexts.tooMany, { max: PARCELS_A_BATCH }))
  .transform((said) => (said.length ? said : undefined))
  .optional()

export const listParcels = endpoint({
  method: 'GET',
  path: '/company/{id}/parcels',
  summary: `The parcels of a company, ${PARCELS_PER_PAGE} a page, ${DONE_PARCELS_PER_PAGE} of those delivered or cancelled: \`pending\` those to be sent, longest waiting first; \`shipped\` and \`delivered\`, newest first, unless \`dir\` says otherwise; \`cancelled\` with those that must not leave because their money went back. \`q\`: the one whose order has this id or code (the last 8 characters of it), else those whose recipient, tracking number or code has it in it, of those to be sent and the ${COUNTED_PARCELS} newest; \`orders\`: only those of these orders, by their ids or codes, parted by commas, at most ${PARCELS_A_BATCH}, all on one page. For itself and admins; 404 for everybody else.`,
  access: ['Company', 'Admin'],
  scope: 'parcels:read',
  params: z.object({ id: z.string() }),
  query: z.strictObject({
    state: z
      .enum(['', ...PARCEL_STATES], said(formTexts.notOffered))
      .transform((state) => state || undefined)
      .optional(),
    q: optionalText(SEARCH_MAX_CHARACTERS),
    orders,
    dir: choice(['asc', 'desc']).describe(
      'By the day on which they were paid: `asc` the oldest first, `desc` the newest',
    ),
    pag: pageNumber,
  }),
  response: z.object({
    parcels: z.array(parcel),
    counts: z
      .record(z.enum(PARCEL_STATES), z.number())
      .describe(
        `How many stand how, of those that \`q\` and \`orders\` name; of each at most ${COUNTED_PARCELS}, which is also how many are on pages`,
      ),
    isMore: z.record(z.enum(PARCEL_STATES), z.boolean()).describe('Of which there are more than are counted'),
    isOfNewest: z
      .boolean()
      .describe(
        'The words of `q` were looked for among those to be sent and the newest alone: there are more',
      ),
    totalPages: z.number(),
    carriers: z
      .array(z.string())
      .describe(
        `Who carried the company’s parcels last, at most ${CARRIERS_PROPOSED.most}, the newest first`,
      ),
  }),
  status: 200,
})

/** What a sheet makes of a long number, its last digits gone: 3,60002E+14. */
const ROUNDED = /^\d([.,]\d+)?E\+\d+$/i

/** Page and API alike: who takes the parcel, and under which number. */
export const shipment = z.strictObject({
  carrier: withoutPageAddress(text(CARRIER_MAX_CHARACTERS)),
  tracking: withoutPageAddress(
    optionalText(TRACKING_MAX_CHARACTERS).transform((tracking) => tracking ?? ''),
  ).refine((tracking) => !ROUNDED.test(tracking), said(parcelsTexts.trackingRounded)),
  seen: z
    .enum(['pending', 'shipped'])
    .optional()
    .describe(
      'How the parcel stood when its sender looked: a first dispatch is no correction of somebody else’s',
    ),
  despiteWarning: z
    .union([z.literal(true), z.literal('true')])
    .transform(() => true as const)
    .optional()
    .describe('Sent although the payment provider asked not to: its sender knows'),
})

/** Of a parcel that the payment provider asked not to send: its form is sent once that has been read. */
export const warnedShipment = shipment.extend({
  despiteWarning: z
    .union([z.literal(true), z.literal('true')], said(parcelsTexts.despiteNeeded))
    .transform(() => true as const),
})

/** As its buyer says it, or as people type it, with blanks; nothing typed is none. */
const handOverCode = z
  .string()
  .transform((typed) => typed.replace(/[\s-]/g, '') || undefined)
  .pipe(
    z
      .string()
      .regex(new RegExp(`^\\d{${HAND_OVER_CODE.digits}}$`), said(parcelsTexts.codeShape))
      .optional(),
  )

/**
 * What shows that an adult took the parcel, without which nothing counts as delivered: the code that its buyer alone is shown, or that
 * whoever handed it over has seen it.
 */
export const handOver = z
  .strictObject({
    code: handOverCode.optional(),
    idChecked: z
      .union([z.literal(true), z.literal('true')], said(parcelsTexts.idNeeded))
      .transform(() => true as const)
      .optional(),
  })
  .refine(({ code, idChecked }) => code !== undefined || idChecked, {
    ...said(parcelsTexts.idNeeded),
    path: ['idChecked'],
  })

const params = z.object({ id: z.string(), orderId: z.string() })
const moved = z.object({ orderId: uuid, companyId: uuid, state: z.enum(PARCEL_STATES) })

export const shipParcel = endpoint({
  method: 'PUT',
  path: '/company/{id}/parcels/{orderId}/shipped',
  summary:
    'A company’s parcel has left, or what was said of its way is corrected; the buyer is mailed, of corrections once a day what is newest. The same again changes nothing. For its seller and, in their place, for admins. 409 once it is delivered or cancelled, when it was `seen` pending and has left otherwise, when its money went back, or when the payment provider asked not to send it and `despiteWarning` is not said.',
  access: ['Company', 'Admin'],
  scope: 'parcels:write',
  params,
  body: shipment,
  response: moved,
  status: 200,
})

/** One of a batch: as if it were sent alone, but for what has to be confirmed, which is sent alone. */
const shippedRow = shipment.omit({ despiteWarning: true }).extend({ orderId: uuid })

/** Page and API alike: what leaves together. */
export const shipments = z.strictObject({
  parcels: z
    .array(shippedRow, said(formTexts.required))
    .min(1, said(parcelBatchTexts.noneTicked))
    .max(PARCELS_A_BATCH, said(parcelBatchTexts.tooMany, { max: PARCELS_A_BATCH })),
})

export const shipParcels = endpoint({
  method: 'PUT',
  path: '/company/{id}/parcels/shipped',
  summary: `Parcels of a company have left together, at most ${PARCELS_A_BATCH}: each by the rules of the call for one, and by itself, so that what refuses one keeps no other. Answers row by row, in the order asked: \`sent\`, \`corrected\`, \`already-sent\` (with the same carrier and number: nothing changed, nobody is mailed) or \`refused\`, with the code and sentence of that call. What the payment provider asked not to send is refused here: it is sent alone. The same call again changes nothing. For its seller and, in their place, for admins; 404 for everybody else.`,
  access: ['Company', 'Admin'],
  scope: 'parcels:write',
  params: z.object({ id: z.string() }),
  body: shipments,
  response: z.object({
    parcels: z.array(
      z.object({
        orderId: uuid,
        outcome: z.enum(['sent', 'corrected', 'already-sent', 'refused']),
        code: z.string().nullable().describe('Why it was refused'),
        message: z.string().describe('The same in words; empty for what was not'),
      }),
    ),
  }),
  status: 200,
})

export const deliverParcel = endpoint({
  method: 'PUT',
  path: '/company/{id}/parcels/{orderId}/delivered',
  summary: `A parcel that had left was handed to an adult: shown by the \`code\` that its buyer is shown, or by \`idChecked\`; which of them is kept, and the buyer is mailed. Repeating it changes nothing. 409 for a wrong code, after ${HAND_OVER_CODE.tries} of them for any. For its seller and, in their place, for admins.`,
  access: ['Company', 'Admin'],
  scope: 'parcels:write',
  params,
  body: handOver,
  response: moved,
  status: 200,
})

export const cancelParcel = endpoint({
  method: 'POST',
  path: '/purchases/{orderId}/parcels/{companyId}/cancel',
  summary:
    'The buyer cancels one brewery’s part of a paid order while it has not left: its money goes back, its beers return to the shelf, the seller is mailed. Repeating it changes nothing.',
  access: ['Person'],
  params: z.object({ orderId: z.string(), companyId: z.string() }),
  response: moved.extend({ refunded: z.number().describe('Dollars that go back, or went') }),
  status: 200,
})

export const sayArrival = endpoint({
  method: 'POST',
  path: '/purchases/{orderId}/parcels/{companyId}/arrival',
  summary: `The buyer says whether one brewery’s part of an order, which has left, has arrived: told to its seller and the administration, it delivers nothing. The same again changes nothing; the other answer replaces it within ${ARRIVAL_CHANGE_DAYS} days, and a few times at most.`,
  access: ['Person'],
  params: z.object({ orderId: z.string(), companyId: z.string() }),
  body: z.strictObject({ arrived: z.boolean() }),
  response: parcelArrival.extend({ orderId: uuid, companyId: uuid }),
  status: 200,
})
