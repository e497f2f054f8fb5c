import { z } from 'zod'
import { complaint, complaintLine } from './complaint.ts'
import { COMPLAINT_KINDS, COMPLAINT_TURNS, NO_COMPLAINT_BECAUSE } from './complaint-states.ts'
import { endpoint } from './endpoint.ts'
import { choice, optionalText, pageNumber, text, uuid } from './fields.ts'
import {
  ADMIN_ROWS_PER_PAGE,
  CART_MAX_LINES,
  CART_MAX_QUANTITY,
  COMPLAINT_ANSWER_DAYS,
  COMPLAINT_DAYS,
  COMPLAINT_REPLY_DAYS,
  COMPLAINT_SEND_DAYS,
  COMPLAINT_WORDS_MAX_CHARACTERS,
  COMPLAINTS_A_PARCEL,
  READ_FOR_WORDS,
  SEARCH_MAX_CHARACTERS,
} from './limits.ts'
import { isMoney } from './money.ts'
import { shipment } from './parcels.ts'
import * as formTexts from './texts/form.ts'
import * as ownComplaintTexts from './texts/own-complaint.ts'
import { said } from './texts/said.ts'

/** The calls about complaints: the buyer's, the brewery's, the administration's. */

const units = z.strictObject({ ProductId: uuid, quantity: z.int().min(1).max(CART_MAX_QUANTITY) })
const lines = z.array(units, said(ownComplaintTexts.unitsNeeded)).max(CART_MAX_LINES)
const someLines = lines.min(1, said(ownComplaintTexts.unitsNeeded))
const words = text(COMPLAINT_WORDS_MAX_CHARACTERS)
/** Dollars of what was asked for; how many there are says the complaint. */
const amount = z
  .number(said(ownComplaintTexts.amountDecimals))
  .positive(said(ownComplaintTexts.amountAboveZero))
  .refine(isMoney, said(ownComplaintTexts.amountDecimals))

const parcelParams = z.object({ orderId: z.string(), companyId: z.string() })
const ofParcel = '/purchases/{orderId}/parcels/{companyId}/complaints'

export const listParcelComplaints = endpoint({
  method: 'GET',
  path: ofParcel,
  summary:
    'What the buyer may complain of in one brewery’s part of an order, until when, and what they complained of before, newest first. The same 404 for somebody else’s, one that there is not, and what is no id.',
  access: ['Person'],
  params: parcelParams,
  response: z.object({
    orderId: uuid,
    companyId: uuid,
    company: z.string(),
    noBecause: z
      .enum(NO_COMPLAINT_BECAUSE)
      .nullable()
      .describe('Why nothing can be complained of; null: it can'),
    until: z.string().nullable().describe('Until when it can'),
    neverCameFrom: z
      .string()
      .nullable()
      .describe('From when it counts as not come; null: now, or it has not left'),
    lines: z.array(
      complaintLine.pick({
        ProductId: true,
        name: true,
        summary: true,
        image: true,
        unitPrice: true,
        left: true,
      }),
    ),
    complaints: z.array(complaint),
  }),
  status: 200,
})

/** Of what never came all that is left is meant where no units are named. */
const newComplaint = z
  .strictObject({
    kind: z.enum(COMPLAINT_KINDS, said(ownComplaintTexts.kindNeeded)),
    lines: lines.optional(),
    words,
  })
  // Told beside what else is wrong: nobody fills in a form twice for it.
  .refine(({ kind, lines: named }) => kind === 'never-came' || (named?.length ?? 0) > 0, {
    ...said(ownComplaintTexts.unitsNeeded),
    path: ['lines'],
    when: ({ value }) => typeof value === 'object' && value !== null,
  })

export const openComplaint = endpoint({
  method: 'POST',
  path: ofParcel,
  summary: `The buyer complains of a parcel that has left: until ${COMPLAINT_DAYS.afterDelivered} days after it was delivered, or ${COMPLAINT_DAYS.afterSent} after it left where nobody said so, or left again; \`never-came\` from ${COMPLAINT_DAYS.neverCameAfter} days after it left, or left again. Its brewery answers within ${COMPLAINT_ANSWER_DAYS} working days, or the administration decides; of a brewery that nobody sells for it does at once. 409 with \`complaintId\` while another of the parcel is not over, with \`lines\` where fewer units are left; at most ${COMPLAINTS_A_PARCEL} a parcel.`,
  access: ['Person'],
  params: parcelParams,
  body: newComplaint,
  response: complaint,
  status: 201,
})

const byId = z.object({ id: z.string() })
const seenEdition = z.int().min(0)

export const acceptOffer = endpoint({
  method: 'POST',
  path: '/complaints/{id}/accept',
  summary:
    'The buyer takes what the brewery offers: the money of these units goes back at once; or what they asked for leaves the shelf to be sent again, 409 where it is not all there any more, or its money went back. `edition` is that of the offer they read; 409 when it was replaced meanwhile. Repeating it changes nothing.',
  access: ['Person'],
  params: byId,
  body: z.strictObject({ edition: seenEdition }),
  response: complaint,
  status: 200,
})

export const escalateComplaint = endpoint({
  method: 'POST',
  path: '/complaints/{id}/escalate',
  summary: `The buyer does not agree with the brewery’s answer, within ${COMPLAINT_REPLY_DAYS} days of it: the administration decides. \`edition\` is that of the answer they read; 409 when it was replaced meanwhile. Repeating it changes nothing.`,
  access: ['Person'],
  params: byId,
  body: z.strictObject({ edition: seenEdition, words: optionalText(COMPLAINT_WORDS_MAX_CHARACTERS) }),
  response: complaint,
  status: 200,
})

export const takeBackComplaint = endpoint({
  method: 'POST',
  path: '/complaints/{id}/take-back',
  summary:
    'The buyer complains no more. Repeating it changes nothing; 409 once it has ended otherwise, and while what they took is to be sent again.',
  access: ['Person'],
  params: byId,
  response: complaint,
  status: 200,
})

export const listComplaints = endpoint({
  method: 'GET',
  path: '/company/{id}/complaints',
  summary: `Complaints about a company’s parcels, ${ADMIN_ROWS_PER_PAGE} a page: first those that wait for it, whose time runs out first, then those that wait for others, then what is over, newest first. \`q\`: those about the order with this id or code (the last 8 characters of it), else those of which the code, the recipient, a beer that was asked for or what was said holds each of these words, of the first ${READ_FOR_WORDS} in this order. \`waitsFor\`: of those, what waits for the company, for others or for nobody any more. For itself and admins; 404 for everybody else.`,
  access: ['Company', 'Admin'],
  params: byId,
  query: z.strictObject({
    q: optionalText(SEARCH_MAX_CHARACTERS),
    waitsFor: choice(COMPLAINT_TURNS),
    pag: pageNumber,
  }),
  response: z.object({
    complaints: z.array(
      complaint
        .pick({
          ...{
            id: true,
            orderId: true,
            kind: true,
            state: true,
            openedAt: true,
            dueAt: true,
            closedAt: true,
          },
          ...{ asked: true, offered: true, given: true },
        })
        .extend({
          units: z.number().describe('How many were asked for'),
          recipient: z.string(),
          lines: z
            .array(complaintLine.pick({ ProductId: true, name: true, asked: true }))
            .describe('What was asked for'),
        }),
    ),
    counts: z
      .record(z.enum(COMPLAINT_TURNS), z.number())
      .describe('Of all that `q` means, how many wait for whom'),
    waiting: z.number().describe('How many of all that `q` means wait for the company’s answer'),
    toSend: z.number().describe('Of how many it promised beer that has yet to leave'),
    isOfNewest: z.boolean().describe('The words of `q` were not looked for in all: there are older ones'),
    total: z.number(),
    totalPages: z.number(),
  }),
  status: 200,
})
export type ComplaintRow = z.output<(typeof listComplaints)['response']>['complaints'][number]

const ofCompany = z.object({ id: z.string(), complaintId: z.string() })

export const getComplaint = endpoint({
  method: 'GET',
  path: '/company/{id}/complaints/{complaintId}',
  summary: 'A complaint about a parcel of the company. For itself and admins; 404 for everybody else.',
  access: ['Company', 'Admin'],
  params: ofCompany,
  response: complaint.extend({
    carriers: z
      .array(z.string())
      .describe(
        'Who carried the company’s parcels last, the newest first, where something is to be sent again',
      ),
  }),
  status: 200,
})

/** Who takes what is sent again, and under which number. */
const way = shipment.pick({ carrier: true, tracking: true })

/** All that was asked for, some of its units, an amount of its money, beer again for all of it, or no. */
const complaintAnswer = z.discriminatedUnion(
  'answer',
  [
    z.strictObject({
      answer: z.literal('all'),
      edition: seenEdition,
      words: optionalText(COMPLAINT_WORDS_MAX_CHARACTERS),
    }),
    z.strictObject({
      answer: z.literal('some'),
      edition: seenEdition,
      lines: someLines,
      words: optionalText(COMPLAINT_WORDS_MAX_CHARACTERS),
    }),
    z.strictObject({
      answer: z.literal('amount'),
      edition: seenEdition,
      amount,
      words: optionalText(COMPLAINT_WORDS_MAX_CHARACTERS),
    }),
    z.strictObject({
      answer: z.literal('again'),
      edition: seenEdition,
      words: optionalText(COMPLAINT_WORDS_MAX_CHARACTERS),
    }),
    z.strictObject({ answer: z.literal('no'), edition: seenEdition, words }),
  ],
  said(formTexts.required),
)

export const answerComplaint = endpoint({
  method: 'POST',
  path: '/company/{id}/complaints/{complaintId}/answer',
  summary: `The brewery answers: \`all\` gives back what was asked for, at once; \`some\` offers the money of some of these units, \`amount\` an amount of what was asked for, whose units the buyer keeps: offers, which the buyer takes or leaves within ${COMPLAINT_REPLY_DAYS} days (409 where that is all of it); \`again\` offers to send all of them again, which must be on sale then, and when the buyer takes it; \`no\` refuses, with words that the buyer reads. Until the buyer has said something it may be answered otherwise, a few times, but a no takes no offer away. \`edition\` is that which was read; 409 when it is another. The same again changes nothing.`,
  access: ['Company'],
  params: ofCompany,
  body: complaintAnswer,
  response: complaint,
  status: 200,
})

export const sendAgain = endpoint({
  method: 'POST',
  path: '/company/{id}/complaints/{complaintId}/sent-again',
  summary: `What the brewery promised to send again has left, within ${COMPLAINT_SEND_DAYS} working days of the buyer’s yes: the complaint is settled, and the buyer is mailed. Not sent in time, its units go back on the shelf and the administration decides. The same again changes nothing.`,
  access: ['Company'],
  params: ofCompany,
  body: way,
  response: complaint,
  status: 200,
})

export const getComplaintForAdmin = endpoint({
  method: 'GET',
  path: '/admin/complaints/{id}',
  summary: 'A complaint with everything that was said.',
  access: ['Admin'],
  params: byId,
  response: complaint,
  status: 200,
})

/** Units or an amount; neither refuses. */
const complaintDecision = z
  .strictObject({ lines, amount: amount.optional(), words })
  .refine(({ lines: named, amount: wanted }) => wanted === undefined || named.length === 0, {
    ...said(ownComplaintTexts.unitsOrAmount),
    path: ['amount'],
  })

export const decideComplaint = endpoint({
  method: 'POST',
  path: '/admin/complaints/{id}/decision',
  summary:
    'The administration decides on a complaint that was escalated: the money of these units of the parcel goes back, of any that are left; or an amount of what was asked for, whose units the buyer keeps; neither refuses it. Both sides read the words. 409 with `lines` where fewer units are left, or less money. The same again changes nothing.',
  access: ['Admin'],
  params: byId,
  body: complaintDecision,
  response: complaint,
  status: 200,
})
