import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { pageNumber, uuid } from './fields.ts'
import { said } from './texts/said.ts'
import { WORK_KINDS } from './work-kinds.ts'

/** What of orders and their money waits for a person. Money is dollars, instants are ISO. */

const workRow = z.object({
  kind: z.enum(WORK_KINDS),
  since: z.string(),
  orderId: uuid.nullable(),
  refundId: uuid.nullable(),
  paymentId: z.string().nullable(),
  amount: z.number().nullable().describe('The money that it is about, in `currency`'),
  currency: z.string().nullable(),
  expected: z.number().nullable().describe('What the amount should be'),
  about: z.string().describe('Whose parcel it is, or what went wrong, in the words of where it did'),
})
export type WorkRow = z.output<typeof workRow>

export const listWork = endpoint({
  method: 'GET',
  path: '/admin/work',
  summary:
    'What a person has to look at: orders in review, refunds that do not get on, and every place where the books and the provider disagree. Longest waiting first, 25 a page; `kind` shows one kind alone, `counts` are of all.',
  access: ['Admin'],
  query: z.strictObject({
    kind: z
      .enum(['', ...WORK_KINDS], said('form.notOffered'))
      .transform((kind) => kind || undefined)
      .optional(),
    pag: pageNumber,
  }),
  response: z.object({
    work: z.array(workRow),
    counts: z.record(z.enum(WORK_KINDS), z.number()),
    total: z.number(),
    totalPages: z.number(),
  }),
  status: 200,
})
