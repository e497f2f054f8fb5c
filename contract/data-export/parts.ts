import { z } from 'zod'
import { MESSAGE_AUTHORS } from '../message-authors.ts'
import { PARCEL_STATES } from '../parcel-states.ts'
import { SHORTFALL_REASONS } from '../shortfall-reasons.ts'

/** What several parts of a data export say alike. */

export const instant = z.string().describe('An instant, ISO 8601')
export const dollars = z.number()

export const place = { country: z.string(), state: z.string(), city: z.string(), address: z.string() }
export const person = {
  name: z.string(),
  lastName: z.string(),
  document: z.string(),
  phone: z.string(),
  ...place,
}

export const parcel = z.strictObject({
  companyId: z.string(),
  state: z.enum(PARCEL_STATES),
  carrier: z.string(),
  tracking: z.string(),
  idChecked: z.boolean().describe('Its brewery saw that an adult took it'),
  handedByCode: z.boolean().describe('Its buyer said their code'),
  createdAt: instant,
  arrivals: z
    .array(z.strictObject({ arrived: z.boolean(), at: instant }))
    .describe('What its buyer said of its arrival, oldest first'),
  removals: z
    .array(
      z.strictObject({
        reason: z.enum(SHORTFALL_REASONS).nullable(),
        words: z.string(),
        refundId: z.string().nullable(),
        at: instant,
        by: z.enum(['seller', 'buyer']),
        lines: z.array(z.strictObject({ beerId: z.string(), quantity: z.number() })),
      }),
    )
    .describe('Units that were taken out of it before it left, oldest first'),
  messages: z
    .array(
      z.strictObject({
        author: z.enum(MESSAGE_AUTHORS),
        text: z.string().describe('Empty once its writer deleted their account'),
        pictures: z.array(z.string()).describe('Where they are read, as long as one is logged in'),
        at: instant,
      }),
    )
    .describe('What its buyer and the brewery wrote each other, oldest first'),
  invoices: z
    .array(
      z.strictObject({
        file: z.string().describe('Where it is saved from, as long as one is logged in'),
        type: z.string(),
        bytes: z.number(),
        at: instant,
      }),
    )
    .describe('The invoice that its brewery attached, where it did'),
})
