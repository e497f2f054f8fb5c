import { z } from 'zod'
import { pageNumber } from './fields.ts'
import * as formTexts from './texts/form.ts'
import { said } from './texts/said.ts'

/** Lists of what an admin decides on: what waits, and what is decided. */

const STATES = ['open', 'decided'] as const

export const decidedListQuery = z.strictObject({
  state: z
    .enum(['', ...STATES], said(formTexts.notOffered))
    .transform((state) => state || undefined)
    .optional(),
  pag: pageNumber,
})

/** Beside the rows of such a list. */
export const decidedListFacts = {
  total: z.number(),
  totalPages: z.number(),
  counts: z.record(z.enum(STATES), z.number()),
}
