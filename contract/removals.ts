import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { optionalText, uuid, withoutPageAddress } from './fields.ts'
import {
  CART_MAX_LINES,
  CART_MAX_QUANTITY,
  REMOVALS_A_PARCEL,
  SHORTFALL_WORDS_MAX_CHARACTERS,
} from './limits.ts'
import { PARCEL_STATES } from './parcel-states.ts'
import { SHORTFALL_REASONS } from './shortfall-reasons.ts'
import * as formTexts from './texts/form.ts'
import { said } from './texts/said.ts'

/** Units that are taken out of a parcel before it leaves: by its brewery, which cannot send them, or by its buyer. */

const removal = z.object({
  at: z.string().describe('ISO instant'),
  by: z.enum(['seller', 'buyer']),
  reason: z
    .enum(SHORTFALL_REASONS)
    .nullable()
    .describe('Why its brewery cannot send them; null of the buyer'),
  words: z.string().describe('What the brewery wrote to the buyer; empty where nothing'),
  refund: z.number().nullable().describe('Dollars that go back for them, or went; null to packers'),
  lines: z.array(z.object({ ProductId: uuid, name: z.string(), amount: z.number() })),
})
export type Removal = z.output<typeof removal>

/** What was taken out of a parcel, oldest first. */
export const removals = z.array(removal).describe('What was taken out of it before it left, oldest first')

const key = uuid.describe('The caller’s own: the same request under it again answers what was done')
const unitsOf = {
  ProductId: uuid,
  quantity: z.int().min(1).max(CART_MAX_QUANTITY),
  left: z
    .int()
    .min(1)
    .max(CART_MAX_QUANTITY)
    .describe('The units still to be sent of it, as who asks saw them: others by now are refused'),
}

/** What becomes of units that a brewery cannot send, on its shelf. */
export const SHELF_CHOICES = ['zero', 'out', 'back'] as const
export type ShelfChoice = (typeof SHELF_CHOICES)[number]

/** What its brewery says to the buyer. */
const shortfallReason = z.enum(SHORTFALL_REASONS, said(formTexts.required))
const shortfallWords = withoutPageAddress(
  optionalText(SHORTFALL_WORDS_MAX_CHARACTERS).transform((words) => words ?? ''),
)

const removed = z.object({
  orderId: uuid,
  companyId: uuid,
  state: z.enum(PARCEL_STATES).describe('cancelled once nothing of it is left'),
  refunded: z.number().nullable().describe('Dollars that go back for these units, or went; null to packers'),
})

export const sayShort = endpoint({
  method: 'POST',
  path: '/company/{id}/parcels/{orderId}/shortfalls',
  summary: `A brewery cannot send some units of a parcel, or any, before it leaves: their money goes back, the buyer is mailed what does not come and why, and with its last unit the parcel is cancelled. \`shelf\` of a beer: \`back\` puts these units on sale again, \`out\` does not, \`zero\` takes off sale all of it that nobody holds too. 409 when it has left, was cancelled, or when other units are left than were seen; at most ${REMOVALS_A_PARCEL} times a parcel, unless it is all of it. For its own seller alone.`,
  access: ['Company'],
  params: z.object({ id: z.string(), orderId: z.string() }),
  body: z.strictObject({
    key,
    reason: shortfallReason,
    words: shortfallWords,
    lines: z
      .array(z.strictObject({ ...unitsOf, shelf: z.enum(SHELF_CHOICES, said(formTexts.required)) }))
      .min(1)
      .max(CART_MAX_LINES),
  }),
  response: removed,
  status: 200,
})

export const cancelUnits = endpoint({
  method: 'POST',
  path: '/purchases/{orderId}/parcels/{companyId}/units/cancel',
  summary: `The buyer cancels some units of one brewery’s part of a paid order while it has not left: their money goes back, they return to the shelf, the seller is mailed. All that is left of it: as cancelling it whole. 409 when it has left, or when other units are left than were seen; at most ${REMOVALS_A_PARCEL} times a parcel, unless it is all of it.`,
  access: ['Person'],
  params: z.object({ orderId: z.string(), companyId: z.string() }),
  body: z.strictObject({ key, lines: z.array(z.strictObject(unitsOf)).min(1).max(CART_MAX_LINES) }),
  response: removed,
  status: 200,
})
