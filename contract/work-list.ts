import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { pageNumber, text, uuid } from './fields.ts'
import { ADMIN_ROWS_PER_PAGE } from './limits.ts'
import * as formTexts from './texts/form.ts'
import { said } from './texts/said.ts'
import { WORK_AGES, WORK_KINDS, WORK_TAKERS } from './work-kinds.ts'

/** What of orders and their money, of names and of exchange rates waits for a person. Money is dollars, instants are ISO. */

const person = z.object({ id: uuid, name: z.string() })

/** How a brewery is asked about its parcel: who sells for it, by mail and on the telephone. Empty where there is none. */
export const sellerContact = z.object({ email: z.string(), phone: z.string() })

export const workRow = z.object({
  kind: z.enum(WORK_KINDS),
  thing: z
    .string()
    .describe(
      'What it is about, among those of its kind: `kind` and `thing` together name it, as long as it waits',
    ),
  since: z.string(),
  due: z.string().nullable().describe('Until when it has to be done, where somebody outside says so'),
  orderId: uuid.nullable(),
  companyId: uuid.nullable().describe('Whose name it is about, or who waits to be looked at'),
  parcel: z
    .object({ companyId: uuid, carrier: z.string(), tracking: z.string(), ...sellerContact.shape })
    .nullable()
    .describe('Whose parcel it is about, how its brewery is asked, and by what it travels'),
  complaintId: uuid.nullable().describe('Which complaint it is about'),
  messageId: uuid.nullable().describe('Which message to the shop it is'),
  refundId: uuid.nullable(),
  paymentId: z.string().nullable(),
  amount: z.number().nullable().describe('The money that it is about, in `currency`'),
  currency: z.string().nullable(),
  expected: z.number().nullable().describe('What the amount should be, in `expectedCurrency`'),
  expectedCurrency: z.string().nullable(),
  about: z
    .string()
    .describe(
      'Whose parcel, which name or which rate it is, who wrote, or what went wrong, in the words of where it did',
    ),
  assignee: person.nullable().describe('The admin who looks after it; null: nobody'),
  notes: z.number().describe('How many notes admins left on it'),
})
export type WorkRow = z.output<typeof workRow>

export const listWork = endpoint({
  method: 'GET',
  path: '/admin/work',
  summary: `What a person has to look at: orders in review, parcels that nobody sends, refunds that do not get on, beers held by who never pays, what banks ask back, every place where the books and the provider disagree, breweries that took another’s name, what keeps cards from being charged, what the payment provider asked not to send, what its buyer says has not arrived, complaints to decide on, what people report, who says that an imported brewery is theirs, new breweries to be looked at, buyers’ claims, and what people wrote to the shop. What is past its deadline stands first, then the longest waiting; ${ADMIN_ROWS_PER_PAGE} a page. \`kind\` shows one kind alone, \`whose\` what is one’s own or nobody’s, \`age\` what has waited so many days; \`counts\` are of all kinds, as \`whose\` and \`age\` leave them, \`takers\` of all as \`kind\` and \`age\` do.`,
  access: ['Admin'],
  query: z.strictObject({
    kind: z
      .enum(['', ...WORK_KINDS], said(formTexts.notOffered))
      .transform((kind) => kind || undefined)
      .optional(),
    whose: z
      .enum(['', ...WORK_TAKERS], said(formTexts.notOffered))
      .transform((whose) => whose || undefined)
      .optional(),
    age: z
      .enum(['', ...WORK_AGES], said(formTexts.notOffered))
      .transform((age) => age || undefined)
      .optional(),
    pag: pageNumber,
  }),
  response: z.object({
    work: z.array(workRow),
    counts: z.record(z.enum(WORK_KINDS), z.number()),
    takers: z.object({ all: z.number(), mine: z.number(), nobody: z.number() }),
    total: z.number(),
    totalPages: z.number(),
  }),
  status: 200,
})

export const lookAtName = endpoint({
  method: 'PUT',
  path: '/admin/companies/{id}/name-looked-at',
  summary:
    'Says that the name of a company, which another one bears too, may stay: it leaves the work list and may be in the carousel. `shownAs` is the name as the list showed it; 409 when it is another one now. Repeating it changes nothing.',
  access: ['Admin'],
  params: z.object({ id: z.string() }),
  body: z.strictObject({ shownAs: text(400) }),
  response: z.object({ companyId: uuid, shownAs: z.string() }),
  status: 200,
})
