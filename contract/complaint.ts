import { z } from 'zod'
import { COMPLAINT_EVENT_NAMES, COMPLAINT_KINDS, COMPLAINT_STATES } from './complaint-states.ts'
import { uuid } from './fields.ts'

/** What a buyer complains of in a parcel, from its opening to its end. Money is dollars, instants are ISO. */

/** A beer of the parcel; all numbers but the price are units. */
export const complaintLine = z.object({
  ProductId: uuid,
  name: z.string(),
  summary: z.string().describe('Presentation of the beer when it was sold'),
  image: z.string().describe('Its picture, or the label that is drawn for it'),
  unitPrice: z.number(),
  bought: z.number(),
  left: z.number().describe('Not given back yet, by whatever way; 0 of what cost nothing'),
  leftPrice: z
    .number()
    .describe('Dollars of it that can go back: less than `left` units cost where an amount did'),
  asked: z.number(),
  offered: z
    .number()
    .describe('What the brewery offers to give back, or gave; 0 where it offers an amount of all of it'),
  given: z.number().describe('What went back because of the complaint'),
})
export type ComplaintLine = z.output<typeof complaintLine>

const complaintEvent = z.object({
  event: z.enum(COMPLAINT_EVENT_NAMES),
  by: z.enum(['buyer', 'seller', 'admin']).nullable().describe('null: time ran out, and the shop did it'),
  at: z.string(),
  words: z.string().describe('Empty once whoever wrote them deleted their account'),
  units: z.number().nullable().describe('How many it is about; null where it is about none'),
  amount: z.number().nullable().describe('Dollars, where it is about an amount and no units'),
})
export type ToldComplaintEvent = z.output<typeof complaintEvent>

export const complaint = z.object({
  id: uuid,
  orderId: uuid,
  companyId: uuid,
  company: z.string(),
  recipient: z.string().describe('Who the parcel is for; empty once its buyer deleted their account'),
  kind: z.enum(COMPLAINT_KINDS),
  state: z.enum(COMPLAINT_STATES),
  edition: z.number().describe('How often the brewery has answered'),
  openedAt: z.string(),
  dueAt: z
    .string()
    .nullable()
    .describe(
      'Until when the brewery answers (open) or sends (to-send-again), or the buyer answers (offered, offered-again, refused); null: no time runs',
    ),
  closedAt: z.string().nullable(),
  carrier: z.string().describe('Who took what was sent again; empty where nothing was'),
  tracking: z.string(),
  mayOffer: z.boolean().describe('The brewery may answer, for the first time or otherwise'),
  lines: z.array(complaintLine).describe('Every beer of the parcel'),
  asked: z.number().describe('Dollars of the units that were asked for, as far as they had not gone back'),
  offered: z.number().describe('Dollars that are offered'),
  given: z.number().describe('Dollars that went back because of it, or are on their way'),
  refund: z
    .object({ id: uuid, isBack: z.boolean(), at: z.string().describe('When it was decided, or was back') })
    .nullable(),
  events: z.array(complaintEvent).describe('Oldest first'),
})
export type Complaint = z.output<typeof complaint>
